import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import type { FormValues } from './FormValues.ts';

/**
 * The values that a picked record gives to other fields of the form, by their names. A field keeps what was typed into it;
 * what the record picked before gave is replaced, or emptied where no record is picked.
 * Rule forms.filled-by-record.
 */
export function filledBy(
  fills: Readonly<Record<string, string>>,
  values: FormValues,
  picked: ApiRecord | null,
  before: ApiRecord | null,
): FormValues {
  const given = Object.entries(fills).flatMap(([field, from]) => {
    const held = values[field] ?? '';
    const isOurs = held === '' || (before !== null && held === before[from]);
    return isOurs ? [[field, picked?.[from] ?? undefined]] : [];
  });
  return Object.fromEntries(given) as FormValues;
}
