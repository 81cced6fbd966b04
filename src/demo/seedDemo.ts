import { hash } from '@node-rs/argon2';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import type { Environment } from '#contract/generated/config.ts';
import type { ZonedBusiness } from '#server/core/periodic/ZonedBusiness.ts';
import type { Database } from '#server/database/database.ts';
import { StartError } from '#server/database/StartError.ts';
import * as schema from '#server/database/schema/index.ts';
import { beginBulkLoad, fillKeptTables } from './bulkLoad.ts';
import { closePastDays } from './closePastDays.ts';
import { DEFAULT_TRANSACTIONS, DEMO_BUSINESSES, KOPI_TRANSACTIONS } from './data/businesses.ts';
import type { DemoBusiness } from './data/DemoBusiness.ts';
import { isEmpty, isOnlyDemo } from './isEmpty.ts';
import { type BusinessSize, environmentsOf, seedBusiness } from './seedBusiness.ts';
import { seedNotifications } from './seedNotifications.ts';
import { type DemoSecrets, seedPeople } from './seedPeople.ts';
import { seedReviews } from './seedReviews.ts';
import { seedSplits } from './seedSplits.ts';
import { sumSettlements } from './sumSettlements.ts';

/** Password of all demo users. */
export const DEMO_PASSWORD = 'Beranda2026';

/** PIN of all demo users who have one. */
export const DEMO_PIN = '246810';

/** Key of the internal business that reviews. */
const REVIEW_OFFICE = 'beranda';

/** Key of the advisory lock; any number that nothing else in the database uses. */
const SEED_LOCK = 7_236_201_805;

/** Minimum size of a business in a smaller demo. */
const SMALLEST = { transactions: 60, customers: 12 } as const;

export interface SeedOptions {
  /** Number of transactions of Kopi Nusantara in production, default 20,000. Other businesses scale down with it. */
  readonly transactions?: number | undefined;
  /** Replaces an existing demo. */
  readonly replace?: boolean | undefined;
  /** The reference time of all dates. */
  readonly now: Date;
  readonly log: (line: string) => void;
}

/** Result of seeding. */
export interface SeedReport {
  readonly rows: number;
  readonly seconds: number;
}

/**
 * Fills an empty database with the demo: the same rows for the same `transactions` and `now`, except salts, nonces, and the ids
 * and account numbers of first records that no sample changes. Runs in one transaction, so that a kill leaves the database
 * empty. Throws StartError `database-not-empty`.
 */
export async function seedDemo(database: Database, options: SeedOptions): Promise<SeedReport> {
  const began = performance.now();
  const secrets = { password: await hash(DEMO_PASSWORD), pin: await hash(DEMO_PIN) };
  const client = await database.pool.connect();
  let rows: number;
  try {
    await client.query('BEGIN');
    await client.query(`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await requireRoom(client, options.replace === true);
    rows = await seedEverything(client, secrets, options);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release(client.getTransactionStatus() !== 'I');
  }
  // Sets the visibility map, so that counts use index-only scans; the embedded database has no autovacuum.
  await database.pool.query('VACUUM (ANALYZE)');
  return { rows, seconds: (performance.now() - began) / 1_000 };
}

/** The result for the log. */
export function describeReport({ rows, seconds }: SeedReport): string {
  return `${figure(rows)} rows in ${seconds.toFixed(1)} s, ${figure(rows / seconds)} a second`;
}

async function requireRoom(client: PoolClient, mayReplace: boolean): Promise<void> {
  if (await isEmpty({ pool: client })) return;
  if (!mayReplace || !(await isOnlyDemo({ pool: client }))) {
    throw new StartError(
      'database-not-empty',
      'The database contains data that is not of the demo. Nothing was changed.',
    );
  }
  const tables: string[] = [];
  for (const table of Object.values(schema)) if (is(table, PgTable)) tables.push(`"${getTableName(table)}"`);
  await client.query(`TRUNCATE ${tables.join(', ')}`);
}

async function seedEverything(client: PoolClient, secrets: DemoSecrets, options: SeedOptions): Promise<number> {
  const now = options.now.getTime();
  const indexes = await beginBulkLoad(client);
  const businessIds = await seedPeople(client, secrets, now);
  let rows = 0;
  const seeded: (ZonedBusiness & { readonly business: DemoBusiness })[] = [];
  for (const business of DEMO_BUSINESSES) {
    for (const environment of environmentsOf(business)) {
      const businessId = businessIds.get(business.key);
      if (businessId === undefined) throw new Error(`${business.name} was not made`);
      const size = sizeOf(business, environment, options.transactions ?? DEFAULT_TRANSACTIONS);
      const scope = { businessId, environment };
      rows += await seedBusiness(client, business, scope, size, now);
      seeded.push({ business, scope, timeZone: countryTimeZone(business.country) });
      const officeId = businessIds.get(REVIEW_OFFICE);
      if (officeId !== undefined) rows += await seedReviews(client, business, scope, officeId, now);
      if (size.transactions > 0)
        options.log(`${business.name}, ${environment}: ${figure(size.transactions)} transactions`);
    }
  }
  await fillKeptTables(client);
  for (const index of indexes) await client.query(index);
  // The statements that compare payments with the ledger need the indexes, and to know the size of the tables; a few rows show it.
  await client.query('SET LOCAL default_statistics_target = 1');
  await client.query('ANALYZE transactions, ledger_entries');
  for (const { business, scope } of seeded) await seedSplits(client, business, scope, businessIds, now);
  for (const business of seeded) {
    await sumSettlements(client, business.scope);
    await closePastDays(client, business, options.now);
    await seedNotifications(client, business.scope, options.now);
  }
  await client.query(`select fill_search_entries('daily_closes'::regclass)`);
  return rows;
}

/** The requested number of transactions for the first business; the others have the demo's size or are scaled down. */
function sizeOf(business: DemoBusiness, environment: Environment, transactionCount: number): BusinessSize {
  const transactions = business.transactions[environment];
  const customers = business.customers[environment];
  if (business.key === 'kopi' && environment === 'PRODUCTION') {
    return {
      transactions: transactionCount,
      customers: Math.max(
        SMALLEST.customers,
        Math.min(20_000, Math.round(customers * (transactionCount / transactions) ** 0.6)),
      ),
    };
  }
  const share = Math.min(1, transactionCount / KOPI_TRANSACTIONS);
  return {
    transactions: Math.min(transactions, Math.max(SMALLEST.transactions, Math.round(transactions * share))),
    customers: Math.min(customers, Math.max(SMALLEST.customers, Math.round(customers * share))),
  };
}

function figure(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
