import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.database.pool.query("update businesses set internal = true where name = 'Pasar Digital'");
});
afterAll(() => test.close());

describe('GET /api/console/explain', () => {
  // Rule config-language.explained.
  it('shows our own staff the line of each thing they have, and the line that hides each thing they have not', async () => {
    const staff = await signIn(test, 'owner@pasar.test');
    const { status, json } = await staff.request('/api/console/explain');
    expect(status).toBe(200);
    expect(json.things['resources.transactions.list.columns.amount']).toMatch(
      /^config\/resources\/transactions\.yaml:\d+:\d+$/,
    );
    const cash = json.closed.find(({ path }: { path: string }) => path === 'resources.cash');
    expect(cash.place).toMatch(/^config\/resources\/cash\.yaml:\d+:\d+$/);
    expect(cash.reason).toContain('any');
  });

  it('returns 404 to all other users', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    expect((await owner.request('/api/console/explain')).status).toBe(404);
    expect((await requestWithoutSession(test, '/api/console/explain')).status).toBe(401);
  });
});
