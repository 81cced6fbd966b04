import { type SQL, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ListQuery } from './listQuery.ts';

/** Most records that a search takes from its index where the list is narrowed further. */
const MOST_FOUND = 50_000;

type Asked = Pick<ListQuery, 'conditions' | 'segment' | 'search'>;

/** Whether the index of search serves a list. A view has none: its rows are few, and are compared one by one. */
export function hasSearchIndex({ record }: ResourceAccess, { search }: Asked): boolean {
  return search !== undefined && !record.view;
}

/** Whether everything that the index finds is in the list: all of what it covers is searched, and nothing else is asked. */
export function isSearchAlone({ record, where }: ResourceAccess, { conditions, segment, search }: Asked): boolean {
  const isNarrowedFurther = conditions.length + segment.length + Object.keys(where).length > 0;
  return search !== undefined && !isNarrowedFurther && record.search.every((field) => search.fields.includes(field));
}

/** Most records that are taken from the index. Of more than the cap, nothing need be known but that they are more. */
export function mostFound(access: ResourceAccess, query: Asked, cap: number): number {
  return isSearchAlone(access, query) ? cap : Math.max(cap, MOST_FOUND);
}

/** The CTE `found`: the ids that the index finds, one more than may be used. */
export function found({ record }: ResourceAccess, most: number): SQL {
  const table = sql.raw(`'${record.table}'`);
  return sql`found as materialized (select search_records(${table}, ${sql.placeholder('q_words')}::text[], ${sql.raw(String(most + 1))}) as id)`;
}

/** Whether `found` holds everything that the index finds. */
export function isFoundWhole(most: number): SQL {
  return sql`(select count(*) from found) <= ${sql.raw(String(most))}`;
}
