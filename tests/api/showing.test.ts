import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const DAY = 86_400;
const UPDATE = '/api/users/update_notification';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Named {
  readonly id: string;
}

async function notices(person: Person): Promise<string[]> {
  const { json } = await person.request('/api/console');
  return json.notices.map(({ id }: Named) => id);
}

async function offers(person: Person): Promise<string[]> {
  const { json } = await person.request('/api/console');
  const block = json.pages.home.blocks.find(({ id }: Named) => id === 'offers');
  return (block?.cards ?? []).map(({ id }: Named) => id);
}

function change(person: Person, notify: string, status: string, more: object = {}) {
  return person.request(UPDATE, { method: 'PATCH', payload: { account_notifications: [{ notify, status }], ...more } });
}

describe('a notice', () => {
  // Rule notices.dismissed-on-server, routes.dismissals.
  it('is dismissed for its days, for one person, and is shown again after them', async () => {
    const toko = await signIn(test, 'owner@toko.test');
    expect(await notices(toko)).toEqual(['limited', 'restricted']);
    const { status, json } = await change(toko, 'notice.limited', 'INACTIVE');
    expect([status, json.account_notifications[0].status]).toEqual([200, 'INACTIVE']);
    const days = (Date.parse(json.account_notifications[0].remind_me) - Date.now()) / (DAY * 1000);
    expect(Math.round(days)).toBe(7);
    expect(await notices(toko)).toEqual(['restricted']);
    test.travel(7 * DAY + 60);
    try {
      // Of the demo, the reminder of the phone number was put off for as long.
      expect(await notices(await signIn(test, 'owner@toko.test'))).toEqual(['limited', 'restricted', 'phone-reminder']);
    } finally {
      test.travel(0);
    }
  });

  // Rule notices.bring-back, notices.restricted.
  it('that is dismissed for ever is hidden, and can be restored', async () => {
    const toko = await signIn(test, 'owner@toko.test');
    const first = await change(toko, 'notice.restricted', 'INACTIVE');
    expect(first.json.account_notifications[0].remind_me).toBeNull();
    // The same again changes nothing, and is written down once.
    expect((await change(toko, 'notice.restricted', 'INACTIVE')).json).toEqual(first.json);
    expect(await notices(toko)).not.toContain('restricted');
    expect((await change(toko, 'notice.restricted', 'ACTIVE')).status).toBe(200);
    expect(await notices(toko)).toContain('restricted');
  });

  // Rule notices.not-dismissible.
  it('that cannot be dismissed, or is not the person’s, is rejected', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    for (const notify of ['notice.test-mode', 'notice.restricted', 'notice.nothing', '__proto__']) {
      const refused = await change(owner, notify, 'INACTIVE');
      expect([refused.status, refused.json.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    }
    const other = await change(owner, 'card.home.offers.perks', 'INACTIVE', { business_id: 'biz_0' });
    expect([other.status, other.json.error_code]).toEqual([409, 'CONTEXT_CHANGED_ERROR']);
  });
});

describe('a card', () => {
  // Rule home.offers-leads-somewhere, home.offers-indonesia.
  it('links only to screens that are open to the user, in their country and brand', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    const indonesian = ['mobile-app', 'perks', 'ewallets', 'specialist'];
    expect(await offers(owner)).toEqual(expect.arrayContaining(indonesian));
    const philippine = await offers(await signIn(test, 'owner@manila.test'));
    expect(philippine).toEqual(expect.arrayContaining(['social', 'fraud']));
    expect(philippine.filter((id) => indonesian.includes(id))).toEqual([]);
    expect(await offers(await signIn(test, 'owner@remit.test'))).toEqual(['live']);
  });

  // Rule home.offer-refer.
  it('shows until its last day has ended in its zone', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    const showing = Date.parse('2020-08-15T16:59:00Z');
    test.travel((showing - Date.now()) / 1000);
    try {
      expect(await offers(owner)).toContain('refer');
      test.travel((showing + 120_000 - Date.now()) / 1000);
      expect(await offers(owner)).not.toContain('refer');
    } finally {
      test.travel(0);
    }
  });

  // Rule home.dismiss.
  it('is dismissed by one person and logged once', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    await change(owner, 'card.home.offers.perks', 'INACTIVE');
    await change(owner, 'card.home.offers.perks', 'INACTIVE');
    expect(await offers(owner)).not.toContain('perks');
    expect(await offers(owner)).toContain('mobile-app');
    expect(await offers(await signIn(test, 'viewer@kopi.test'))).toContain('perks');
    const { rows } = await test.database.pool.query(
      `select count(*)::int as count from activity_logs where after ->> 'notify' = 'card.home.offers.perks'`,
    );
    expect(rows[0].count).toBe(1);
  });
});

