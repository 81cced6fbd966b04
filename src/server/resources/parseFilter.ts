import { filterFields } from '#compiler/resolve/resolveFilter.ts';
import { isDay, startOfDay, startOfNextDay } from '#contract/dates/days.ts';
import type { FieldError } from '#contract/generated/api.ts';
import type { Filter } from '#contract/generated/config.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import type { Condition, ListQuery } from './listQuery.ts';
import type { ListQueryContext } from './parseListQuery.ts';

type Parsed = Pick<ListQuery, 'conditions' | 'search'>;

/** What a field can be called; anything else is not said back. */
const FIELD_NAME = /^\w{1,64}$/;

/** Most values that one key of a filter may list. */
const MAXIMUM_VALUES = 200;

/** The keys of the filter that a declared filter answers to. */
function keysOf(filter: Filter): string[] {
  if (filter.type === 'search') return ['q'];
  return filter.type === 'select' ? [filter.field] : [`${filter.field}_gte`, `${filter.field}_lte`];
}

/** Every key that the person may filter by. */
export function allowedKeys(context: ListQueryContext): string[] {
  return [...new Set([...context.access.filters.flatMap(keysOf), ...context.access.relatedBy, 'id'])];
}

/**
 * Turns the filter of a request into conditions. `<field>_gte` and `<field>_lte` take days (YYYY-MM-DD, both
 * included, in the zone) or moments (ISO 8601) for dates, decimal strings for amounts, both included.
 */
export function parseFilter(filter: Record<string, unknown>, context: ListQueryContext, errors: FieldError[]): Parsed {
  const conditions: Condition[] = [];
  let search: ListQuery['search'];
  for (const [key, value] of Object.entries(filter)) {
    const fail = (message: string, allowed?: readonly string[]): undefined => {
      errors.push({
        field: FIELD_NAME.test(key) ? `filter.${key}` : 'filter',
        message,
        ...(allowed && { allowed: [...allowed] }),
      });
      return undefined;
    };
    const declared = context.access.filters.find((candidate) => keysOf(candidate).includes(key));
    if (declared?.type === 'search') {
      search = parseSearch(value, filterFields(declared), context, fail);
    } else if (declared?.type === 'select') {
      const condition = parseSelect(value, declared.field, context, fail);
      if (condition) conditions.push(condition);
    } else if (declared) {
      const end = key.endsWith('_gte') ? 'from' : 'to';
      const condition =
        declared.type === 'date-range'
          ? parseDate(value, declared.field, end, context, fail)
          : parseAmount(value, declared.field, end, context, fail);
      if (condition) conditions.push(condition);
    } else if (key === 'id' || context.access.relatedBy.includes(key)) {
      const condition = parseIds(value, key, context, fail);
      if (condition) conditions.push(condition);
    } else {
      fail('is not a filter of this list', allowedKeys(context));
    }
  }
  return { conditions, search };
}

type Fail = (message: string, allowed?: readonly string[]) => undefined;

function listOfText(value: unknown, fail: Fail): string[] | undefined {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.length === 0 || values.length > MAXIMUM_VALUES || values.some((item) => typeof item !== 'string')) {
    return fail(`must be text, or an array of 1 to ${MAXIMUM_VALUES} texts`);
  }
  return values as string[];
}

function parseSelect(value: unknown, field: string, { access }: ListQueryContext, fail: Fail): Condition | undefined {
  const values = listOfText(value, fail);
  const known = access.record.fields[field]?.values ?? [];
  const unknown = values?.find((item) => !known.includes(item));
  if (unknown !== undefined) return fail('holds what is not a value of this field', known);
  return values && { kind: 'one-of', field, values };
}

function parseIds(value: unknown, field: string, { access }: ListQueryContext, fail: Fail): Condition | undefined {
  const prefix = access.record.fields[field]?.idPrefix;
  const values = listOfText(value, fail);
  if (values === undefined || prefix === undefined) return undefined;
  const ids = values.map((text) => parseRecordId(prefix, text));
  if (!ids.every((id) => id !== undefined)) return fail(`must hold ids that begin with ${prefix}_`);
  return { kind: 'one-of', field, values: ids };
}

function parseSearch(
  value: unknown,
  fields: readonly string[],
  context: ListQueryContext,
  fail: Fail,
): ListQuery['search'] {
  const minimum = context.limits.search_minimum;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (text.length < minimum || text.length > 200 || text.includes('\u0000')) {
    return fail(`must be text of ${minimum} to 200 characters`);
  }
  return { fields, text, id: parseRecordId(context.access.record.idPrefix, text) };
}

function parseDate(
  value: unknown,
  field: string,
  end: 'from' | 'to',
  { timeZone }: ListQueryContext & { timeZone: string },
  fail: Fail,
): Condition | undefined {
  if (typeof value !== 'string') return fail('must be a day (YYYY-MM-DD) or a moment (ISO 8601)');
  if (isDay(value)) {
    return end === 'from'
      ? { kind: 'from', field, value: startOfDay(value, timeZone).toISOString() }
      : { kind: 'before', field, value: startOfNextDay(value, timeZone).toISOString() };
  }
  const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) ? new Date(value) : undefined;
  if (moment === undefined || Number.isNaN(moment.getTime())) {
    return fail('must be a day (YYYY-MM-DD) or a moment (ISO 8601)');
  }
  return { kind: end, field, value: moment.toISOString() };
}

function parseAmount(
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
