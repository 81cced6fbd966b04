import { and, type SQL, sql } from 'drizzle-orm';
import type { FollowedList } from '#compiler/resolve/resources/FollowedList.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { SearchBy } from '../query/listQuery.ts';
import { fixedConditions, matchesWords, scopeConditions } from './recordConditions.ts';
import { recordTable } from './recordTable.ts';

/** Maximum number of records in another list that a search follows to the records that refer to them. */
const MAX_FOLLOWED = 500;

/** The shape of a followed list in a statement's cache key. Rule lists.search-follows-customers. */
export function followShape({ field, record, where, fields }: FollowedList): string {
  return `>${field}:${record.table}:${JSON.stringify(where)}:${fields.join('+')}`;
}

/** The ids of records in another list that contain every word; none when the index finds too many. */
function matchingIds({ record, where, fields }: FollowedList, words: readonly string[]): SQL {
  const { table, column } = recordTable(record);
  const name = sql.raw(`'${record.table}'`);
  const limit = sql.raw(String(MAX_FOLLOWED + 1));
  const isBounded = sql`(select count(*) from referred) <= ${sql.raw(String(MAX_FOLLOWED))}`;
  const isOpen = and(
    ...scopeConditions(record),
    ...fixedConditions(record, where),
    matchesWords(record, fields, words),
  );
  return sql`with referred as materialized (select search_records(${name}, ${sql.placeholder('q_words')}::text[], ${limit}) as id)
    select ${column('id')} from ${table} where ${isBounded} and ${column('id')} in (select id from referred) and ${isOpen}`;
}

/**
 * Matches records that refer to records found in another list. With an index, the ids are an array; when every row is
 * compared, they are a hashed set.
 */
export function followedSql(
  record: RecordSchema,
  { words }: { readonly words: readonly string[] },
  list: FollowedList,
  by: SearchBy,
): SQL {
  const field = recordTable(record).column(list.field);
  const ids = matchingIds(list, words);
  return by === 'found' ? sql`${field} = any(array(${ids}))` : sql`${field} in (${ids})`;
}
