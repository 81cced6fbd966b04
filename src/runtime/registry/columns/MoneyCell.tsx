import { isCurrency } from '#contract/money/currencies.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Chip } from '../../parts/Chip.tsx';
import type { CellProps } from './CellProps.ts';
import { EmptyValue } from './EmptyValue.tsx';
import { textOf } from './textOf.ts';

/** An amount in its currency. A currency that nobody declared stands beside the figure as it came. */
export function MoneyCell(props: CellProps) {
  const { column, record } = props;
  const { business } = useConsole().console;
  const formats = useFormats();
  const amount = textOf(props);
  if (amount === undefined) return <EmptyValue />;
  const currency = String((column.currency && record[column.currency]) ?? business.currency);
  const sign = column.sign ?? false;
  if (isCurrency(currency)) return <span>{formats.money(amount, currency, { sign })}</span>;
  return (
    <span>
      <Chip tone="neutral">{currency}</Chip> {formats.money(amount, currency, { sign, symbol: false })}
    </span>
  );
}
