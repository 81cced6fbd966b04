import type { ResolvedFormField } from '../generated/api.ts';
import type { Currency } from '../money/currencies.ts';
import { readAmount } from '../money/readAmount.ts';
import { readDigits } from './readDigits.ts';

/** The text of a locale key, in one language. */
export type TextOf = (key: string) => string;

/** Parameters of reading a file. */
export interface CellContext {
  /** The languages in which columns and values may be named. */
  readonly texts: readonly TextOf[];
  readonly currency: Currency;
}

/** Names are compared without separators: "Account number" equals account_number. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The field of a column of a file, by its name or label; `undefined` for a column that the form does not have. */
export function columnOf(
  name: string,
  fields: readonly ResolvedFormField[],
  texts: readonly TextOf[],
): ResolvedFormField | undefined {
  const wanted = plain(name);
  return fields.find(
    ({ field, label }) => plain(field) === wanted || texts.some((textOf) => plain(textOf(label)) === wanted),
  );
}

/**
 * Converts a cell to the form's value. An invalid value stays unchanged, so that the error is reported in its place.
 * Rule forms.rows-from-file.
 */
export function cellValue(
  cell: string,
  field: ResolvedFormField,
  { texts, currency }: CellContext,
): string | number | boolean {
  if (field.options !== undefined) {
    const wanted = plain(cell);
    const option = field.options.find(
      ({ value, label }) => plain(value) === wanted || texts.some((textOf) => plain(textOf(label)) === wanted),
    );
    return option?.value ?? cell;
  }
  // An ambiguous amount stays unchanged: a person chooses one of its readings.
  if (field.type === 'money') return readAmount(cell, currency).amount ?? cell;
  if (field.type === 'digits') return readDigits(cell);
  if (field.type === 'number') return cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
  if (field.type === 'checkbox') return ['true', 'yes', 'ya', '1'].includes(cell.toLowerCase());
  return cell;
}
