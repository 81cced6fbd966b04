import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a user', () => {
  // Rule settings.own-profile, routes.user-data.
  it('reads their profile, and changes their name', async () => {
    const viewer = await signIn(test, 'viewer@kopi.test');
    const { user, business } = (await viewer.request('/api/authenticated-user-data')).json;
    expect(user).toMatchObject({
      email: 'viewer@kopi.test',
      full_name: 'Vina Puspita',
      is_phone_number_verified: false,
      mfa_type: null,
      is_pin_set: true,
      email_verification_status: 'VERIFIED',
      can_view: true,
      can_edit: false,
    });
    expect(user.instant_messaging_consent).toBe(false);
    expect(business).toMatchObject({
      name: 'Kopi Nusantara',
      country_of_operation: 'ID',
      entity: 'main',
      permission: { exclude_dashboard_page: [] },
      is_xp_sub_account: false,
      xp_sub_account_type: null,
      xp_master_account_id: null,
      is_switch_business: false,
    });
    const account = await signIn(test, 'owner@lipa.test');
    expect((await account.request('/api/authenticated-user-data')).json.business).toMatchObject({
      is_xp_sub_account: true,
      xp_sub_account_type: expect.stringMatching(/^(OWNED|MANAGED)$/),
      xp_master_account_id: expect.stringMatching(/^biz_/),
    });
    const rename = (full_name: string) => viewer.request('/api/user', { method: 'PATCH', payload: { full_name } });
    for (const wrong of ['', '   ', 'x'.repeat(101)]) expect((await rename(wrong)).status).toBe(400);
    expect((await rename(' Vina P. ')).status).toBe(200);
    expect((await viewer.request('/api/console')).json.user.full_name).toBe('Vina P.');
    const { rows } = await test.database.pool.query(
      `select before, after from activity_logs where action = 'PROFILE_CHANGED'`,
    );
    expect(rows).toMatchObject([{ before: { full_name: 'Vina Puspita' }, after: { full_name: ' Vina P. ' } }]);
  });

  // Rule session.own-sessions.
  it('lists and ends their own sessions, and no other user’s', async () => {
    const [one, other, third] = [
      await signIn(test, 'editor@kopi.test'),
      await signIn(test, 'editor@kopi.test'),
      await signIn(test, 'editor@kopi.test'),
    ];
    const stranger = await signIn(test, 'viewer@kopi.test');
    const { json: sessions } = await one.request('/api/user/sessions');
    expect(sessions.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, false, true]);
    const mine = sessions.find(({ current }: { current: boolean }) => current).id;
    const end = (person: typeof one, path = '') => person.request(`/api/user/sessions${path}`, { method: 'DELETE' });
    expect((await end(stranger, `/${mine}`)).status).toBe(404);
    expect((await end(one, `/${mine}`)).status).toBe(404);
    expect((await end(one)).json).toEqual({ ended: 2 });
    const statuses = await Promise.all([one, other, third, stranger].map((person) => person.request('/api/console')));
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 401, 200]);
  });
});
