import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ChartAnswer } from '#contract/generated/api.ts';
import { useFormats } from '../../../console/useFormats.ts';
import styles from './chart.module.css';
import type { FigureDays } from './summedListPath.ts';
import { useDaysText } from './useDaysText.ts';

interface ChartTableProps {
  readonly label: string;
  readonly answer: ChartAnswer;
  readonly pathOf: ((days: FigureDays) => string) | undefined;
  /** Beside the bars, for users who cannot see them: nothing in it takes the focus. */
  readonly unseen: boolean;
}

/** The figures of a chart. Each leads to the list that adds up to it. */
export function ChartTable({ label, answer: { bars, currency }, pathOf, unseen }: ChartTableProps) {
  const translate = useTranslate();
  const daysText = useDaysText(!unseen);
  const { money, number } = useFormats();
  const isByDay = bars.every(({ from, to }) => from === to);
  return (
    // Without links in it, the table itself takes the focus, so that the keyboard scrolls it.
    <div
      className={unseen ? 'unseen' : styles.table}
      {...(!unseen && !pathOf && { role: 'group', tabIndex: 0, 'aria-label': label })}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate(isByDay ? 'block.day' : 'block.week')}</th>
            <th scope="col">{translate('block.count')}</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.from}>
              <th scope="row">
                {unseen || pathOf === undefined ? daysText(bar) : <Link to={pathOf(bar)}>{daysText(bar)}</Link>}
              </th>
              <td>{number(bar.count)}</td>
              <td>{money(bar.value, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
