import { addDays, isDay, startOfDay, startOfNextDay, today } from '#contract/dates/days.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import type { ListQueryContext } from './ListQueryContext.ts';
import type { Condition } from './listQuery.ts';

/** Adds an error with a message and the allowed values. */
export type Fail = (message: string, allowed?: readonly string[]) => undefined;

/** Maximum number of values of a filter key. */
const MAXIMUM_VALUES = 200;

/** Maximum length of an id, in characters. */
const MAX_ID_LENGTH = 200;

/** Offset of the earliest time zone, in hours: a day after its today is in the future everywhere. */
const EARLIEST_HOURS = 14;

function listOfText(value: unknown, fail: Fail): string[] | undefined {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.length === 0 || values.length > MAXIMUM_VALUES || values.some((item) => typeof item !== 'string')) {
    return fail(`must be text, or an array of 1 to ${MAXIMUM_VALUES} texts`);
  }
  return values as string[];
}

/** Any of the known values. */
export function parseChoices(
  value: unknown,
  field: string,
  known: readonly string[],
  fail: Fail,
): Condition | undefined {
  const values = listOfText(value, fail);
  const unknown = values?.find((item) => !known.includes(item));
  if (unknown !== undefined) return fail('contains a value that this field does not have', known);
  return values && { kind: 'one-of', field, values };
}

/** One of the known values. */
export function parseChoice(
  value: unknown,
  field: string,
  known: readonly string[],
  fail: Fail,
): Condition | undefined {
  const condition = parseChoices(value, field, known, fail);
  if (condition?.kind === 'one-of' && condition.values.length > 1) return fail('must be a single value', known);
  return condition;
}

/** A boolean. */
export function parseBoolean(value: unknown, field: string, fail: Fail): Condition | undefined {
  return parseChoice(typeof value === 'boolean' ? String(value) : value, field, ['true', 'false'], fail);
}

/** Prefixed ids of records. Fields that refer to several kinds of records store them as text. */
export function parseIds(
  value: unknown,
  field: string,
  { access }: ListQueryContext,
  fail: Fail,
): Condition | undefined {
  const prefix = access.record.fields[field]?.idPrefix;
  const values = listOfText(value, fail);
  if (values === undefined) return undefined;
  if (prefix === undefined) {
    const isId = values.every((text) => text.length <= MAX_ID_LENGTH && !text.includes('\u0000'));
    return isId ? { kind: 'one-of', field, values } : fail(`must contain ids of at most ${MAX_ID_LENGTH} characters`);
  }
  const ids = values.map((text) => parseRecordId(prefix, text));
  if (!ids.every((id) => id !== undefined)) return fail(`must contain ids that begin with ${prefix}_`);
  return { kind: 'one-of', field, values: ids };
}

/** The first or last day of a range in the time zone, or a timestamp. */
export function parseDate(
  value: unknown,
  field: string,
  end: 'from' | 'to',
  { timeZone, now, future, access }: ListQueryContext & { readonly future: boolean },
  fail: Fail,
): Condition | undefined {
  if (typeof value !== 'string') return fail('must be a day (YYYY-MM-DD) or a moment (ISO 8601)');
  if (isDay(value)) {
    // Any day that has begun somewhere is allowed: the time zone may have changed since the day was chosen.
    const last = today('UTC', new Date(now.getTime() + EARLIEST_HOURS * 3_600_000));
    if (end === 'to' && !future && value > last) return fail('may not be after today', [`to ${last}`]);
    if (access.record.fields[field]?.kind === 'date') return { kind: end, field, value };
    return end === 'from'
      ? { kind: 'from', field, value: startOfDay(value, timeZone).toISOString() }
      : { kind: 'before', field, value: startOfNextDay(value, timeZone).toISOString() };
  }
  if (access.record.fields[field]?.kind === 'date') return fail('must be a day (YYYY-MM-DD)');
  const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) ? new Date(value) : undefined;
  if (moment === undefined || Number.isNaN(moment.getTime())) {
    return fail('must be a day (YYYY-MM-DD) or a moment (ISO 8601)');
  }
  return { kind: end, field, value: moment.toISOString() };
}

/** One end of a range of amounts in the business's currency. */
export function parseAmount(
  value: unknown,
  field: string,
  end: 'from' | 'to',
  { currency }: ListQueryContext,
  fail: Fail,
): Condition | undefined {
  if (typeof value !== 'string' || !isCurrency(currency)) return fail('must be a decimal number as text');
  try {
    return { kind: end, field, value: parseDecimal(value, currency).toString() };
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'must be a decimal number as text');
  }
}

/** Whether a range ends before it begins. */
export function isReversed(from: Condition, to: Condition): boolean {
  if (from.kind === 'one-of' || to.kind === 'one-of') return false;
  if (/^-?\d+$/.test(from.value)) return BigInt(from.value) > BigInt(to.value);
  return to.kind === 'before' ? from.value >= to.value : from.value > to.value;
}

/** The days between two dates, inclusive, as conditions. Throws RangeError for an invalid date. */
export function betweenDays(field: string, from: string, to: string, timeZone: string): Condition[] {
  return [
    { kind: 'from', field, value: startOfDay(from, timeZone).toISOString() },
    { kind: 'before', field, value: startOfDay(addDays(to, 1), timeZone).toISOString() },
  ];
}
