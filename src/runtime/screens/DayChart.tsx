import { lazy, Suspense } from 'react';
import type { ChartAnswer } from '#contract/generated/api.ts';
import { Skeleton } from '../parts/loading/Skeleton.tsx';

const Code = lazy(async () => ({ default: (await import('./blocks/DayChart.tsx')).DayChart }));

/** Bars by day; the chart library loads when they are first shown. */
export function DayChart({ label, answer }: { readonly label: string; readonly answer: ChartAnswer }) {
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <Code label={label} answer={answer} />
    </Suspense>
  );
}
