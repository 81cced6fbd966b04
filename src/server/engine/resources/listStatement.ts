import { and, type SQL, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { conditionShape, conditionValues, listWhere, place, scopeValues } from './conditions.ts';
import type { ListQuery, SearchBy } from './listQuery.ts';
import { recordTable } from './recordTable.ts';
import { found, hasSearchIndex, isFoundWhole, isSearchAlone, mostFound } from './searchStatement.ts';
import { recordActions, selection, viewShape } from './selection.ts';
import { type BoundQuery, bind, type Statement, statementFor } from './statement.ts';

/** What is asked of a list; a count has no order. */
type Asked = Pick<ListQuery, 'conditions' | 'segment' | 'search'> & Partial<Pick<ListQuery, 'sort'>>;

/** Whether the rows are read from the end backwards, to be turned round. */
export function isBackwards({ cursor }: ListQuery): boolean {
  return cursor?.at === 'before' || cursor?.at === 'end';
}

/** The rows that stand before or after the cursor's. */
export function keyset(access: ResourceAccess, { sort, cursor }: ListQuery): SQL | undefined {
  if (cursor === undefined || cursor.at === 'end') return undefined;
  const { column } = recordTable(access.record);
  const comparison = (sort.order === 'desc') === (cursor.at === 'after') ? '<' : '>';
  const row = sql`(${column(sort.field)}, ${column('id')})`;
  return sql`${row} ${sql.raw(comparison)} (${place('key', access.record, sort.field)}, ${place('key_id', access.record, 'id')})`;
}

/** Whether an index is ordered by all that is asked: nothing, or one value of one field. */
export function isInIndexOrder(access: ResourceAccess, { conditions, segment, search, sort }: Asked): boolean {
  const [first, ...others] = [...conditions, ...segment];
  if (search !== undefined || others.length > 0) return false;
  if (first === undefined) return true;
  const isInOrder = sort === undefined || sort.field === access.defaultSort.field;
  return isInOrder && first.kind === 'one-of' && first.values.length === 1;
}

/**
 * A statement with its values. One plan serves where nothing is asked. Of one value it does not: where nearly all rows
 * have the same one, the list's own index looks as good as the value's, and of a value that no row has all of it is read.
 */
export function bindFor(
  { conditions, segment, search }: Asked,
  statement: Statement,
  values: Record<string, unknown>,
): BoundQuery {
  const isPlain = search === undefined && conditions.length + segment.length === 0;
  return { ...bind(statement, values), planMode: isPlain ? 'generic' : 'custom' };
}

function accessShape(access: ResourceAccess): string {
  return `${access.name}|${viewShape(access.listView)}|${JSON.stringify(access.where)}|${JSON.stringify(recordActions(access).map((a) => a.when))}`;
}

/** How a page is ordered: the sort value, then the id, read from the end where the page is. */
export function pageOrder(access: ResourceAccess, query: ListQuery): SQL {
  const { column } = recordTable(access.record);
  const direction = sql.raw((query.sort.order === 'desc') === isBackwards(query) ? 'asc' : 'desc');
  return sql`order by ${column(query.sort.field)} ${direction}, ${column('id')} ${direction}`;
}

/** The rows of a page out of those that are in order. The limit is part of the text: with one it does not know, the database plans for a tenth of the table. */
export function pageLimit(query: ListQuery): SQL {
  const offset = usesOffset(query) ? sql` offset ${sql.placeholder('offset')}::bigint` : sql``;
  return sql`limit ${sql.raw(String(query.size + 1))}${offset}`;
}

function usesOffset({ cursor, start }: ListQuery): boolean {
  return cursor === undefined && start > 0;
}

/** What a page's statement looks like, without its values. */
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
 * One page by key, spelled exactly as the index: one row more than the page, so that it is
 * known whether another page follows. Its cells are the list fields, the actions, and last the sort value.
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

/** How many records match, counted no further than one past the cap. */
export function countStatement(
  access: ResourceAccess,
  { conditions, segment, search }: Omit<Asked, 'sort'>,
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
    const most = mostFound(access, query, cap);
    const ofMany = isSearchAlone(access, query) ? sql.raw(String(cap + 1)) : sql`(${counted('rows')})`;
    return sql`with ${found(access, most)} select case when ${isFoundWhole(most)} then (${counted('found')}) else ${ofMany} end`;
  });
  return bindFor(query, statement, { ...scopeValues(scope), ...conditionValues(query) });
}
