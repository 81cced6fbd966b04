import { ApiError } from '../../core/errors/ApiError.ts';
import type { ListQueryContext } from '../resources/query/ListQueryContext.ts';
import type { ListQuery } from '../resources/query/listQuery.ts';
import { parseListQuery } from '../resources/query/parseListQuery.ts';
import type { PublicAccess } from './publicAccess.ts';

/** Records per page of a list, at most and by default. */
const MAXIMUM_LIMIT = 100;
const DEFAULT_LIMIT = 20;

/** Longest value of a filter by a field that no two records share, in characters. */
const MAXIMUM_LENGTH = 200;

/** Parameters of a list that are not filters. */
const PAGING = ['limit', 'cursor'];

type RawQuery = Readonly<Record<string, unknown>>;

function invalid(errors: ApiError['errors']): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The list request is invalid.', errors);
}

function limitOf({ limit }: RawQuery): number {
  if (limit === undefined) return DEFAULT_LIMIT;
  const rows = typeof limit === 'string' && /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (rows >= 1 && rows <= MAXIMUM_LIMIT) return rows;
  throw invalid([{ field: 'limit', message: `must be a whole number from 1 to ${MAXIMUM_LIMIT}` }]);
}

function uniqueConditions(raw: RawQuery, unique: readonly string[]): ListQuery['conditions'] {
  return unique.flatMap((field) => {
    const value = raw[field];
    if (value === undefined) return [];
    if (typeof value === 'string' && value.length <= MAXIMUM_LENGTH && !value.includes('\u0000'))
      return [{ kind: 'one-of' as const, field, values: [value] }];
    throw invalid([{ field, message: `must be one text of at most ${MAXIMUM_LENGTH} characters` }]);
  });
}

/** The errors with the names of the request's parameters. */
function named(error: unknown, unique: readonly string[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = error.errors.map(({ field, allowed, ...rest }) => ({
    ...rest,
    field: field.replace(/^filter\./, ''),
    ...(allowed && { allowed: rest.message.startsWith('is not a filter') ? [...allowed, ...unique] : [...allowed] }),
  }));
  return new ApiError(error.code, error.message, errors);
}

/** Parameters by name: many clients write one with several values as `status[]`, and values of both spellings count. */
function mergedParameters(given: RawQuery): RawQuery {
  const merged = new Map<string, unknown>();
  for (const [written, value] of Object.entries(given)) {
    const name = written.replace(/\[\]$/, '');
    merged.set(name, merged.has(name) ? [merged.get(name), value].flat() : value);
  }
  return Object.fromEntries(merged);
}

/**
 * The query of a list under /api/v1: `limit` (1 to 100, 20 by default), `cursor`, and filters by their names, such as
 * `status=PAID&created_gte=2026-01-01`; a parameter that is repeated matches any of its values. Throws
 * API_VALIDATION_ERROR.
 */
export function publicQuery(given: RawQuery, { unique }: PublicAccess, context: ListQueryContext): ListQuery {
  const raw = mergedParameters(given);
  const size = limitOf(raw);
  const conditions = uniqueConditions(raw, unique);
  const others = Object.entries(raw).filter(([name]) => !PAGING.includes(name) && !unique.includes(name));
  const filter = JSON.stringify(Object.fromEntries(others));
  try {
    const query = parseListQuery({ filter, range: `[0,${size - 1}]`, cursor: raw.cursor }, context);
    return { ...query, conditions: [...query.conditions, ...conditions] };
  } catch (error) {
    throw named(error, unique);
  }
}
