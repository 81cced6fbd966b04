import { useTranslate } from 'react-admin';
import type { ResolvedSetupBlock, SetupAnswer } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './cards.module.css';
import { forLanguage } from './forLanguage.ts';
import { PromoCard } from './PromoCard.tsx';
import { useBlock } from './useBlock.ts';

/**
 * The open setup tasks. Tasks that the server reports as done are hidden, and the block is hidden with the last one.
 */
export function SetupBlock({ block }: BlockProps<ResolvedSetupBlock>) {
  const translate = useTranslate();
  const { language } = useConsole();
  const { data, error, refetch } = useBlock<SetupAnswer>(block);
  const cards = forLanguage(block.cards, language).filter(({ id }) => data?.cards[id] !== 'DONE');
  if (cards.length === 0) return null;
  return (
    <BlockFrame label={block.label} wide grows onlyLeads busy={data === undefined} error={error} onRetry={refetch}>
      {data === undefined ? (
        <Skeleton lines={2} width="60%" height={20} />
      ) : (
        <ul className={styles.cards} aria-label={translate(block.label)}>
          {cards.map((card) => (
            <li key={card.id}>
              <PromoCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}
