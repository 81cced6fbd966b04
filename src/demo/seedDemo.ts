import { hash } from '@node-rs/argon2';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Environment } from '#contract/generated/config.ts';
import type { Database } from '#server/database/database.ts';
import { StartError } from '#server/database/StartError.ts';
import * as schema from '#server/database/schema/index.ts';
import { beginBulkLoad, fillSearch } from './bulkLoad.ts';
import { DEMO_BUSINESSES, KOPI_TRANSACTIONS } from './data/businesses.ts';
import type { DemoBusiness } from './data/DemoBusiness.ts';
import { isEmpty, isOnlyDemo } from './isEmpty.ts';
import { type BusinessSize, environmentsOf, seedBusiness } from './seedBusiness.ts';
import { type DemoSecrets, seedPeople } from './seedPeople.ts';

/** The password of everybody in the demo. */
export const DEMO_PASSWORD = 'Beranda2026';

/** The PIN of everybody in the demo who has set one up. */
export const DEMO_PIN = '246810';

/** Any number that nothing else in the database locks. */
const SEED_LOCK = 7_236_201_805;

/** The smallest part of a business that is worth looking at, where all are made smaller. */
const SMALLEST = { transactions: 60, customers: 12 } as const;

export interface SeedOptions {
  /** Transactions of Kopi Nusantara in production, 50,000 unless given. Fewer make the other businesses smaller too. */
  readonly transactions?: number | undefined;
  /** Replaces a demo that is there already. */
  readonly replace?: boolean | undefined;
  /** The moment that everything is dated from. */
  readonly now: Date;
  readonly log: (line: string) => void;
}

/** What was written. */
export interface SeedReport {
  readonly rows: number;
  readonly seconds: number;
}

/**
 * Fills an empty database with the demo, the same bytes for the same `transactions` and `now`, but for what keeps secrets: salts and nonces.
 * All of it is one transaction: a kill leaves the database as empty as it was. Throws StartError `database-not-empty`.
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
  // Marks pages as seen by all, so that counts read indexes alone; the embedded database does not do so by itself.
  await database.pool.query('VACUUM (ANALYZE)');
  return { rows, seconds: (performance.now() - began) / 1_000 };
}

/** What was written, for people. */
export function describeReport({ rows, seconds }: SeedReport): string {
  return `${figure(rows)} rows in ${seconds.toFixed(1)} s, ${figure(rows / seconds)} a second`;
}

async function requireRoom(client: PoolClient, mayReplace: boolean): Promise<void> {
  if (await isEmpty({ pool: client })) return;
  if (!mayReplace || !(await isOnlyDemo({ pool: client }))) {
    throw new StartError('database-not-empty', 'The database holds data that is not the demo; nothing was changed.');
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
  for (const business of DEMO_BUSINESSES) {
    for (const environment of environmentsOf(business)) {
      const businessId = businessIds.get(business.key);
      if (businessId === undefined) throw new Error(`${business.name} was not made`);
      const size = sizeOf(business, environment, options.transactions ?? KOPI_TRANSACTIONS);
      rows += await seedBusiness(client, business, { businessId, environment }, size, now);
      if (size.transactions > 0)
        options.log(`${business.name}, ${environment}: ${figure(size.transactions)} transactions`);
    }
  }
  await fillSearch(client);
  for (const index of indexes) await client.query(index);
  return rows;
}

/** The first business has as many transactions as were asked for; the others keep to the demo's size or shrink with it. */
function sizeOf(business: DemoBusiness, environment: Environment, asked: number): BusinessSize {
  const transactions = business.transactions[environment];
  const customers = business.customers[environment];
  if (business.key === 'kopi' && environment === 'PRODUCTION') {
    return {
      transactions: asked,
      customers: Math.max(SMALLEST.customers, Math.min(20_000, Math.round(customers * (asked / transactions) ** 0.6))),
    };
  }
  const share = Math.min(1, asked / KOPI_TRANSACTIONS);
  return {
    transactions: Math.min(transactions, Math.max(SMALLEST.transactions, Math.round(transactions * share))),
    customers: Math.min(customers, Math.max(SMALLEST.customers, Math.round(customers * share))),
  };
}

function figure(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
