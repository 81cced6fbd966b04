import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function fold(person: Person, folds: Readonly<Record<string, unknown>>) {
  return person.request('/api/user/sidebar', { method: 'PATCH', payload: { folds } });
}

async function kept(email: string): Promise<unknown> {
  const { json } = await (await signIn(test, email)).request('/api/console');
  return json.sidebar;
}

async function found(email: string): Promise<string[]> {
  const { json } = await (await signIn(test, email)).request('/api/screens');
  return json.screens.map(({ to }: { readonly to: string }) => to);
}

describe('the headings of a sidebar', () => {
  // Rule navigation.folding.
  it('stay as the person leaves them, for that person alone', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    expect(await kept('owner@kopi.test')).toEqual({});
    expect((await fold(owner, { 'accept-payments': true, configuration: false })).status).toBe(200);
    // The same again changes nothing; what is left out stays.
    expect((await fold(owner, { configuration: false })).status).toBe(200);
    expect((await fold(owner, { 'accept-payments': false, cards: true })).json.folds).toEqual({
      'accept-payments': false,
      cards: true,
    });
    expect(await kept('owner@kopi.test')).toEqual({ 'accept-payments': false, configuration: false, cards: true });
    expect(await kept('viewer@kopi.test')).toEqual({});
  });

  it('are headings of that person: other ids and other values are invalid', async () => {
    const viewer = await signIn(test, 'viewer@kopi.test');
    const { status, json } = await fold(viewer, { 'no-such-heading': true });
    expect([status, json.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(json.errors[0]).toMatchObject({ field: 'folds', allowed: expect.arrayContaining(['configuration']) });
    // A link folds nothing.
    expect((await fold(viewer, { home: false })).status).toBe(400);
    expect((await fold(viewer, { configuration: 'no' })).status).toBe(400);
    expect((await fold(viewer, {})).status).toBe(400);
    expect(await kept('viewer@kopi.test')).toEqual({});
  });
});

describe('the pages that search finds', () => {
  it('are those that the person may open', async () => {
    const owner = await found('owner@kopi.test');
    expect(owner).toEqual(
      expect.arrayContaining(['/disbursements', '/settings/team', '/settings/developers#api-keys']),
    );
    const viewer = await found('viewer@kopi.test');
    expect(viewer).toContain('/disbursements');
    expect(viewer).not.toContain('/settings/team');
    expect(viewer.filter((to) => to.startsWith('/settings/developers'))).toEqual([]);
  });

  // Rule navigation.find-actions.
  it('come with the actions that the person may begin in this mode, and with no other', async () => {
    const actionsOf = async (person: Person, environment = 'DEVELOPMENT'): Promise<string[]> => {
      const { json } = await person.request(`/api/screens?environment=${environment}`);
      return json.actions.map(({ to }: { readonly to: string }) => to);
    };
    const owner = await signIn(test, 'owner@kopi.test');
    const tested = await actionsOf(owner);
    expect(tested).toEqual(
      expect.arrayContaining([
        '/payment-links/create',
        '/disbursements?action=create',
        '/withdrawals?action=create',
        '/virtual_accounts/list?action=create',
        '/credit_cards/payments?action=simulate',
      ]),
    );
    const live = await actionsOf(owner, 'PRODUCTION');
    expect(live).toContain('/disbursements?action=create');
    expect(live).not.toContain('/credit_cards/payments?action=simulate');
    // Those who may only look make reports of what they see.
    expect(await actionsOf(await signIn(test, 'viewer@kopi.test'))).toEqual(['/reporting?action=create']);
  });

  it('need a session, and are not sent twice', async () => {
    expect((await test.app.inject('/api/screens')).statusCode).toBe(401);
    const owner = await signIn(test, 'owner@kopi.test');
    const { headers } = await owner.request('/api/screens');
    const again = await owner.request('/api/screens', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });
});