describe('a journey', () => {
  // Rule home.journey.
  it('shows its completed steps to its users', async () => {
    const docs = await signIn(test, 'docs@baru.test');
    const { json } = await docs.request('/api/journeys/activation');
    expect(json.steps).toEqual({ try: 'TODO', documents: 'TODO', verification: 'TODO', live: 'TODO' });
    expect([json.total, json.left]).toEqual([2, 2]);
    const console = (await docs.request('/api/console')).json;
    const item = console.navigation[0].items.find(({ id }: Named) => id === 'get-started');
    expect([item.to, item.progress]).toEqual(['/get-started', '/api/journeys/activation']);
    const owner = await signIn(test, 'owner@kopi.test');
    expect((await owner.request('/api/journeys/activation')).status).toBe(404);
  });

  // Rule home.journey-permission.
  it('has no open step once the business has completed its own, while others review it', async () => {
    const { pool } = test.database;
    const docs = await signIn(test, 'docs@baru.test');
    await pool.query(`update businesses set kyc_verification_status = 'DATA_PROVIDED' where name like '%Baru%'`);
    const before = (await docs.request('/api/journeys/activation')).json;
    expect([before.steps.documents, before.steps.live, before.left]).toEqual(['DONE', 'TODO', 1]);
  });
});

describe('what is to be set up', () => {
  it('has the open cards alone', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    const { json } = await owner.request('/api/pages/home/blocks/setup');
    for (const state of Object.values(json.cards)) expect(['DONE', 'TODO', 'UNKNOWN']).toContain(state);
    expect(json.cards['bank-account']).toBe('DONE');
    const developer = await signIn(test, 'developer@kopi.test');
    const theirs = (await developer.request('/api/pages/home/blocks/setup')).json.cards;
    expect(theirs?.['bank-account']).toBeUndefined();
  });
});

describe('permission texts', () => {
  async function offered(email: string): Promise<string[]> {
    const { json } = await (await signIn(test, email)).request('/api/permissions');
    return json.permissions.filter((row: { offered: boolean }) => row.offered).map(({ id }: Named) => id);
  }

  // Rule team.offered-remittance, team.offered-second-brand.
  it('are of the permissions that are offered, which differ by brand and country', async () => {
    const all = [
      'can_view',
      'can_edit',
      'can_approve',
      'operation',
      'can_administer',
      'can_manage_tech_settings',
      'can_withdraw',
    ];
    const without = (...names: string[]) => all.filter((name) => !names.includes(name));
    expect(await offered('owner@kopi.test')).toEqual(all);
    expect(await offered('owner@manila.test')).toEqual(without('operation'));
    expect(await offered('owner@warung.test')).toEqual(without('operation'));
    expect(await offered('owner@remit.test')).toEqual(without('operation', 'can_withdraw'));
  });

  // Rule team.permission-texts.
  it.each([
    ['owner@kopi.test', 'text', 'text', 'text'],
    ['owner@manila.test', 'text', 'philippines_text', 'philippines_text'],
    ['owner@warung.test', 'second_text', 'second_text', 'second_text'],
    ['owner@remit.test', 'remittance_text', 'remittance_text', 'text'],
  ])('of %s name what the permissions open there', async (email, view, edit, withdraw) => {
    const { json } = await (await signIn(test, email)).request('/api/permissions');
    const texts = Object.fromEntries(json.permissions.map(({ id, text }: Named & { text: string }) => [id, text]));
    expect(texts).toMatchObject({
      can_view: `permissions.can_view.${view}`,
      can_edit: `permissions.can_edit.${edit}`,
      can_withdraw: `permissions.can_withdraw.${withdraw}`,
    });
  });
});

describe('errors', () => {
  // Rule errors.list-and-code.
  it('are in the language of the person', async () => {
    const { json } = await (await signIn(test, 'owner@toko.test')).request('/api/console');
    expect(json.errors.DAILY_LIMIT_ERROR).toEqual({
      text: 'errors.DAILY_LIMIT_ERROR.restricted',
      do: 'contact-support',
      show: 'inline',
    });
  });
});

// Rule access.missing-permission-is-named.
describe('a screen or action that only a permission closes', () => {
  it('is listed by its route or label and the permission, without its content', async () => {
    const viewer = await signIn(test, 'viewer@kopi.test');
    const { json } = await viewer.request('/api/console');
    const team = json.closed_routes.find(({ path }: { path: string }) => path === '/settings/team');
    expect(team).toEqual({ path: '/settings/team', permissions: ['permissions.can_administer'] });
    // Closed for another reason, to everybody of this business: no permission would open it.
    const paths = json.closed_routes.map(({ path }: { path: string }) => path);
    expect(paths).not.toContain('/cash');
    expect(json.resources.customers.closed_actions).toContainEqual({
      scope: 'list',
      label: 'customers.create',
      permissions: ['permissions.can_edit'],
    });
    const permissions = (await viewer.request('/api/permissions')).json;
    expect(permissions.granted).toEqual(['can_view']);
    expect(permissions.administrators.length).toBeGreaterThan(0);
    const owner = await signIn(test, 'owner@kopi.test');
    expect((await owner.request('/api/console')).json.resources.customers.closed_actions).toBeUndefined();
  });
});
