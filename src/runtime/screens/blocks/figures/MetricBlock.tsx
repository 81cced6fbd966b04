import { useTranslate } from 'react-admin';
import type { MetricAnswer, ResolvedMetricBlock } from '#contract/generated/api.ts';
import { percentChange } from '#contract/money/percentChange.ts';
import { PERIODS } from '../../../cells/periods.ts';
import { useFormats } from '../../../console/useFormats.ts';
import { Skeleton } from '../../../parts/loading/Skeleton.tsx';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../BlockProps.ts';
import styles from '../blocks.module.css';
import { useBlock } from '../useBlock.ts';
import { summedListPath, useListPath } from './summedList.ts';

/** A sum over a period, its number of payments, and the comparison with the previous period. */
export function MetricBlock({ block }: BlockProps<ResolvedMetricBlock>) {
  const translate = useTranslate();
  const { money, number } = useFormats();
  const { data, error, refetch } = useBlock<MetricAnswer>(block.api);
  const path = useListPath(block.summed?.resource);
  const listed = path && block.summed && data && summedListPath(path, block.summed.where, data);
  return (
    <BlockFrame label={block.label} to={block.to ?? listed} busy={data === undefined} error={error} onRetry={refetch}>
      {data === undefined ? (
        <Skeleton lines={4} width="60%" height={20} />
      ) : (
        <>
          <p className={styles.figure}>{money(data.value, data.currency)}</p>
          <div className={styles.lines}>
            <p>{translate('block.payments', { smart_count: data.count, count: number(data.count) })}</p>
            <Change value={data.value} previous={data.previous} before={PERIODS[block.period].before} />
          </div>
        </>
      )}
    </BlockFrame>
  );
}

interface ChangeProps {
  readonly value: string;
  readonly previous: string;
  /** The locale key of the previous period. */
  readonly before: string;
}

function Change({ value, previous, before }: ChangeProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const change = percentChange(value, previous);
  const period = translate(before);
  if (change === undefined) return <p>{translate('block.nothing_before')}</p>;
  const percent = `${number(Number(change.percent))}%`;
  return (
    <p className={styles.change} data-direction={change.direction}>
      {translate(`block.change_${change.direction}`, { percent, period })}
    </p>
  );
}
