import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { takeFromBucket } from './takeFromBucket.ts';

const NOW = new Date('2026-11-21T03:00:00.000Z');

/** Two at once, and one more each minute. */
const BUCKET = { capacity: 2, refill: 60 };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close(), 60_000);

function take(key: string, seconds: number): Promise<number> {
  return takeFromBucket(database.drizzle, key, BUCKET, new Date(NOW.getTime() + seconds * 1_000));
}

it('refuses what is too much, and allows it again with time', async () => {
  expect([await take('steady', 0), await take('steady', 0), await take('steady', 0)]).toEqual([0, 0, 60]);
  expect(await take('steady', 61)).toBe(0);
});

it('is not drained by a clock that is some minutes behind', async () => {
  expect([await take('behind', 300), await take('behind', 300), await take('behind', 0)]).toEqual([0, 0, 60]);
});

it('locks no user out after a clock jump', async () => {
  const jumped = 2 * 86_400;
  expect([await take('jumped', jumped), await take('jumped', jumped), await take('jumped', jumped)]).toEqual([
    0, 0, 60,
  ]);
  expect([await take('jumped', 0), await take('jumped', 0), await take('jumped', 0)]).toEqual([0, 0, 60]);
});
