import { maskCardNumbers } from '#contract/cards/cardNumbers.ts';
import type { FieldError, ResolvedForm } from '#contract/generated/api.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { isAmount } from '#contract/money/amountText.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { cutText } from '#contract/text/cutText.ts';
import { checkForm } from '../../../engine/forms/checkForm.ts';
import { overLimit, type SendingRules } from '../sendingRules.ts';
import type { FileRow } from './readBatchFile.ts';

/** An error of a row: its column, and what is wrong with it. */
export type RowError = (typeof VALUE_LISTS)['row-errors'][number];

/** What the rows of a file are validated against. */
export interface RowContext {
  readonly form: ResolvedForm;
  readonly currency: Currency;
  /** The day where the person is, YYYY-MM-DD. */
  readonly today: string;
  readonly rules: SendingRules;
}

/** Endings of error codes, where they are not INVALID. */
const ENDINGS: Readonly<Record<string, string>> = {
  required: 'MISSING',
  enum: 'UNKNOWN',
  more_than_nothing: 'ZERO',
  decimals: 'DECIMALS',
  no_decimals: 'DECIMALS',
  over_limit: 'OVER_LIMIT',
};

function isRowError(code: string): code is RowError {
  return (VALUE_LISTS['row-errors'] as readonly string[]).includes(code);
}

/** The error of a row that a validation error of its form is. */
function rowError({ field, code = '' }: FieldError): RowError {
  const name = field.toUpperCase();
  const found = [`${name}_${ENDINGS[code] ?? 'INVALID'}`, `${name}_INVALID`].find(isRowError);
  if (found === undefined) throw new Error(`The error ${code} of ${field} has no row error.`);
  return found;
}

/** The errors of a row, besides those of its reference, in the order of the columns. Rule sending.batch-row-errors. */
export function rowErrors(
  { values, isAmbiguous, isTooLong }: FileRow,
  { form, currency, today, rules }: RowContext,
): RowError[] {
  // Its values may belong to other columns.
  if (isTooLong) return ['ROW_TOO_LONG'];
  const errors = new Set<RowError>();
  for (const error of checkForm(form, values, currency, today)) {
    if (!isAmbiguous || error.field !== 'amount') errors.add(rowError(error));
  }
  if (isAmbiguous) errors.add('AMOUNT_AMBIGUOUS');
  const { amount } = values;
  if (!isAmbiguous && amount !== undefined && isAmount(amount, currency)) {
    for (const error of overLimit(rules, { amount: parseDecimal(amount, currency), currency, field: 'amount' }))
      errors.add(rowError(error));
  }
  return VALUE_LISTS['row-errors'].filter((code) => errors.has(code));
}

/** The longest text of a cell that is stored. */
const LONGEST = 250;

function stored(text: string | undefined): string | null {
  return text === undefined ? null : cutText(text, LONGEST);
}

/** The columns of a row as the file has it: what cannot be read is stored as text. Card numbers are masked. */
export function rowColumns({ number, values, isAmbiguous }: FileRow, errors: readonly RowError[], currency: Currency) {
  const { bank, account_number, account_name, amount, description, recipient_email, external_id } = values;
  const isRead = amount !== undefined && !isAmbiguous && isAmount(amount, currency);
  const masked = (text: string | undefined) => stored(text === undefined ? undefined : maskCardNumbers(text));
  return {
    status: errors.length === 0 ? ('VALID' as const) : ('INVALID' as const),
    row_number: number,
    problems: [...errors],
    bank: masked(bank),
    account_number: stored(account_number),
    account_name: masked(account_name),
    amount: isRead ? parseDecimal(amount, currency) : null,
    amount_text: isRead ? null : masked(amount),
    currency,
    description: masked(description),
    recipient_email: masked(recipient_email),
    external_id: stored(external_id),
  };
}
