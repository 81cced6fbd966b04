import { isDay } from '../dates/days.ts';
import type { LabelledValue, ResolvedFilter, ResolvedList } from '../generated/api.ts';

/**
 * The filter of a list as the API takes it: `q` is the search text; a field has its values; `<field>_gte` and
 * `<field>_lte` are inclusive, days as YYYY-MM-DD and amounts as decimal strings.
 */
export type ListFilter = Readonly<Record<string, string | readonly string[]>>;

const ID_PATTERN = /^[a-z]+_[0-9a-f]{32}$/;

const AMOUNT_PATTERN = /^\d{1,12}(\.\d{1,2})?$/;

function readText(value: unknown, isValid: (text: string) => boolean): string | undefined {
  return typeof value === 'string' && isValid(value) ? value : undefined;
}

function readRange(raw: Record<string, unknown>, field: string, isValid: (text: string) => boolean): ListFilter {
  const from = readText(raw[`${field}_gte`], isValid);
  const to = readText(raw[`${field}_lte`], isValid);
  return { ...(from && { [`${field}_gte`]: from }), ...(to && { [`${field}_lte`]: to }) };
}

function readOne(raw: Record<string, unknown>, field: string, isValid: (text: string) => boolean): ListFilter {
  const value = readText(raw[field], isValid);
  return value === undefined ? {} : { [field]: value };
}

function readSome(raw: Record<string, unknown>, field: string, values: readonly LabelledValue[]): ListFilter {
  const wanted: unknown[] = Array.isArray(raw[field]) ? raw[field] : [raw[field]];
  const known = values.filter(({ value }) => wanted.includes(value)).map(({ value }) => value);
  return known.length === 0 ? {} : { [field]: known };
}

const READERS: {
  [T in ResolvedFilter['type']]: (
    raw: Record<string, unknown>,
    filter: Extract<ResolvedFilter, { type: T }>,
  ) => ListFilter;
} = {
  search: (raw, { minimum }) => {
    const q = readText(raw.q, (text) => text.trim().length >= minimum);
    return q === undefined ? {} : { q };
  },
  select: (raw, { field, values }) => readOne(raw, field, (text) => values.some(({ value }) => value === text)),
  'multi-select': (raw, { field, values }) => readSome(raw, field, values),
  boolean: (raw, { field }) => readOne(raw, field, (text) => text === 'true' || text === 'false'),
  relation: (raw, { field }) => readOne(raw, field, (text) => ID_PATTERN.test(text)),
  'date-range': (raw, { field }) => readRange(raw, field, isDay),
  'amount-range': (raw, { field }) => readRange(raw, field, (text) => AMOUNT_PATTERN.test(text)),
};

/** Returns the declared and valid part of a raw filter, so that an old bookmark loses the rest instead of breaking. */
export function readListFilter(raw: unknown, { filters, tabs }: Pick<ResolvedList, 'filters' | 'tabs'>): ListFilter {
  if (typeof raw !== 'object' || raw === null) return {};
  // A filter on the same field as the tabs allows more values than the tabs do.
  let read = tabs === undefined ? {} : readSome(raw as Record<string, unknown>, tabs.field, tabs.values);
  for (const filter of filters) {
    // The reader of the filter's own type; TypeScript cannot match the two.
    const reader = READERS[filter.type] as (raw: Record<string, unknown>, filter: ResolvedFilter) => ListFilter;
    read = { ...read, ...reader(raw as Record<string, unknown>, filter) };
  }
  return read;
}

/** The keys of the list filter that a declared filter sets. */
export function filterKeys(filter: ResolvedFilter): readonly string[] {
  if (filter.type === 'search') return ['q'];
  const isRange = filter.type === 'date-range' || filter.type === 'amount-range';
  return isRange ? [`${filter.field}_gte`, `${filter.field}_lte`] : [filter.field];
}
