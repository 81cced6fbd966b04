import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { type BusinessScope, inBusiness } from '#server/database/inBusiness.ts';
import { activity_logs, card_features } from '#server/database/schema/index.ts';
import { openTestDatabase } from '#server/database/testing/openTestDatabase.ts';
import { bindChanges, bindInserts, sendInserts } from './insertRows.ts';

const scope: BusinessScope = { businessId: randomUUID(), environment: 'DEVELOPMENT' };

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close(), 60_000);

describe('bindInserts', () => {
  it('writes every text, null and object as it is', async () => {
    const names = [
      'Peña',
      'null',
      'NULL',
      '',
      ' ',
      'a,b',
      '{a}',
      'say "so"',
      'back\\slash',
      "it's",
      '2× Kopi',
      'line\nbreak',
      '-1',
    ];
    const rows = names.map((actor_name, index) => ({
      id: randomUUID(),
      created: new Date(Date.UTC(2026, 10, 21, 1, 2, 3, index)),
      action: 'SIGN_IN' as const,
      actor_type: 'PERSON' as const,
      actor_name,
      actor_email: index % 2 === 0 ? null : 'ann@kopi.test',
      after: index % 3 === 0 ? { said: actor_name, list: [1, null] } : null,
    }));
    const client = await database.pool.connect();
    await client.query(
      `BEGIN; SET LOCAL app.business_id = '${scope.businessId}'; SET LOCAL app.environment = 'DEVELOPMENT'`,
    );
    await sendInserts(client, bindInserts(scope, activity_logs, rows));
    await client.query('COMMIT');
    client.release();

    const found = await inBusiness(database.pool, scope, (transaction) =>
      transaction.select().from(activity_logs).orderBy(asc(activity_logs.created)),
    );
    expect(found).toMatchObject(rows);
  });
});

// Rule registration.first-day-records.
describe('bindChanges', () => {
  it('changes the named columns of rows that are there, by their key, and adds none', async () => {
    const created = new Date('2026-11-21T01:02:03.000Z');
    const kept = { created, updated: created, requested: false };
    const before = (['CAN_SKIP_CVN', 'SHOULD_AUTHENTICATE', 'INSTALLMENT_ENABLED'] as const).map((feature) => {
      return { ...kept, id: randomUUID(), feature, enabled: feature === 'SHOULD_AUTHENTICATE' };
    });
    const { text, values } = bindChanges(scope, card_features, 'feature', [
      { feature: 'CAN_SKIP_CVN', enabled: true },
      { feature: 'SHOULD_AUTHENTICATE', enabled: false },
      { feature: 'CAN_USE_DYNAMIC_3DS', enabled: true },
    ]);
    const client = await database.pool.connect();
    await client.query(
      `BEGIN; SET LOCAL app.business_id = '${scope.businessId}'; SET LOCAL app.environment = 'DEVELOPMENT'`,
    );
    await sendInserts(client, bindInserts(scope, card_features, before));
    const { rowCount } = await client.query(text, values);
    await client.query('COMMIT');
    client.release();

    expect(rowCount).toBe(2);
    const found = await inBusiness(database.pool, scope, (transaction) => transaction.select().from(card_features));
    const enabled = new Map(found.map((row) => [row.feature, row.enabled]));
    expect(enabled).toEqual(
      new Map([
        ['CAN_SKIP_CVN', true],
        ['SHOULD_AUTHENTICATE', false],
        ['INSTALLMENT_ENABLED', false],
      ]),
    );
    for (const row of found) expect(row).toMatchObject(kept);
  });
});
