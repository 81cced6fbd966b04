import { useTranslate } from 'react-admin';
import type { BetterDirection, MetricAnswer, ResolvedMetricBlock } from '#contract/generated/api.ts';
import { percentChange } from '#contract/money/percentChange.ts';
import { PERIODS } from '../../../cells/periods.ts';
import { useFormats } from '../../../console/useFormats.ts';
import { Skeleton } from '../../../parts/loading/Skeleton.tsx';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../BlockProps.ts';
import styles from '../blocks.module.css';
import { useBlock } from '../useBlock.ts';
import { useDaysText } from './useDaysText.ts';
import { useSummedPath } from './useSummedPath.ts';

/** A sum over a period, its number of payments, and the comparison with the previous period. */
export function MetricBlock({ block }: BlockProps<ResolvedMetricBlock>) {
  const translate = useTranslate();
  const daysText = useDaysText();
  const { money, number } = useFormats();
  const { data, error, isStale, refetch } = useBlock<MetricAnswer>(block);
  const pathOf = useSummedPath(block.summed);
  return (
    <BlockFrame
      label={block.label}
      to={block.to ?? (data && pathOf?.(data))}
      busy={data === undefined}
      stale={isStale}
      error={error}
      onRetry={refetch}
    >
      {data === undefined ? (
        <Skeleton lines={block.periods ? 5 : 4} width="60%" height={20} />
      ) : (
        <>
          <p className={styles.figure}>{money(data.value, data.currency)}</p>
          <div className={styles.lines}>
            <p>{translate('block.payments', { smart_count: data.count, count: number(data.count) })}</p>
            <Change answer={data} better={block.better ?? 'more'} />
            {block.periods && <p>{daysText(data)}</p>}
          </div>
        </>
      )}
    </BlockFrame>
  );
}

interface ChangeProps {
  readonly answer: MetricAnswer;
  readonly better: BetterDirection;
}

/** How the figure compares with the period before. */
function Change({ answer: { value, previous, period }, better }: ChangeProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const change = percentChange(value, previous);
  if (change === undefined) return <p>{translate('block.nothing_before')}</p>;
  const { direction } = change;
  const isGood = direction === (better === 'more' ? 'up' : 'down');
  const words = { percent: `${number(Number(change.percent))}%`, period: translate(PERIODS[period].before) };
  return (
    <p className={styles.change} data-good={isGood}>
      {translate(`block.change_${direction}`, words)}
    </p>
  );
}
