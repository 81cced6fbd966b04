import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseDemoAccounts } from '#demo/refuseDemoAccounts.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a database in production', () => {
  // Rule security.production-not-demo.
  it('has no account of the demo, whose password is public', async () => {
    await expect(refuseDemoAccounts(test.database)).rejects.toThrow(/demo accounts such as \S+@\S+\.test/);
    await test.database.pool.query("update users set status = 'DELETED'");
    await expect(refuseDemoAccounts(test.database)).resolves.toBeUndefined();
  });
});
