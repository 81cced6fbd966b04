import { type SQL, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { ListQuery } from '../query/listQuery.ts';

/** Maximum number of records from the search index when the list is narrowed further. */
const MAX_FOUND = 50_000;

type QueryFilter = Pick<ListQuery, 'conditions' | 'segment' | 'search'>;

/** Whether the search index covers a list. A view has none: its few rows are compared one by one. */
export function hasSearchIndex({ record }: ResourceAccess, { search }: QueryFilter): boolean {
  return search !== undefined && !record.view;
}

/** Whether every record that the index finds is in the list: all indexed fields are searched, without other conditions. */
export function isSearchAlone(
  { record, where }: ResourceAccess,
  { conditions, segment, search }: QueryFilter,
): boolean {
  const isNarrowedFurther = conditions.length + segment.length + Object.keys(where).length > 0;
  return search !== undefined && !isNarrowedFurther && record.search.every((field) => search.fields.includes(field));
}

/** Maximum number of ids from the index. More than the cap need not be counted exactly. */
export function foundLimit(access: ResourceAccess, query: QueryFilter, cap: number): number {
  return isSearchAlone(access, query) ? cap : Math.max(cap, MAX_FOUND);
}

/** The CTE `found`: the ids from the index, one more than may be used. */
export function found({ record }: ResourceAccess, { search }: QueryFilter, most: number): SQL {
  if (search?.among !== undefined)
    return sql`found as materialized (select unnest(${sql.placeholder('q_among')}::uuid[]) as id)`;
  const table = sql.raw(`'${record.table}'`);
  return sql`found as materialized (select search_records(${table}, ${sql.placeholder('q_words')}::text[], ${sql.raw(String(most + 1))}) as id)`;
}

/** Whether `found` contains all ids of the index. */
export function isFoundComplete(most: number): SQL {
  return sql`(select count(*) from found) <= ${sql.raw(String(most))}`;
}
