import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { migrateUpTo } from './testing/migrateUpTo.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close(), 60_000);

async function addBusiness(name: string, country: string, entity: string, status: string): Promise<void> {
  await database.pool.query(
    `insert into businesses (business_id, name, email, brand, entity, country, go_live_status, accounts, excluded_pages, flags,
       flags_off, time_zone, internal, is_micro_ecommerce, micro_ecommerce_limits_applied, created, updated)
     values (gen_random_uuid(), $1, 'a@b.example', 'main', $2, $3, $4, '{regular}', '{}', '{}', '{}', 'Asia/Jakarta',
       false, false, false, now(), now())`,
    [name, entity, country, status],
  );
}

async function counts(table: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select b.name || ' ' || t.environment || ' ' || count(*) as line from ${table} t join businesses b using (business_id)
     group by b.name, t.environment order by 1`,
  );
  return rows.map(({ line }) => line);
}

// Rule registration.first-day-records.
it('gives businesses that were registered before what a new one has, and closes no channel of a live one', async () => {
  await migrateUpTo(database, '0068_withdrawal-schedules');
  await addBusiness('Io', 'ID', 'main', 'REGISTERED');
  await addBusiness('Mabuhay', 'PH', 'main', 'LIVE');
  await addBusiness('Remit', 'SG', 'remittance', 'LIVE');
  await database.pool.query(
    `insert into card_features (business_id, environment, id, created, updated, feature, enabled, requested)
     select business_id, 'PRODUCTION', gen_random_uuid(), now(), now(), 'CAN_SKIP_CVN', true, false
     from businesses where name = 'Mabuhay'`,
  );
  const client = await database.pool.connect();
  await migrateDatabase(client, { embedded: database.embedded }).finally(() => client.release());
  const both = (name: string, count: number) => [`${name} DEVELOPMENT ${count}`, `${name} PRODUCTION ${count}`];
  expect(await counts('business_profiles')).toEqual([...both('Io', 1), ...both('Mabuhay', 1), ...both('Remit', 1)]);
  expect(await counts('checkout_settings')).toEqual([...both('Io', 1), ...both('Mabuhay', 1)]);
  expect(await counts('card_features')).toEqual([...both('Io', 4), 'Mabuhay DEVELOPMENT 4', 'Mabuhay PRODUCTION 1']);
  expect(await counts('payment_methods')).toEqual([...both('Io', 20), ...both('Mabuhay', 14)]);
  const { rows } = await database.pool.query(
    `select distinct b.name, t.environment, t.status from payment_methods t join businesses b using (business_id) order by 1, 2`,
  );
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    'Io DEVELOPMENT enabled',
    'Io PRODUCTION disabled',
    'Mabuhay DEVELOPMENT enabled',
    'Mabuhay PRODUCTION enabled',
  ]);
  const prefixes = await database.pool.query('select distinct prefix from retail_outlet_settings order by 1');
  // Neither letter of the first name may be in a prefix.
  expect(prefixes.rows.map(({ prefix }) => prefix)).toEqual(['MABU', 'PAY']);
});
