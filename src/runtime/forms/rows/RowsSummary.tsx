import { useTranslate } from 'react-admin';
import type { ResolvedFormField } from '#contract/generated/api.ts';
import { isAmount } from '#contract/money/amountText.ts';
import { type Currency, isCurrency } from '#contract/money/currencies.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import styles from '../../parts/fields/forms.module.css';

interface RowsSummaryProps {
  readonly list: ResolvedFormField;
  readonly rows: readonly unknown[];
  readonly invalidRows: ReadonlySet<number>;
  /** The fee of sending one, tax included. */
  readonly charges: string | undefined;
}

/** Returns the sum of the amounts of valid rows. */
function totalOf(rows: readonly unknown[], field: string, currency: Currency): string {
  let total = 0n;
  for (const row of rows) {
    const amount: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, field) : undefined;
    if (typeof amount === 'string' && isAmount(amount, currency)) total += parseDecimal(amount, currency);
  }
  return toDecimal(total, currency);
}

/** The number of valid and invalid rows, and the total of the valid ones. */
export function RowsSummary({ list, rows, invalidRows, charges }: RowsSummaryProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { currency } = useConsole().console.business;
  const valid = rows.filter((_, index) => !invalidRows.has(index));
  const parts = [
    translate('shell.form.rows_counts', {
      valid: formats.number(valid.length),
      invalid: formats.number(invalidRows.size),
    }),
  ];
  if (list.total !== undefined && isCurrency(currency)) {
    const total = formats.money(totalOf(valid, list.total, currency), currency);
    const each = charges === undefined ? undefined : parseDecimal(charges, currency);
    const fees = each === undefined ? undefined : toDecimal(each * BigInt(valid.length), currency);
    parts.push(
      fees === undefined
        ? translate('shell.form.rows_total', { total })
        : translate('shell.form.rows_total_fees', { total, fees: formats.money(fees, currency) }),
    );
  }
  return (
    <p className={styles.rowsSummary} role="status" data-invalid={invalidRows.size > 0}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
