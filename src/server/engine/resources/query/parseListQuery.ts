import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { findTimeZone, isTimeZone } from '#contract/dates/zoneTable.ts';
import type { FieldError } from '#contract/generated/api.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { readCursor } from './cursor.ts';
import type { ListQueryContext } from './ListQueryContext.ts';
import { type Condition, type ListQuery, MAXIMUM_PAGE_SIZE } from './listQuery.ts';
import { parseFilter } from './parseFilter.ts';
import { parseSegment } from './parseSegment.ts';

/** Query parameters of a list. Rule routes.known-parameters. */
export const LIST_PARAMETERS = ['sort', 'range', 'filter', 'segment', 'cursor', 'time_zone'] as const;

/** The raw query of a list request; every value is text. */
export type RawListQuery = Readonly<Partial<Record<(typeof LIST_PARAMETERS)[number], unknown>>>;

/** Parses JSON of a given shape, or adds an error. */
function parseJson<T>(
  raw: unknown,
  field: string,
  errors: FieldError[],
  shape: string,
  is: (value: unknown) => value is T,
) {
  if (raw === undefined || raw === '') return undefined;
  try {
    const value: unknown = typeof raw === 'string' ? JSON.parse(raw) : undefined;
    if (is(value)) return value;
  } catch {
    // Reported below, like a value of the wrong shape.
  }
  errors.push({ field, message: `must be ${shape}` });
  return undefined;
}

function isSort(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

function isRange(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => Number.isSafeInteger(part) && part >= 0);
}

function isFilter(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseSort(raw: unknown, access: ResourceAccess, errors: FieldError[]): ListQuery['sort'] | undefined {
  const sort = parseJson(raw, 'sort', errors, 'a JSON array of a field and ASC or DESC', isSort);
  if (sort === undefined) return undefined;
  const [field, order] = sort;
  if (!access.sortFields.includes(field)) {
    errors.push({ field: 'sort', message: 'is not a field that this list sorts by', allowed: [...access.sortFields] });
  }
  if (order !== 'ASC' && order !== 'DESC') {
    errors.push({ field: 'sort', message: 'is not an order', allowed: ['ASC', 'DESC'] });
  }
  return { field, order: order === 'ASC' ? 'asc' : 'desc' };
}

function parseRange(raw: unknown, context: ListQueryContext, errors: FieldError[]): { start: number; size: number } {
  const range = parseJson(raw, 'range', errors, 'a JSON array of the first and last row, from 0', isRange);
  if (range === undefined) return { start: 0, size: context.limits.page_sizes[0] ?? 10 };
  const [start, end] = range;
  if (end < start) errors.push({ field: 'range', message: 'ends before it begins' });
  if (end - start >= MAXIMUM_PAGE_SIZE) {
    errors.push({ field: 'range', message: `exceeds ${MAXIMUM_PAGE_SIZE} rows` });
  }
  return { start, size: end - start + 1 };
}

/**
 * Restricts conditions to values that the list contains. Conditions without such a value match nothing; otherwise
 * PostgreSQL would check every record with the value.
 */
function amongHeld({ where }: ResourceAccess, conditions: readonly Condition[]): Condition[] {
  return conditions.map((condition) => {
    const held = where[condition.field];
    if (held === undefined || condition.kind !== 'one-of') return condition;
    const known = new Set(held.map(String));
    return { ...condition, values: condition.values.filter((value) => known.has(value)) };
  });
}

/** The time zone of a request: its own, or the user's when it has none or an unknown one. */
export function requestTimeZone({ time_zone }: RawListQuery, personal: string): string {
  return (typeof time_zone === 'string' ? findTimeZone(time_zone) : undefined) ?? personal;
}

/**
 * Validates a list request against the user's access. Throws API_VALIDATION_ERROR with all invalid parameters and the
 * allowed values.
 */
export function parseListQuery(raw: RawListQuery, context: ListQueryContext): ListQuery {
  const errors: FieldError[] = [];
  const { access, limits } = context;
  const sort = parseSort(raw.sort, access, errors) ?? access.defaultSort;
  const range = parseRange(raw.range, context, errors);

  const timeZone = requestTimeZone(raw, context.timeZone);
  if (raw.time_zone !== undefined && !(typeof raw.time_zone === 'string' && isTimeZone(raw.time_zone))) {
    errors.push({ field: 'time_zone', message: 'is not a supported time zone' });
  }

  const filter = parseJson(raw.filter, 'filter', errors, 'a JSON object', isFilter) ?? {};
  const inZone = { ...context, timeZone };
  const { conditions, search } = parseFilter(filter, inZone, errors);
  const segment = parseSegment(raw.segment, inZone, errors);

  const kind = access.record.fields[sort.field]?.kind;
  const cursor = typeof raw.cursor === 'string' ? readCursor(raw.cursor, { ...sort, kind }) : undefined;
  if (raw.cursor !== undefined && raw.cursor !== '' && cursor === undefined) {
    errors.push({ field: 'cursor', message: 'is not a cursor of this list and order' });
  }
  if (cursor === undefined && range.start >= limits.count_cap) {
    errors.push({
      field: 'range',
      message: `begins after row ${limits.count_cap}; use the cursor of X-Next-Cursor instead`,
    });
  }
  if (errors.length > 0) throw new ApiError('API_VALIDATION_ERROR', 'The list request is invalid.', errors);
  return { sort, ...range, cursor, conditions: amongHeld(access, conditions), search, segment };
}
