import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { payment_methods } from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import type { RecordContext } from '../../engine/operations/operation/operation.ts';
import { activatePaymentMethod, expectedLive, firstStep } from './activatePaymentMethod.ts';

const NOW = new Date('2026-11-22T03:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close(), 60_000);

describe('a payment method that is requested', () => {
  it('becomes pending; one that does not exist is an error', async () => {
    const scope = { businessId: randomUUID(), environment: 'PRODUCTION' } as const;
    const id = randomUUID();
    await database.drizzle.insert(payment_methods).values({
      ...{ business_id: scope.businessId, environment: scope.environment, id, created: NOW, updated: NOW },
      ...{ name: 'DANA', product_code: 'dana', category: 'EWALLET', channel: 'DANA', status: 'disabled' },
    });
    const activate = (recordId: string) =>
      inBusiness(database.pool, scope, (transaction) =>
        activatePaymentMethod({ transaction, session: { scope }, recordId, now: NOW } as unknown as RecordContext),
      );
    const after = { status: 'pending', sub_status: 'new_user_activation' };
    expect(await activate(id)).toMatchObject({ before: { status: 'disabled' }, after });
    expect(await database.drizzle.select().from(payment_methods)).toMatchObject([
      { ...after, estimated_activation_timestamp: expectedLive('DANA', NOW) },
    ]);
    await expect(activate(randomUUID())).rejects.toThrow('Locked payment method not found');
  });

  // Rule payment-methods.estimate.
  it.each([
    ['DANA', '2026-11-23T03:00:00.000Z'],
    ['QRIS', '2026-11-25T03:00:00.000Z'],
    ['OVO', '2026-11-29T03:00:00.000Z'],
    ['BCA_DIRECT', '2026-11-29T03:00:00.000Z'],
  ] as const)('is expected to be live: %s on %s', (channel, day) => {
    expect(expectedLive(channel, NOW).toISOString()).toBe(day);
  });

  // Rule payment-methods.steps-of-channels.
  it('begins at the first step of its channel', () => {
    expect([firstStep('KREDIVO'), firstStep('OVO')]).toEqual(['new_user_activation', 'new_submission']);
  });
});
