import type { OpenFilter } from '#compiler/resolve/fields/resolveFilter.ts';
import type { FieldError } from '#contract/generated/api.ts';
import type { ListQueryContext } from './ListQueryContext.ts';
import type { Condition, ListQuery } from './listQuery.ts';
import { parseSearch } from './parseSearch.ts';
import {
  type Fail,
  isReversed,
  parseAmount,
  parseBoolean,
  parseChoice,
  parseChoices,
  parseDate,
  parseIds,
} from './parseValues.ts';

type Parsed = Pick<ListQuery, 'conditions' | 'search'>;
type FieldFilter = Exclude<OpenFilter, { type: 'search' }>;
type Parser<T extends FieldFilter['type']> = (
  value: unknown,
  filter: Extract<FieldFilter, { type: T }>,
  end: 'from' | 'to',
  context: ListQueryContext,
  fail: Fail,
) => Condition | undefined;

/** Valid field names; other input is not repeated in errors. */
const FIELD_NAME = /^\w{1,64}$/;

const RANGES: readonly OpenFilter['type'][] = ['date-range', 'amount-range'];

/** Parser of each filter type. */
const PARSERS: { [T in FieldFilter['type']]: Parser<T> } = {
  select: (value, { field, values }, _end, _context, fail) => parseChoice(value, field, values, fail),
  'multi-select': (value, { field, values }, _end, _context, fail) => parseChoices(value, field, values, fail),
  'record-kind': (value, { field, values }, _end, _context, fail) => parseChoices(value, field, values, fail),
  boolean: (value, { field }, _end, _context, fail) => parseBoolean(value, field, fail),
  relation: (value, { field }, _end, context, fail) => parseIds(value, field, context, fail),
  'date-range': (value, { field, future }, end, context, fail) =>
    parseDate(value, field, end, { ...context, future: future ?? false }, fail),
  'amount-range': (value, { field }, end, context, fail) => parseAmount(value, field, end, context, fail),
};

/** The keys of a declared filter. */
function keysOf(filter: OpenFilter): string[] {
  if (filter.type === 'search') return ['q'];
  return RANGES.includes(filter.type) ? [`${filter.field}_gte`, `${filter.field}_lte`] : [filter.field];
}

/** All filter keys that are open to the user. */
export function allowedKeys({ access }: ListQueryContext): string[] {
  const tabs = access.tabs === undefined ? [] : [access.tabs.field];
  return [...new Set([...access.filters.flatMap(keysOf), ...tabs, ...access.relatedBy, 'id'])];
}

function parseKey(key: string, value: unknown, context: ListQueryContext, fail: Fail): Condition | undefined {
  const { access } = context;
  const declared = access.filters.find((filter) => keysOf(filter).includes(key));
  if (declared !== undefined && declared.type !== 'search') {
    // The parser of the filter's own type; TypeScript cannot correlate the two.
    const parse = PARSERS[declared.type] as Parser<FieldFilter['type']>;
    return parse(value, declared as never, key.endsWith('_gte') ? 'from' : 'to', context, fail);
  }
  if (key === access.tabs?.field) return parseChoices(value, key, access.tabs.values, fail);
  if (key === 'id' || access.relatedBy.includes(key)) return parseIds(value, key, context, fail);
  return fail('is not a filter of this list', allowedKeys(context));
}

/**
 * Converts the filter of a request to conditions. `<field>_gte` and `<field>_lte` take days (YYYY-MM-DD, inclusive, in the
 * time zone) or timestamps (ISO 8601) for dates, and decimal strings for amounts, inclusive; a range must not end before it
 * begins.
 */
export function parseFilter(filter: Record<string, unknown>, context: ListQueryContext, errors: FieldError[]): Parsed {
  const conditions = new Map<string, Condition>();
  let search: ListQuery['search'];
  function failAt(key: string): Fail {
    return (message, allowed) => {
      const field = FIELD_NAME.test(key) ? `filter.${key}` : 'filter';
      errors.push({ field, message, ...(allowed && { allowed: [...allowed] }) });
      return undefined;
    };
  }
  for (const [key, value] of Object.entries(filter)) {
    const searched = key === 'q' ? context.access.filters.find(({ type }) => type === 'search') : undefined;
    if (searched?.type === 'search') {
      search = parseSearch(value, searched, context, failAt(key));
      continue;
    }
    const condition = parseKey(key, value, context, failAt(key));
    if (condition !== undefined) conditions.set(key, condition);
  }
  for (const [key, from] of conditions) {
    const to = key.endsWith('_gte') ? conditions.get(key.replace(/_gte$/, '_lte')) : undefined;
    if (to !== undefined && isReversed(from, to)) failAt(key)('is after the end of the range');
  }
  return { conditions: [...conditions.values()], search };
}
