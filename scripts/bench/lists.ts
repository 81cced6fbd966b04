import type { Database } from '#server/database/database.ts';
import { readInBusiness } from '#server/database/inBusiness.ts';
import { writeCursor } from '#server/engine/resources/query/cursor.ts';
import { compare, measured, print } from './measure.ts';
import type { BenchPerson } from './person.ts';

const SIZE = 10;

/** The minimal query of a list page: by the index and with nothing more. */
function rawPage(condition: string, order: 'desc' | 'asc', name: string) {
  return {
    name,
    text: `select id, created, type, status, channel_category, channel, external_id, reference, customer_id, customer_name, description, amount, currency, fee, tax, net_amount, settlement_status from transactions where business_id = $1 and environment = 'PRODUCTION' ${condition} order by created ${order}, id ${order} limit ${SIZE + 1}`,
    rowMode: 'array' as const,
  };
}

/** Measures pages of a long list (first, deep and last) against the raw query through the same driver. */
export async function benchLists(database: Database, person: BenchPerson): Promise<void> {
  const { rows } = await database.pool.query(
    "select count(*)::int as count from transactions where business_id = $1 and environment = 'PRODUCTION'",
    [person.scope.businessId],
  );
  const count: number = rows[0].count;
  const middle = await database.pool.query(
    "select created::text, id from transactions where business_id = $1 and environment = 'PRODUCTION' order by created desc, id desc offset $2 limit 1",
    [person.scope.businessId, Math.floor(count / 2)],
  );
  const { created, id } = middle.rows[0];
  const deep = writeCursor({ at: 'after', key: created, id }, { field: 'created', order: 'desc' });
  const business = person.scope.businessId;
  const raw = (query: ReturnType<typeof rawPage>, values: unknown[]) =>
    readInBusiness(database.pool, person.scope, [{ ...query, values }]);
  const first = rawPage('', 'desc', 'bench_first');
  const key = rawPage('and (created, id) < ($2::timestamptz, $3::uuid)', 'desc', 'bench_deep');
  const last = rawPage('', 'asc', 'bench_last');
  const failed = rawPage("and status = 'FAILED'", 'desc', 'bench_failed');

  const figures = await compare(200, {
    'raw first': () => raw(first, [business]),
    'list first': () => person.readTransactions({}),
    'raw deep': () => raw(key, [business, created, id]),
    'list deep': () => person.readTransactions({ cursor: deep }),
    'raw last': () => raw(last, [business]),
    'list last': () => person.readTransactions({ cursor: 'last' }),
    'raw filtered': () => raw(failed, [business]),
    'list filtered': () => person.readTransactions({ filter: '{"status":["FAILED"]}' }),
  });
  console.log(
    `\nA page of ${SIZE} of ${count.toLocaleString('en')} rows, through the same driver, in a transaction with row-level security`,
  );
  for (const page of ['first', 'deep', 'last', 'filtered']) {
    const ours = figures[`list ${page}`] ?? Number.NaN;
    const bare = figures[`raw ${page}`] ?? Number.NaN;
    print(`  ${page} page`, measured(ours, 'ms', 2));
    print(
      `  ${page} page: list / raw query`,
      measured(ours / bare, '×', 2),
      `at most 2×; raw query ${bare.toFixed(2)} ms`,
    );
  }
  const ratio = (figures['list last'] ?? Number.NaN) / (figures['list first'] ?? Number.NaN);
  print('  last page / first page', measured(ratio, '×', 2), 'at most 1.2×');
}
