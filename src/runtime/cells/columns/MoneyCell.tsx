import { rawText } from '#contract/columns/rawText.ts';
import { signedAmount } from '#contract/columns/signedAmount.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Chip } from '../../parts/marks/Chip.tsx';
import type { CellProps } from './value/CellProps.ts';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';
import { useText } from './value/useText.ts';

/** An amount in its currency. The code of an undeclared currency is shown unchanged beside the figure. */
export function MoneyCell(props: CellProps) {
  const { column, record } = props;
  const { business } = useConsole().console;
  const formats = useFormats();
  const amount = rawOf(props);
  const text = useText(props);
  if (amount === undefined) return <EmptyValue column={column} />;
  const currency = rawText(column.currency && record[column.currency]) ?? business.currency;
  if (isCurrency(currency)) return <span>{text}</span>;
  const figure = formats.money(signedAmount(amount, column, record), currency, {
    sign: column.sign ?? false,
    symbol: false,
  });
  return (
    <span>
      <Chip tone="neutral">{currency}</Chip> {figure}
    </span>
  );
}
