import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ChartAnswer } from '#contract/generated/api.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { useFormats } from '../../../console/useFormats.ts';
import { Button } from '../../../parts/buttons/Button.tsx';
import styles from './chart.module.css';
import type { FigureDays } from './summedListPath.ts';
import { useDaysText } from './useDaysText.ts';

interface ChartSummaryProps {
  readonly answer: ChartAnswer;
  readonly pathOf: ((days: FigureDays) => string) | undefined;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** The days of a chart's bars, their sum, which leads to its list, and whether the figures are a table. */
export function ChartSummary({ answer: { bars, currency }, pathOf, isTable, onTable }: ChartSummaryProps) {
  const translate = useTranslate();
  const daysText = useDaysText();
  const { money } = useFormats();
  const [first, last] = [bars.at(0), bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  const days = { from: first.from, to: last.to };
  const sum = bars.reduce((all, { value }) => all + parseDecimal(value, currency), 0n);
  const total = translate('block.chart_total', { total: money(toDecimal(sum, currency), currency) });
  return (
    <div className={styles.summary}>
      <span>{daysText(days)}</span>
      <strong>{pathOf === undefined ? total : <Link to={pathOf(days)}>{total}</Link>}</strong>
      <Button data-print="never" onClick={() => onTable(!isTable)}>
        {translate(isTable ? 'block.chart_bars' : 'block.chart_table')}
      </Button>
    </div>
  );
}
