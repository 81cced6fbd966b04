import { formatRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { RecordField } from '#contract/recordSchema.ts';

/** A moment as the database writes it, such as `2026-11-21 08:48:30.299+00`; as ISO 8601 it is read ten times faster. */
export function readMoment(cell: string): Date {
  return new Date(cell.endsWith('+00') ? `${cell.slice(0, 10)}T${cell.slice(11, -3)}Z` : cell);
}

/** Writes one cell as the API gives it. `currency` is the row's, for money. */
export function writeCell(field: RecordField, cell: string, currency: string | null | undefined): unknown {
  switch (field.kind) {
    case 'datetime':
      return readMoment(cell).toISOString();
    case 'money':
      // A currency that the tables do not know leaves the minor units as they are rather than guess.
      return currency && isCurrency(currency) ? toDecimal(BigInt(cell), currency) : cell;
    case 'record-id':
      return formatRecordId(field.idPrefix ?? '', cell);
    case 'number':
      return Number(cell);
    case 'boolean':
      return cell === 't';
    case 'json':
      return JSON.parse(cell);
    case 'date':
    case 'text':
    case 'enum':
      return cell;
  }
}
