import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeColumns } from '../belongsTo.ts';
import type { Database } from '../database.ts';
import { type BusinessTransaction, inBusiness } from '../inBusiness.ts';
import { customers } from '../schema/index.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { applyTransitions, transitionTriggers } from './transitionTriggers.ts';

type Status = (typeof customers.$inferInsert)['status'];

const SCOPE = { businessId: randomUUID(), environment: 'PRODUCTION' } as const;
const NOW = new Date('2031-01-10T03:00:00.000Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close(), 60_000);

/** Writes as a request does; the trigger that rejected it, if one did. */
async function rejectedBy(work: (transaction: BusinessTransaction) => Promise<unknown>): Promise<string | undefined> {
  try {
    await inBusiness(database.pool, SCOPE, work);
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (cause instanceof Error && 'constraint' in cause) return String(cause.constraint);
    throw error;
  }
}

function customer(id: string, status: Status): typeof customers.$inferInsert {
  const record = { id, created: NOW, updated: NOW, status, type: 'INDIVIDUAL', name: 'Sari', country: 'ID' } as const;
  return { ...scopeColumns(SCOPE), ...record, reference: id };
}

function create(id: string, status: Status): Promise<string | undefined> {
  return rejectedBy((transaction) => transaction.insert(customers).values(customer(id, status)));
}

function change(id: string, status: Status): Promise<string | undefined> {
  return rejectedBy((transaction) => transaction.update(customers).set({ status }).where(eq(customers.id, id)));
}

// Rule config-language.transitions.
it('a request creates a record in its first states alone, and changes it as its events do', async () => {
  const id = randomUUID();
  expect(await create(id, 'ERASED')).toBe('status_of_new');
  expect(await create(id, 'ACTIVE')).toBeUndefined();
  // Events from ACTIVE, and one that is undone.
  expect(await change(id, 'ARCHIVED')).toBeUndefined();
  expect(await change(id, 'ACTIVE')).toBeUndefined();
  expect(await change(id, 'ERASED')).toBeUndefined();
  for (const status of ['ACTIVE', 'ARCHIVED'] as const) expect(await change(id, status)).toBe('status_of_changed');
  // Changing other fields of a record in its last state is no change of state.
  expect(await change(id, 'ERASED')).toBeUndefined();
});

it('the owner, who migrates and loads, writes any state', async () => {
  const id = randomUUID();
  await database.drizzle.insert(customers).values(customer(id, 'ERASED'));
  await database.drizzle.update(customers).set({ status: 'ACTIVE' }).where(eq(customers.id, id));
});

it('the triggers are created once for the same transitions', async () => {
  const client = await database.pool.connect();
  const read = async (): Promise<unknown> => {
    const triggers = `select count(*)::int as count, max(xmin::text::bigint)::text as newest from pg_trigger where tgname ~ '_of_(new|changed)$'`;
    return (await client.query(triggers)).rows[0];
  };
  try {
    const before = await read();
    expect(before).toMatchObject({ count: transitionTriggers().length });
    await applyTransitions(client);
    expect(await read()).toEqual(before);
  } finally {
    client.release();
  }
});
