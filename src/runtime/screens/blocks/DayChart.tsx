import { BarChart } from '@mui/x-charts/BarChart';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ChartAnswer } from '#contract/generated/api.ts';
import { useFormats } from '../../console/useFormats.ts';
import { MuiRoot } from '../../parts/overlays/MuiRoot.tsx';
import type { FigureDays } from './figures/summedListPath.ts';
import { useDaysText } from './figures/useDaysText.ts';

/** Height of the chart in pixels; the skeleton has the same. */
const HEIGHT = 240;

interface DayChartProps {
  readonly label: string;
  readonly answer: ChartAnswer;
  /** Opens the records of a bar. */
  readonly onOpen?: ((days: FigureDays) => void) | undefined;
  /** Shows the figure of a bar that a finger tapped; a mouse points at it for that. */
  readonly onTap?: ((days: FigureDays) => void) | undefined;
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
 * Bars by day or week; the arrow keys move through them as the pointer does, and Enter opens one as a click on it does.
 * A bar's length is a float; every figure in text is exact.
 */
export function DayChart({ label, answer, onOpen, onTap }: DayChartProps) {
  const translate = useTranslate();
  const chart = useNamedStop(translate(onOpen ? 'block.chart_keys_open' : 'block.chart_keys'));
  const daysText = useDaysText();
  const { money, compactMoney, shortDay } = useFormats();
  const { bars, currency } = answer;
  const byFirstDay = new Map(bars.map((bar) => [bar.from, bar]));
  function choose(event: Event, index: number | undefined): void {
    const bar = index === undefined ? undefined : bars[index];
    if (bar === undefined) return;
    if ('pointerType' in event && event.pointerType === 'touch') onTap?.(bar);
    else if (bar.count > 0) onOpen?.(bar);
  }

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
          {...(onOpen && { experimentalFeatures: { keyboardActivation: true } })}
          // The whole height of a day is clicked, as it is hovered; Enter on a bar is a click on its day.
          onAxisClick={(event, axis) => choose(event, axis?.dataIndex)}
          xAxis={[
            {
              data: bars.map((bar) => bar.from),
              scaleType: 'band',
              categoryGapRatio: 0.35,
              disableLine: true,
              disableTicks: true,
              valueFormatter: (value: string, { location }) =>
                location === 'tick' ? shortDay(value) : daysText(byFirstDay.get(value) ?? { from: value, to: value }),
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
              data: bars.map((bar) => Number(bar.value)),
              color: 'var(--accent)',
              valueFormatter: (_value, { dataIndex }) => money(bars[dataIndex]?.value ?? '0', currency),
            },
          ]}
          sx={{
            borderRadius: '2px',
            ...(onOpen && { '& .MuiChartsSurface-root': { cursor: 'pointer' } }),
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
