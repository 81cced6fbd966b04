import { useTranslate } from 'react-admin';
import type { ResolvedCardsBlock } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useDismiss } from '../../console/useDismiss.ts';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './cards.module.css';
import { forLanguage } from './forLanguage.ts';
import { PromoCard } from './PromoCard.tsx';

/** Cards side by side; on a phone, dismissible cards are swiped, and permanent ones are stacked. */
export function CardsBlock({ block }: BlockProps<ResolvedCardsBlock>) {
  const translate = useTranslate();
  const { language } = useConsole();
  const { isGone, dismiss } = useDismiss();
  const cards = forLanguage(block.cards, language).filter(({ notify }) => !isGone(notify));
  if (cards.length === 0) return null;
  const isPassing = block.cards.some(({ notify }) => notify !== undefined);
  return (
    <BlockFrame label={block.label} wide onlyLeads>
      <ul className={styles.cards} data-swipe={isPassing} aria-label={translate(block.label)}>
        {cards.map((card) => {
          const { notify } = card;
          return (
            <li key={card.id}>
              <PromoCard card={card} onDismiss={notify === undefined ? undefined : () => dismiss(notify)} />
            </li>
          );
        })}
      </ul>
    </BlockFrame>
  );
}
