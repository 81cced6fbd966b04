import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { CappedCount, TabCounts } from '#contract/generated/api.ts';
import type { StatusTabs } from '#contract/generated/config.ts';
import { type BusinessScope, readInBusiness } from '../../database/inBusiness.ts';
import type { ListQuery } from './query/listQuery.ts';
import { countKey, type ListReader } from './readList.ts';
import { countStatement } from './statements/listStatement.ts';
import type { Row } from './statements/selection.ts';

/** The query of one tab: the list's query with the tab's value as filter of its field. */
function withTab(query: ListQuery, field: string, value: string | undefined): ListQuery {
  const others = query.conditions.filter((condition) => condition.field !== field);
  const own = value === undefined ? [] : [{ kind: 'one-of' as const, field, values: [value] }];
  return { ...query, conditions: [...others, ...own] };
}

/**
 * The number of records of each tab under the other filters, counted up to one past the cap, in one round trip. Counts
 * known to exceed the cap are not repeated.
 * Rule lists.tabs-count.
 */
export async function readTabCounts(
  { pool, counts, cap }: ListReader,
  scope: BusinessScope,
  access: ResourceAccess,
  tabs: StatusTabs,
  query: ListQuery,
): Promise<TabCounts> {
  const tabQueries = [undefined, ...tabs.values].map((value) => {
    const tabQuery = withTab(query, tabs.field, value);
    return { value, tabQuery, key: countKey(access, tabQuery, scope) };
  });
  const unknown = tabQueries.filter(({ key }) => !counts.isCapped(key));
  const statements = unknown.map(({ tabQuery }) => countStatement(access, tabQuery, scope, cap));
  const results = statements.length === 0 ? [] : await readInBusiness(pool, scope, statements);
  const matching = new Map(
    unknown.map(({ key }, index) => {
      const row = results[index]?.rows[0] as Row | undefined;
      return [key, Number(row?.[0] ?? 0)];
    }),
  );

  const answer: TabCounts = { field: tabs.field, all: { count: 0, capped: false }, values: {} };
  for (const { value, key } of tabQueries) {
    const found = matching.get(key) ?? cap + 1;
    if (found > cap) counts.remember(key);
    const count: CappedCount = { count: Math.min(found, cap), capped: found > cap };
    if (value === undefined) answer.all = count;
    else answer.values[value] = count;
  }
  return answer;
}
