import { formatRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { RecordField } from '#contract/recordSchema.ts';

/** Parses a PostgreSQL timestamp, such as `2026-11-21 08:48:30.299+00`. Converting it to ISO 8601 first is ten times faster. */
export function readMoment(cell: string): Date {
  return new Date(cell.endsWith('+00') ? `${cell.slice(0, 10)}T${cell.slice(11, -3)}Z` : cell);
}

/** Formats one cell for the API. `currency` is the row's, for amounts. */
export function writeCell(field: RecordField, cell: string, currency: string | null | undefined): unknown {
  switch (field.kind) {
    case 'datetime':
      return readMoment(cell).toISOString();
    case 'money':
      // An unknown currency keeps minor units.
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
