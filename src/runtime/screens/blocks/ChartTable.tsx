import { useTranslate } from 'react-admin';
import type { ChartAnswer } from '#contract/generated/api.ts';
import { useFormats } from '../../console/useFormats.ts';

interface ChartTableProps {
  readonly label: string;
  readonly answer: ChartAnswer;
}

/** The figures of a chart for users who cannot see it. */
export function ChartTable({ label, answer }: ChartTableProps) {
  const translate = useTranslate();
  const { money, day } = useFormats();
  return (
    <div className="unseen">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('block.day')}</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {answer.days.map((row) => (
            <tr key={row.day}>
              <th scope="row">{day(row.day)}</th>
              <td>{money(row.value, answer.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
