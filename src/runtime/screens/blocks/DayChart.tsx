import { BarChart } from '@mui/x-charts/BarChart';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ChartAnswer } from '#contract/generated/api.ts';
import { useFormats } from '../../console/useFormats.ts';
import { MuiRoot } from '../../parts/overlays/MuiRoot.tsx';

/** Height of the chart in pixels; the skeleton has the same. */
const HEIGHT = 240;

interface DayChartProps {
  readonly label: string;
  readonly answer: ChartAnswer;
}

/** Names the focusable element of the chart; the library gives it no role until an arrow key is pressed. */
function useNamedStop(name: string) {
  const chart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = chart.current?.querySelector('[role="none"][tabindex]');
    stop?.setAttribute('role', 'group');
    stop?.setAttribute('aria-label', name);
  }, [name]);
  return chart;
}

/**
 * Bars by day; the arrow keys move through them as the pointer does. A bar's length is a float; every figure in text is
 * exact.
 */
export function DayChart({ label, answer }: DayChartProps) {
  const chart = useNamedStop(useTranslate()('block.chart_keys'));
  const { money, compactMoney, shortDay, day } = useFormats();
  const { days, currency } = answer;
  return (
    <MuiRoot>
      {/* biome-ignore lint/a11y/useSemanticElements: bars are not a fieldset. */}
      <div ref={chart} role="group" aria-label={label}>
        <BarChart
          height={HEIGHT}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          skipAnimation
          hideLegend
          grid={{ horizontal: true }}
          borderRadius={2}
          xAxis={[
            {
              data: days.map((row) => row.day),
              scaleType: 'band',
              categoryGapRatio: 0.35,
              disableLine: true,
              disableTicks: true,
              valueFormatter: (value: string, { location }) => (location === 'tick' ? shortDay(value) : day(value)),
            },
          ]}
          yAxis={[
            {
              width: 64,
              disableLine: true,
              disableTicks: true,
              tickNumber: 4,
              valueFormatter: (value: number) => compactMoney(value.toFixed(0), currency),
            },
          ]}
          series={[
            {
              label,
              data: days.map((row) => Number(row.value)),
              color: 'var(--accent)',
              valueFormatter: (_value, { dataIndex }) => money(days[dataIndex]?.value ?? '0', currency),
            },
          ]}
          sx={{
            borderRadius: '2px',
            '&:has(:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: '4px' },
            '& .MuiChartsAxis-tickLabel': {
              fill: 'var(--text-muted) !important',
              fontSize: 'var(--type-xs) !important',
            },
            '& .MuiChartsGrid-line': { stroke: 'var(--border)', shapeRendering: 'crispEdges' },
          }}
        />
      </div>
    </MuiRoot>
  );
}
