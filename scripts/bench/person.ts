import { factsOf } from '#server/access/sessions/people/factsOf.ts';
import type { ConfigStore } from '#server/core/config/ConfigStore.ts';
import type { Database } from '#server/database/database.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { CappedCounts } from '#server/engine/resources/cappedCounts.ts';
import { parseListQuery } from '#server/engine/resources/query/parseListQuery.ts';
import { readList } from '#server/engine/resources/readList.ts';
import { searchLists } from '#server/engine/resources/searchLists.ts';
import type { ResourceAccess } from '../../src/compiler/resolve/resources/ResourceAccess.ts';

/** A demo user, as the list engine sees them. */
export interface BenchPerson {
  readonly scope: BusinessScope;
  /** Their access to transactions. */
  readonly transactions: ResourceAccess;
  /** The lists in which a text finds how many records, as the search of every list does. */
  searchLists(text: string): Promise<ReadonlyMap<string, number>>;
  readTransactions(query: { cursor?: string; filter?: string }): Promise<unknown>;
}

/** owner@kopi.test in live mode. */
export async function benchPerson({ pool }: Database, config: ConfigStore): Promise<BenchPerson> {
  const { rows } = await pool.query(
    `select m.*, b.* from user_emails e join memberships m using (user_id) join businesses b using (business_id)
     where e.email = 'owner@kopi.test' order by m.created limit 1`,
  );
  const [row] = rows;
  const scope = { businessId: row.business_id, environment: 'PRODUCTION' } as const;
  const lists = config.resolve(row.brand, factsOf(row, row, 'PRODUCTION')).access;
  const access = lists.get('transactions') as ResourceAccess;
  const { limits } = config.current();
  const reader = { pool, now: () => new Date(), counts: new CappedCounts(), cap: limits.list.count_cap };
  const context = { access, limits: limits.list, timeZone: 'Asia/Jakarta', currency: 'IDR', now: new Date() };
  return {
    scope,
    transactions: access,
    searchLists: async (text) => {
      const found = await searchLists(reader, scope, [...lists.values()], text, context);
      return new Map(found.map((list) => [list.access.name, list.records.length]));
    },
    readTransactions: (query) => readList(reader, scope, access, parseListQuery({ range: '[0,9]', ...query }, context)),
  };
}
