import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ChartAnswer, ResolvedChartBlock } from '#contract/generated/api.ts';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './blocks.module.css';
import { ChartSummary } from './figures/ChartSummary.tsx';
import { ChartTable } from './figures/ChartTable.tsx';
import type { FigureDays } from './figures/summedListPath.ts';
import { useSummedPath } from './figures/useSummedPath.ts';
import { useBlock } from './useBlock.ts';

// The chart library is as large as the rest of the console; it loads separately, behind the skeleton.
const DayChart = lazy(async () => ({ default: (await import('./DayChart.tsx')).DayChart }));

/**
 * A sum by day or week, as bars or as a table. Each figure leads to the list that adds up to it; a bar that is tapped has its
 * figure above the chart, until it is tapped again.
 * Rule home.bars.
 */
export function ChartBlock({ block }: BlockProps<ResolvedChartBlock>) {
  const [isTable, setTable] = useState(false);
  const [tapped, setTapped] = useState<string>();
  const { data, error, isStale, refetch } = useBlock<ChartAnswer>(block);
  const pathOf = useSummedPath(block.summed);
  const bar = data?.bars.find(({ from }) => from === tapped);
  const shown = data && (bar === undefined || isTable ? data : { ...data, bars: [bar] });
  const isEmpty = data?.bars.every(({ count }) => count === 0) ?? false;
  return (
    <BlockFrame
      label={block.label}
      wide
      aside={shown && !isEmpty && <ChartSummary answer={shown} pathOf={pathOf} isTable={isTable} onTable={setTable} />}
      busy={data === undefined}
      stale={isStale}
      error={error}
      onRetry={refetch}
    >
      <ChartContent
        label={block.label}
        answer={data}
        isEmpty={isEmpty}
        isTable={isTable}
        pathOf={pathOf}
        onTap={({ from }) => setTapped(from === tapped ? undefined : from)}
      />
    </BlockFrame>
  );
}

interface ChartContentProps {
  readonly label: string;
  readonly answer: ChartAnswer | undefined;
  readonly isEmpty: boolean;
  readonly isTable: boolean;
  /** The address of the list of these days; `undefined` where no list has them. */
  readonly pathOf: ((days: FigureDays) => string) | undefined;
  readonly onTap: (days: FigureDays) => void;
}

function ChartContent({ label, answer, isEmpty, isTable, pathOf, onTap }: ChartContentProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const name = translate(label);
  const skeleton = <ChartSkeleton />;
  if (answer === undefined) return <div className={styles.chart}>{skeleton}</div>;
  if (isEmpty) {
    return (
      <div className={styles.chart}>
        <p className={styles.nothing}>{translate('block.chart_empty')}</p>
      </div>
    );
  }
  return (
    <div className={styles.chart} data-table={isTable}>
      {!isTable && (
        <LoadBoundary>
          <div className={styles.drawing}>
            <Suspense fallback={skeleton}>
              <DayChart
                label={name}
                answer={answer}
                onOpen={pathOf && ((days) => void navigate(pathOf(days)))}
                onTap={onTap}
              />
            </Suspense>
          </div>
        </LoadBoundary>
      )}
      <ChartTable label={name} answer={answer} pathOf={pathOf} unseen={!isTable} />
    </div>
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
