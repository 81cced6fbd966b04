import { and, type SQL, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';
import type { ListQuery, SearchBy } from '../query/listQuery.ts';
import { conditionShape, conditionValues, listWhere, param, scopeValues } from './conditions.ts';
import { recordTable } from './recordTable.ts';
import { found, foundLimit, hasSearchIndex, isFoundComplete, isSearchAlone } from './searchStatement.ts';
import { recordActions, selection, viewShape } from './selection.ts';
import { type BoundQuery, bind, type Statement, statementFor } from './statement.ts';

/** A list query; a count has no sort. */
type QueryFilter = Pick<ListQuery, 'conditions' | 'segment' | 'search'> & Partial<Pick<ListQuery, 'sort'>>;

/** Whether rows are read in reverse order, to be reversed again. */
export function isBackwards({ cursor }: ListQuery): boolean {
  return cursor?.at === 'before' || cursor?.at === 'end';
}

/** The condition for rows before or after the cursor. */
export function keyset(access: ResourceAccess, { sort, cursor }: ListQuery): SQL | undefined {
  if (cursor === undefined || cursor.at === 'end') return undefined;
  const { column } = recordTable(access.record);
  const comparison = (sort.order === 'desc') === (cursor.at === 'after') ? '<' : '>';
  const row = sql`(${column(sort.field)}, ${column('id')})`;
  return sql`${row} ${sql.raw(comparison)} (${param('key', access.record, sort.field)}, ${param('key_id', access.record, 'id')})`;
}

/** Whether an index provides the sort order: without conditions, or with one value of one field. */
export function isInIndexOrder(access: ResourceAccess, { conditions, segment, search, sort }: QueryFilter): boolean {
  const [first, ...others] = [...conditions, ...segment];
  if (search !== undefined || others.length > 0) return false;
  if (first === undefined) return true;
  const isInOrder = sort === undefined || sort.field === access.defaultSort.field;
  return isInOrder && first.kind === 'one-of' && first.values.length === 1;
}

/**
 * A statement with its values. A generic plan is used only without conditions. With a value it would be wrong: for a value
 * of nearly all rows the list's own index is best, and for a rare value that index would be read completely.
 */
export function bindFor(
  { conditions, segment, search }: QueryFilter,
  statement: Statement,
  values: Record<string, unknown>,
): BoundQuery {
  const isPlain = search === undefined && conditions.length + segment.length === 0;
  return { ...bind(statement, values), planMode: isPlain ? 'generic' : 'custom' };
}

function accessShape(access: ResourceAccess): string {
  return `${access.name}|${viewShape(access.listView)}|${JSON.stringify(access.where)}|${JSON.stringify(recordActions(access).map((a) => a.when))}`;
}

/** ORDER BY of a page: the sort value, then the id, reversed for backward pages. */
export function pageOrder(access: ResourceAccess, query: ListQuery): SQL {
  const { column } = recordTable(access.record);
  const direction = sql.raw((query.sort.order === 'desc') === isBackwards(query) ? 'asc' : 'desc');
  return sql`order by ${column(query.sort.field)} ${direction}, ${column('id')} ${direction}`;
}

/** LIMIT of a page. A literal, because with a parameter PostgreSQL assumes a tenth of the table. */
export function pageLimit(query: ListQuery): SQL {
  const offset = usesOffset(query) ? sql` offset ${sql.placeholder('offset')}::bigint` : sql``;
  return sql`limit ${sql.raw(String(query.size + 1))}${offset}`;
}

function usesOffset({ cursor, start }: ListQuery): boolean {
  return cursor === undefined && start > 0;
}

/** The shape of a page's statement, without values. */
export function pageShape(access: ResourceAccess, query: ListQuery): string {
  return `${accessShape(access)}|${conditionShape(query)}|${query.sort.field} ${query.sort.order}|${query.cursor?.at}|${usesOffset(query)}|${query.size}`;
}

/** The values of a page's statement. */
export function pageValues(query: ListQuery, scope: BusinessScope): Record<string, unknown> {
  const { cursor } = query;
  return {
    ...scopeValues(scope),
    ...conditionValues(query),
    ...(cursor && cursor.at !== 'end' && { key: cursor.key, key_id: cursor.id }),
    offset: query.start,
  };
}

/**
 * One page by keyset, with the exact order of the index. Reads one row more than the page, to know whether another page
 * follows. Cells: the list fields, the actions, and the sort value last.
 */
export function listStatement(access: ResourceAccess, query: ListQuery, scope: BusinessScope): BoundQuery {
  const statement = statementFor(`list|${pageShape(access, query)}`, () => {
    const { table, column } = recordTable(access.record);
    const cells = sql.join([...selection(access, access.listView), column(query.sort.field)], sql`, `);
    const where = and(listWhere(access.record, access.where, query), keyset(access, query));
    return sql`select ${cells} from ${table} where ${where} ${pageOrder(access, query)} ${pageLimit(query)}`;
  });
  return bindFor(query, statement, pageValues(query, scope));
}

/** The number of matching records, counted up to one past the cap. */
export function countStatement(
  access: ResourceAccess,
  { conditions, segment, search }: Omit<QueryFilter, 'sort'>,
  scope: BusinessScope,
  cap: number,
): BoundQuery {
  const query = { conditions, segment, search };
  const shape = `count|${access.name}|${JSON.stringify(access.where)}|${conditionShape(query)}|${cap}`;
  const statement = statementFor(shape, () => {
    const { table } = recordTable(access.record);
    const counted = (by: SearchBy) => {
      const where = listWhere(access.record, access.where, query, by);
      return sql`select count(*) from (select 1 from ${table} where ${where} limit ${sql.raw(String(cap + 1))}) matching`;
    };
    if (!hasSearchIndex(access, query)) return counted('rows');
    const most = foundLimit(access, query, cap);
    const ofMany = isSearchAlone(access, query) ? sql.raw(String(cap + 1)) : sql`(${counted('rows')})`;
    return sql`with ${found(access, query, most)} select case when ${isFoundComplete(most)} then (${counted('found')}) else ${ofMany} end`;
  });
  return bindFor(query, statement, { ...scopeValues(scope), ...conditionValues(query) });
}
