import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartAnswer } from '#contract/generated/api.ts';
import { useFormats } from '../../console/useFormats.ts';
import { MuiRoot } from '../../overlays/MuiRoot.tsx';

/** Height of the drawing in pixels; the skeleton has the same. */
const HEIGHT = 240;

/** Bars by day. A bar's length is drawn from a float; every figure that is read is the exact one. */
export function DayChart({ answer }: { readonly answer: ChartAnswer }) {
  const { money, compactMoney, shortDay, day } = useFormats();
  const { days, currency } = answer;
  return (
    <MuiRoot>
      <BarChart
        height={HEIGHT}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        skipAnimation
        // The figures are read from a table; the drawing is for the eyes alone.
        disableKeyboardNavigation
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
            data: days.map((row) => Number(row.value)),
            color: 'var(--accent)',
            valueFormatter: (_value, { dataIndex }) => money(days[dataIndex]?.value ?? '0', currency),
          },
        ]}
        sx={{
          '& .MuiChartsAxis-tickLabel': { fill: 'var(--text-muted) !important', fontSize: '12px !important' },
          '& .MuiChartsGrid-line': { stroke: 'var(--border)', shapeRendering: 'crispEdges' },
        }}
      />
    </MuiRoot>
  );
}
