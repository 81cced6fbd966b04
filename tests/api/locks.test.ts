import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBusiness } from '#server/database/inBusiness.ts';
import { lockRecord } from '#server/engine/operations/run/lockRecord.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('locks the record of every action as the role that requests run as', async () => {
  const scope = { businessId: randomUUID(), environment: 'PRODUCTION' } as const;
  const { config } = test.config.brand('main');
  let tried = 0;
  for (const { value: resource } of config.resources.values()) {
    const record = config.records.get(resource.record);
    if (record === undefined) throw new Error(`${resource.resource} has no record`);
    const access = { record, where: resource.where ?? {} };
    for (const action of resource.actions ?? []) {
      if (action.scope === 'list') continue;
      const target = { access, action, scope, recordId: randomUUID() };
      const locking = inBusiness(test.database.pool, scope, (transaction) => lockRecord(transaction, target));
      await expect(locking, `${resource.resource}.${action.id}`).resolves.toBeUndefined();
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(100);
});
