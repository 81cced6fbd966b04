import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const BUSINESS = '019c0000-0000-7000-8000-000000000001';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await business(BUSINESS, 'LIVE', 'ID');
}, 120_000);
afterAll(() => database.close());

function run(statement: string, values: readonly unknown[] = []) {
  return database.pool.query(statement, [...values]);
}

function business(id: string, status: string, country: string) {
  return run(
    `insert into businesses (business_id, name, email, brand, entity, country, go_live_status, accounts, excluded_pages,
       flags, time_zone, internal, is_micro_ecommerce, micro_ecommerce_limits_applied, created, updated)
     values ($1, 'Kopi', 'halo@kopi.example', 'main', 'main', $3, $2, '{regular}', '{}', '{}', 'Asia/Jakarta', false, false,
       false, now(), now())`,
    [id, status, country],
  );
}

/** Runs a migration again, over rows as there are in databases of the version before. */
async function migrateAgain(name: string): Promise<void> {
  const file = readdirSync(FOLDER).find((each) => each.endsWith(`_${name}.sql`)) ?? '';
  for (const statement of readFileSync(new URL(file, FOLDER), 'utf8').split('--> statement-breakpoint')) {
    await run(statement);
  }
}

// Rule api-keys.whitelist-once.
it('0030 keeps the first of the addresses that are alike, and writes a range of one address as that', async () => {
  await run('alter table ip_whitelist_entries drop column listed');
  const entry = (cidr: string, day: number, status = 'ACTIVE') =>
    run(
      `insert into ip_whitelist_entries (business_id, environment, id, created, updated, status, cidr, created_by)
       values ($1, 'PRODUCTION', gen_random_uuid(), $2, $2, $3, $4, 'sari@kopi.example')`,
      [BUSINESS, `2026-11-${day}`, status, cidr],
    );
  await entry('203.0.113.7/32', 12);
  await entry('203.0.113.7', 11);
  await entry('203.0.113.7', 13);
  await entry('203.0.113.7', 10, 'DELETED');
  await entry('203.0.113.0/24', 14);
  await entry('2001:db8::7/128', 15);
  const fraud = (value: string, status = 'ACTIVE') =>
    run(
      `insert into fraud_list_entries (business_id, environment, id, created, updated, status, list, action, value, shown, created_by)
       values ($1, 'PRODUCTION', gen_random_uuid(), now(), now(), $2, 'IP', 'BLOCK', $3, $3, 'sari@kopi.example')`,
      [BUSINESS, status, value],
    );
  await fraud('198.51.100.7/32');
  await fraud('198.51.100.8');
  await fraud('198.51.100.8/32');
  await fraud('198.51.100.9/32', 'REMOVED');
  await migrateAgain('ip-whitelist-once');
  const { rows } = await run(
    `select cidr, status, extract(day from created)::int as day from ip_whitelist_entries order by created`,
  );
  expect(rows.map(({ cidr, status, day }) => `${day} ${cidr} ${status}`)).toEqual([
    '10 203.0.113.7 DELETED',
    '11 203.0.113.7 ACTIVE',
    '12 203.0.113.7 DELETED',
    '13 203.0.113.7 DELETED',
    '14 203.0.113.0/24 ACTIVE',
    '15 2001:db8::7 ACTIVE',
  ]);
  const { rows: fraudRows } = await run('select value, status from fraud_list_entries order by value');
  expect(fraudRows.map(({ value, status }) => `${value} ${status}`)).toEqual([
    '198.51.100.7 ACTIVE',
    '198.51.100.8 ACTIVE',
    // The other one is on the list already.
    '198.51.100.8/32 ACTIVE',
    '198.51.100.9 REMOVED',
  ]);
});

// Rule modes.limited-tier.
it('0031 gives businesses of the limited tier the activation that they lack', async () => {
  const ids = ['2', '3', '4'].map((last) => `${BUSINESS.slice(0, -1)}${last}`);
  const [tier = '', singapore = '', suspended = ''] = ids;
  await business(tier, 'TIER_1', 'ID');
  await business(singapore, 'TIER_1', 'SG');
  await business(suspended, 'SUSPENDED', 'PH');
  for (let times = 0; times < 2; times += 1) await migrateAgain('tier-activations');
  const { rows } = await run('select business_id, status from activations');
  expect(rows).toEqual([{ business_id: tier, status: 'OPEN' }]);
});

// Rule invoices.link-batches.
it('0042 keeps batches of payment links that were made, and no others', async () => {
  const batch = (name: string, status: string, links: number) =>
    run(
      `insert into payment_link_batches (business_id, environment, id, created, updated, status, name, links_count,
         total_amount, currency, created_by)
       values ($1, 'PRODUCTION', gen_random_uuid(), now(), now(), $2, $3, $4, 0, 'IDR', 'sari@kopi.example')`,
      [BUSINESS, status, name, links],
    );
  await run('alter table payment_link_batches drop constraint payment_link_batches_status_check');
  await run('alter table payment_link_batches add constraint payment_link_batches_status_check check (true)');
  await batch('Iuran', 'COMPLETED', 2);
  for (const status of ['DRAFT', 'PROCESSING', 'FAILED']) await batch(status, status, 0);
  await migrateAgain('link-batches');
  const { rows } = await run('select name from payment_link_batches');
  expect(rows).toEqual([{ name: 'Iuran' }]);
  // Servers of the version before write what they wrote.
  await run(`update payment_link_batches set failed_count = 0, failure_code = null`);
});
