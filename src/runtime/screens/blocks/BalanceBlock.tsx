import { useTranslate } from 'react-admin';
import type { BalanceAnswer, ResolvedBalanceBlock } from '#contract/generated/api.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './blocks.module.css';
import { useBlock } from './useBlock.ts';

/** The available balance and the pending amounts. */
export function BalanceBlock({ block }: BlockProps<ResolvedBalanceBlock>) {
  const translate = useTranslate();
  const { money } = useFormats();
  const { data, error, refetch } = useBlock<BalanceAnswer>(block.api);
  return (
    <BlockFrame label={block.label} to={block.to} busy={data === undefined} error={error} onRetry={refetch}>
      {data === undefined ? (
        <Skeleton lines={3} width="60%" height={20} />
      ) : (
        <dl className={styles.balance}>
          <div>
            <dt className={styles.hidden}>{translate('block.available')}</dt>
            <dd className={styles.figure}>{money(data.available, data.currency)}</dd>
          </div>
          <div className={styles.second}>
            <dt>{translate('block.pending')}</dt>
            <dd>{money(data.pending, data.currency)}</dd>
          </div>
        </dl>
      )}
    </BlockFrame>
  );
}
