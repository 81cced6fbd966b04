import { formatRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

type Values = Readonly<Record<string, unknown>>;

const MINOR_UNITS = /^-?\d+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Values of a record's columns as the API gives them: amounts as decimals of their currency, ids with their prefix.
 * Amounts of a record that does not say its currency are in `currency`, that of the business.
 */
export function shownValues(record: RecordSchema, values: Values, currency: string): Values {
  function shown(name: string, value: unknown): unknown {
    const field = Object.hasOwn(record.fields, name) ? record.fields[name] : undefined;
    if (typeof value !== 'string') return value;
    if (field?.kind === 'record-id') return UUID.test(value) ? formatRecordId(field.idPrefix ?? '', value) : value;
    if (field?.kind !== 'money' || !MINOR_UNITS.test(value)) return value;
    const own = values[field.currency ?? ''] ?? currency;
    return typeof own === 'string' && isCurrency(own) ? toDecimal(BigInt(value), own) : value;
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value)]));
}
