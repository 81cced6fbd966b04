import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { ChartAnswer, ResolvedChartBlock } from '#contract/generated/api.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { useFormats } from '../../console/useFormats.ts';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './blocks.module.css';
import { ChartTable } from './ChartTable.tsx';
import { useBlock } from './useBlock.ts';

// The chart library is as large as the rest of the console; it loads separately, behind the skeleton.
const DayChart = lazy(async () => ({ default: (await import('./DayChart.tsx')).DayChart }));

/** A sum by day as bars; for screen readers, a table of the same figures. */
export function ChartBlock({ block }: BlockProps<ResolvedChartBlock>) {
  const translate = useTranslate();
  const { data, error, refetch } = useBlock<ChartAnswer>(block.api);
  const label = translate(block.label);
  const isEmpty = data?.days.every(({ count }) => count === 0) ?? false;
  const skeleton = <ChartSkeleton />;
  return (
    <BlockFrame
      label={block.label}
      wide
      aside={data && !isEmpty && <ChartSummary answer={data} />}
      busy={data === undefined}
      error={error}
      onRetry={refetch}
    >
      <div className={styles.chart}>
        {data === undefined ? skeleton : null}
        {isEmpty && <p className={styles.nothing}>{translate('block.chart_empty')}</p>}
        {data !== undefined && !isEmpty && (
          <>
            <LoadBoundary>
              <div className={styles.drawing}>
                <Suspense fallback={skeleton}>
                  <DayChart label={label} answer={data} />
                </Suspense>
              </div>
            </LoadBoundary>
            <ChartTable label={label} answer={data} />
          </>
        )}
      </div>
    </BlockFrame>
  );
}

/** The days of a chart, and their sum. */
function ChartSummary({ answer: { days, currency } }: { readonly answer: ChartAnswer }) {
  const translate = useTranslate();
  const { day, money } = useFormats();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const total = days.reduce((sum, { value }) => sum + parseDecimal(value, currency), 0n);
  return (
    <p className={styles.summary}>
      <span>{translate('block.chart_range', { from: day(first.day), to: day(last.day) })}</span>{' '}
      <strong>{translate('block.chart_total', { total: money(toDecimal(total, currency), currency) })}</strong>
    </p>
  );
}

/** Heights of the placeholder bars, in percent. */
const HEIGHTS = [40, 55, 48, 62, 70, 35, 30, 52, 60, 66, 58, 74, 38, 33, 56, 64];

function ChartSkeleton() {
  return (
    <div className={styles.bars} aria-hidden="true" aria-busy="true">
      {HEIGHTS.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change.
        <span key={index} style={{ height: `${height}%` }}>
          <Skeleton height={10} />
        </span>
      ))}
    </div>
  );
}
