import { and, type SQL, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { BusinessScope } from '../db/inBusiness.ts';
import { conditionSql, conditionSqlOn, holds, inScope, listWhere } from './conditions.ts';
import type { ListQuery } from './listQuery.ts';
import { hasOnePlan, keyset, pageLimit, pageOrder, pageShape, pageValues } from './listStatement.ts';
import { recordTable } from './recordTable.ts';
import { type Row, selection } from './selection.ts';
import { type BoundQuery, bind, statementFor } from './statement.ts';

/** How far a page of a long list is looked for in each way, in rows. */
interface Depth {
  /** How many rows of the order are looked through first. */
  readonly near: number;
  /** Most rows that are put in order for a page. Of more, so many match that reading on in the order finds them. */
  readonly ordered: number;
}

const DEPTH: Depth = { near: 5000, ordered: 50_000 };

/**
 * Whether what a request asks has nothing to do with the order of its list. The database would read in the order until
 * it has found a page, which is the whole table where those that match stand together at its other end.
 */
export function isNarrowed(access: ResourceAccess, query: ListQuery): boolean {
  const { conditions, segment, search, sort } = query;
  if (access.record.view || hasOnePlan(access, query)) return false;
  return search !== undefined || [...conditions, ...segment].some(({ field }) => field !== sort.field);
}

/**
 * Whether a page and its count are read by one statement: of what is narrowed, and of a view, which may add up all that
 * it shows for either.
 */
export function isReadOnce(access: ResourceAccess, query: ListQuery): boolean {
  return access.record.view || isNarrowed(access, query);
}

/** The cells of a page: its fields, what is `told` with each row, and last the sort value. */
function cellsOf(access: ResourceAccess, query: ListQuery, told: readonly SQL[]): SQL {
  const key = recordTable(access.record).column(query.sort.field);
  return sql.join([...selection(access, access.listView), ...told, key], sql`, `);
}

/** The page of the records whose ids are found first. */
function pageOf(access: ResourceAccess, query: ListQuery, ids: SQL, told: readonly SQL[]): SQL {
  const { table, column } = recordTable(access.record);
  const where = and(...inScope(access.record), sql`${column('id')} = any(${ids})`);
  return sql`select ${cellsOf(access, query, told)} from ${table} where ${where} ${pageOrder(access, query)}`;
}

function bound(shape: string, build: () => SQL, query: ListQuery, scope: BusinessScope): BoundQuery {
  return { ...bind(statementFor(shape, build), pageValues(query, scope)), replan: true };
}

/**
 * One page of a list that is believed to be no longer than the cap: all that match are found by whatever index serves,
 * and the page is taken out of them. The last cell but one of each row counts them, up to one past the cap.
 */
export function fewStatement(access: ResourceAccess, query: ListQuery, scope: BusinessScope, cap: number): BoundQuery {
  function build(): SQL {
    const { record } = access;
    const { table, column } = recordTable(record);
    const id = column('id');
    // What a view has worked out is kept; of a table the rows of the page are read again.
    const kept = record.view ? sql`*` : sql`${column(query.sort.field)}, ${id}`;
    const all = sql`select ${kept} from ${table} where ${listWhere(record, access.where, query)} limit ${sql.raw(String(cap + 1))}`;
    const counted = [sql`(select count(*) from matching)`];
    const begin = keyset(access, query);
    const where = begin === undefined ? sql`` : sql`where ${begin} `;
    // Under the table's name, so that its columns are spelled as they are everywhere.
    const page = sql`from matching as ${table} ${where}${pageOrder(access, query)} ${pageLimit(query)}`;
    const rows = record.view
      ? sql`select ${cellsOf(access, query, counted)} ${page}`
      : pageOf(access, query, sql`array(select ${id} ${page})`, counted);
    return sql`with matching as materialized (${all}) ${rows}`;
  }
  return bound(`few|${cap}|${pageShape(access, query)}`, build, query, scope);
}

/** How many records match, as the rows of `fewStatement` say; there is at least one. */
export function matchingOf([row]: readonly Row[]): number {
  return Number(row?.at(-2));
}

/**
 * One page of a narrowed list that is longer than the cap. Most pages are found in the rows that come next in the order;
 * where this one is not, those that match are put in order, and where they are too many the order is read on.
 */
export function manyStatement(
  access: ResourceAccess,
  query: ListQuery,
  scope: BusinessScope,
  depth = DEPTH,
): BoundQuery {
  function build(): SQL {
    const { record } = access;
    const { table, column } = recordTable(record);
    const [id, key] = [column('id'), column(query.sort.field)];
    const page = sql`${pageOrder(access, query)} ${pageLimit(query)}`;
    const begin = keyset(access, query);
    const inOrder = and(
      ...inScope(record),
      ...holds(record, access.where),
      begin,
      ...conditionSqlOn(record, query, query.sort.field),
    );
    const next = sql`select * from ${table} where ${inOrder} ${pageOrder(access, query)} limit ${sql.raw(String(depth.near))}`;
    const near = sql`select ${id} from (${next}) as ${table} where ${and(...conditionSql(record, query))} ${page}`;
    const where = and(listWhere(record, access.where, query), begin);
    const every = sql`select ${key}, ${id} from ${table} where ${where} limit ${sql.raw(String(depth.ordered + 1))}`;
    const ids = sql`case
      when (select count(*) from near) = ${sql.raw(String(query.size + 1))} then array(select id from near)
      when (select count(*) from every) <= ${sql.raw(String(depth.ordered))} then array(select ${id} from every as ${table} ${page})
      else array(select ${id} from ${table} where ${where} ${page}) end`;
    return sql`with near as materialized (${near}), every as materialized (${every}) ${pageOf(access, query, ids, [])}`;
  }
  return bound(`many|${depth.near}|${depth.ordered}|${pageShape(access, query)}`, build, query, scope);
}
