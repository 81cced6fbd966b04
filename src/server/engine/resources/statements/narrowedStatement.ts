import { and, type SQL, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';
import type { ListQuery } from '../query/listQuery.ts';
import { conditionSql, conditionSqlOn, listWhere } from './conditions.ts';
import { isInIndexOrder, keyset, pageLimit, pageOrder, pageShape, pageValues } from './listStatement.ts';
import { fixedConditions, scopeConditions } from './recordConditions.ts';
import { recordTable } from './recordTable.ts';
import { found, foundLimit, hasSearchIndex, isFoundComplete } from './searchStatement.ts';
import { type Row, selection } from './selection.ts';
import { type BoundQuery, bind, statementFor } from './statement.ts';

/** Maximum number of rows that are materialized for a page when scanning in sort order may be faster. */
const MAX_MATERIALIZED = 2000;

/** Number of rows that are scanned in sort order before all matches are sorted. */
const SCAN_ROWS = 5000;

/** Maximum number of rows that are sorted for a page. With more matches, scanning in sort order finds them soon. */
const MAX_SORTED = 50_000;

/**
 * Whether the conditions are unrelated to the sort. PostgreSQL would scan in sort order until the page is full, which is
 * the whole table when all matches are at its far end.
 * Rule lists.fast.
 */
export function isNarrowed(access: ResourceAccess, query: ListQuery): boolean {
  const { conditions, segment, search, sort } = query;
  if (isInIndexOrder(access, query)) return false;
  return search !== undefined || [...conditions, ...segment].some(({ field }) => field !== sort.field);
}

/** The cells of a page: its fields, `extra`, and the sort value last. */
function cellsOf(access: ResourceAccess, query: ListQuery, extra: readonly SQL[]): SQL {
  const key = recordTable(access.record).column(query.sort.field);
  return sql.join([...selection(access, access.listView), ...extra, key], sql`, `);
}

/** Rows by ids that were found first; a view may have one id several times. */
function byIds(access: ResourceAccess, query: ListQuery, ids: SQL): SQL | undefined {
  const { record, where } = access;
  return and(listWhere(record, where, query), sql`${recordTable(record).column('id')} = any(${ids})`);
}

function bound(shape: string, build: () => SQL, query: ListQuery, scope: BusinessScope): BoundQuery {
  return { ...bind(statementFor(shape, build), pageValues(query, scope)), planMode: 'custom' };
}

/** Maximum number of matches for which `materializedPage` returns a page. All matches of a search are read to be counted. */
export function materializedLimit({ search }: ListQuery, cap: number): number {
  return search !== undefined ? cap : Math.min(MAX_MATERIALIZED, cap);
}

/**
 * One page of a presumably short list: materializes all matches by any index, and takes the page from them; empty when
 * there are more than `materializedLimit`. The second-last cell of each row is the count, up to one past the cap; on an empty page
 * it is the only cell of a single row. It is null when the search index finds so many ids that only the rows can be
 * counted.
 */
export function materializedPage(
  access: ResourceAccess,
  query: ListQuery,
  scope: BusinessScope,
  cap: number,
): BoundQuery {
  function build(): SQL {
    const { record } = access;
    const { table, column } = recordTable(record);
    const id = column('id');
    const isSearched = hasSearchIndex(access, query);
    const most = foundLimit(access, query, cap);
    const where = listWhere(record, access.where, query, isSearched ? 'found' : 'rows');
    const limit = sql`limit ${sql.raw(String(cap + 1))}`;
    // Counting needs only an index in most cases.
    const isCountedFirst = query.search === undefined;
    const isWhole = isSearched ? isFoundComplete(most) : undefined;
    const matching = sql`select ${column(query.sort.field)}, ${id} from ${table} where ${and(isWhole, where)} ${isCountedFirst ? sql`` : limit}`;
    const counted = isCountedFirst ? sql`(select 1 from ${table} where ${where} ${limit}) as matching` : sql`matching`;
    const isFew = sql`(select total from counted) <= ${sql.raw(String(materializedLimit(query, cap)))}`;
    // Aliased as the table, so that column expressions stay valid.
    const from = sql`from matching as ${table} where ${and(isFew, keyset(access, query))}`;
    const page = sql`${from} ${pageOrder(access, query)} ${pageLimit(query)}`;
    const rows = sql`${table} on ${byIds(access, query, sql`array(select ${id} ${page})`)}`;
    const total = isWhole === undefined ? sql`count(*)` : sql`case when ${isWhole} then count(*) end`;
    const before = isSearched ? sql`${found(access, query, most)}, ` : sql``;
    return sql`with ${before}matching as materialized (${matching}), counted as materialized (select ${total} as total from ${counted})
      select ${cellsOf(access, query, [sql`counted.total`])} from counted left join ${rows} ${pageOrder(access, query)}`;
  }
  return bound(`few|${cap}|${pageShape(access, query)}`, build, query, scope);
}

/** The result of `materializedPage`: the rows of the page, and the count if known. */
export function readMaterializedPage(rows: readonly Row[]): { rows: readonly Row[]; matching: number | undefined } {
  const total = rows[0]?.at(-2);
  return { rows: rows.filter(([id]) => id !== null), matching: total == null ? undefined : Number(total) };
}

/**
 * One page of a long narrowed list, from the next rows in sort order, where most pages are found. A page that it does not
 * fill, including the row after it, is read by `sortedPage`.
 */
export function scanPage(access: ResourceAccess, query: ListQuery, scope: BusinessScope, near = SCAN_ROWS): BoundQuery {
  function build(): SQL {
    const { record } = access;
    const { table } = recordTable(record);
    const inOrder = conditionSqlOn(record, query, query.sort.field);
    const where = and(
      ...scopeConditions(record),
      ...fixedConditions(record, access.where),
      keyset(access, query),
      ...inOrder,
    );
    const order = pageOrder(access, query);
    const next = sql`select * from ${table} where ${where} ${order} limit ${sql.raw(String(near))}`;
    const filtered = and(...conditionSql(record, query));
    return sql`select ${cellsOf(access, query, [])} from (${next}) as ${table} where ${filtered} ${order} ${pageLimit(query)}`;
  }
  return bound(`near|${near}|${pageShape(access, query)}`, build, query, scope);
}

/** Any page of a long narrowed list: sorts the matches, or scans in sort order when there are too many. */
export function sortedPage(
  access: ResourceAccess,
  query: ListQuery,
  scope: BusinessScope,
  most = MAX_SORTED,
): BoundQuery {
  function build(): SQL {
    const { table, column } = recordTable(access.record);
    const id = column('id');
    const page = sql`${pageOrder(access, query)} ${pageLimit(query)}`;
    const where = and(listWhere(access.record, access.where, query), keyset(access, query));
    const isSearched = hasSearchIndex(access, query);
    const isWhole = isSearched ? isFoundComplete(most) : undefined;
    const every = isSearched
      ? and(isWhole, listWhere(access.record, access.where, query, 'found'), keyset(access, query))
      : where;
    const everySql = sql`select ${column(query.sort.field)}, ${id} from ${table} where ${every} limit ${sql.raw(String(most + 1))}`;
    const isOrdered = and(isWhole, sql`(select count(*) from every) <= ${sql.raw(String(most))}`);
    const ids = sql`case when ${isOrdered}
      then array(select ${id} from every as ${table} ${page})
      else array(select ${id} from ${table} where ${where} ${page}) end`;
    const before = isSearched ? sql`${found(access, query, most)}, ` : sql``;
    return sql`with ${before}every as materialized (${everySql}) select ${cellsOf(access, query, [])} from ${table} where ${byIds(access, query, ids)} ${pageOrder(access, query)}`;
  }
  return bound(`far|${most}|${pageShape(access, query)}`, build, query, scope);
}
