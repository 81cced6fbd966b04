import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN_VALUES } from '#compiler/satisfy/factValues.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { addBusiness, addMember, listBusinesses, setBrand, setStatus } from '#server/account/admin/administer.ts';
import { setFeature, setPage } from '#server/account/admin/featuresAndPages.ts';
import { listUrl, personWith, requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const PASSWORD = 'Rawa Pening 77';
const KOPI = {
  name: 'Kopi Tubruk',
  email: 'halo@tubruk.example',
  country: 'ID',
  brand: 'main',
  status: 'LIVE',
  internal: false,
  opening: {},
} as const;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function post(url: string, payload: object) {
  return requestWithoutSession(test, url, { method: 'POST', payload });
}

async function join(business: string, email: string) {
  const member = { business, email, name: 'Sari Wulandari', permissions: PERMISSIONS };
  const path = await addMember(test.database, member, new Date());
  const [, token] = path?.match(/^\/change_password\/([\w-]{43})$/) ?? [];
  expect((await post('/api/users/change_password', { token, new_password: PASSWORD })).json).toEqual({ email });
  return personWith(test.app, (await post('/api/auth/email', { email, password: PASSWORD })).json);
}

// Rule registration.operator.
describe('an operator', () => {
  it('creates a business and a user who signs in, and sets its brand; each is in the activity log', async () => {
    const id = await addBusiness(test.database, KOPI, new Date());
    const person = await join(id, 'sari@tubruk.example');
    const { json } = await person.request('/api/console');
    expect(json.business).toMatchObject({ id, name: 'Kopi Tubruk' });
    // It is live already: nothing is left to be verified.
    const [activation] = (await person.request(listUrl('/api/activation', { environment: 'DEVELOPMENT' }))).json;
    expect(activation.status).toBe('PASSED');
    const [settings, ...others] = (await person.request(listUrl('/api/sending-settings'))).json;
    expect([settings.self_approval, others]).toEqual([false, []]);
    await setBrand(test.database, { business: id, brand: 'second' }, new Date());
    expect((await listBusinesses(test.database)).find((line) => line.startsWith(id))).toBe(
      `${id}  second  LIVE  Kopi Tubruk`,
    );
    const log = (await person.request(listUrl('/api/activity-logs'))).json;
    const done = log.map(({ action, actor_type }: Record<string, string>) => [actor_type, action]);
    for (const action of ['BUSINESS_REGISTERED', 'INVITATION_ACCEPTED', 'RECORD_CHANGED']) {
      expect(done).toContainEqual(['SYSTEM', action]);
    }
  });

  // Rule modes.operator-statuses.
  it('suspends a business and lets it in again, for a reason; no status is given that cannot follow', async () => {
    const id = await addBusiness(test.database, { ...KOPI, name: 'Kopi Susu' }, new Date());
    const person = await join(id, 'dewi@susu.example');
    const give = (status: string) =>
      setStatus(test.database, { business: id, status, reason: 'Chargebacks' }, new Date());
    expect(await give('SUSPENDED')).toBe('LIVE');
    const { json: closed } = await person.request('/api/console');
    expect([closed.business.go_live_status, closed.can_use_live]).toEqual(['SUSPENDED', false]);
    expect(closed.notices.map((notice: { id: string }) => notice.id)).toContain('suspended');
    for (const status of ['SUSPENDED', 'REGISTERED', 'PENDING', 'GONE', '']) {
      await expect(give(status)).rejects.toThrow(`Business ${id} is SUSPENDED; give one of TIER_1, LIVE.`);
    }
    await give('TIER_1');
    await give('LIVE');
    expect((await person.request('/api/console')).json.business.go_live_status).toBe('LIVE');
    const log = (await person.request(listUrl('/api/activity-logs', { environment: 'PRODUCTION' }))).json;
    const reasons = log.map(({ after }: { after: { reason?: string } | null }) => after?.reason).filter(Boolean);
    // What was changed has words in the log of the business.
    const changed = log.find(({ after }: { after: { reason?: string } | null }) => after?.reason !== undefined);
    const { en = {}, id: indonesian = {} } = test.config.current().config.messages;
    for (const [field, value] of Object.entries(changed.after)) {
      const keys = [`fields.business.${field}`, ...(field === 'reason' ? [] : [`values.business.${field}.${value}`])];
      for (const key of keys) expect([en[key], indonesian[key]], key).not.toContain(undefined);
    }
    // Once each: to suspended, to the limited tier, and live again.
    expect(reasons).toEqual(['Chargebacks', 'Chargebacks', 'Chargebacks']);
  });

  // Rule access.feature-flags, access.excluded-pages.
  it('switches features and excludes pages, which is in the activity log with its reason once', async () => {
    const id = await addBusiness(test.database, { ...KOPI, name: 'Kopi Luwak', country: 'PH' }, new Date());
    const person = await join(id, 'rio@luwak.example');
    const status = async (path: string) => (await person.request(listUrl(path))).status;
    const opening = { business: id, reason: 'Their contract' };
    const flag = (name: string) => {
      const found = test.config.current().config.flags.value.flags.find((each) => each.id === name);
      if (found === undefined) throw new Error(`There is no flag ${name}.`);
      return found;
    };
    const switchFeature = (name: string, isOpen: boolean) =>
      setFeature(test.database, { ...opening, feature: flag(name), isOpen }, new Date());
    expect([await status('/api/api-logs'), await status('/api/disbursements')]).toEqual([404, 200]);
    await switchFeature('api-logs', true);
    await switchFeature('api-logs', true);
    const exclude = () => setPage(test.database, { ...opening, page: 'disbursement', isOpen: false }, new Date());
    expect([await exclude(), await exclude()]).toEqual([true, false]);
    expect([await status('/api/api-logs'), await status('/api/disbursements')]).toEqual([200, 404]);
    await switchFeature('api-logs', false);
    await setPage(test.database, { ...opening, page: 'disbursement', isOpen: true }, new Date());
    expect([await status('/api/api-logs'), await status('/api/disbursements')]).toEqual([404, 200]);
    // Off is off in test mode as well, where an application had switched it on.
    await test.database.pool.query(`update businesses set test_flags = '{api-logs}' where name = 'Kopi Luwak'`);
    await switchFeature('api-logs', false);
    expect((await person.request(listUrl('/api/api-logs', { environment: 'DEVELOPMENT' }))).status).toBe(404);
    // A feature that businesses usually have is switched off and on as well.
    const usual = { ...flag('api-logs'), default: true };
    for (const isOpen of [false, true]) {
      await setFeature(test.database, { ...opening, feature: usual, isOpen }, new Date());
      const { rows } = await test.database.pool.query(
        `select flags, flags_off from businesses where name = 'Kopi Luwak'`,
      );
      expect(rows).toEqual([{ flags: [], flags_off: isOpen ? [] : ['api-logs'] }]);
    }
    // Many at once: none is lost.
    const many = ['capital', 'reporting', 'store-base', 'ereceipts'];
    await Promise.all(many.map((name) => switchFeature(name, true)));
    const { rows } = await test.database.pool.query(`select flags from businesses where name = 'Kopi Luwak'`);
    expect(rows[0].flags.toSorted()).toEqual(many.toSorted());
    const log = (await person.request(listUrl('/api/activity-logs'))).json;
    const changes = log.filter(({ after }: { after: { reason?: string } | null }) => after?.reason === opening.reason);
    expect(changes).toHaveLength(11);
    const { en = {}, id: indonesian = {} } = test.config.current().config.messages;
    for (const field of changes.flatMap(({ after }: { after: object }) => Object.keys(after))) {
      expect([en[`fields.business.${field}`], indonesian[`fields.business.${field}`]], field).not.toContain(undefined);
    }
    for (const page of KNOWN_VALUES.excluded_page)
      expect(en[`values.business.excluded_pages.${page}`], page).toBeDefined();
  });

  // Rule modes.limited-tier.
  it('gives a business of the limited tier an activation, where it was let in without one', async () => {
    const owner = await signIn(test, 'owner@mitra.test');
    const { business: mitra } = (await owner.request('/api/console')).json;
    const activation = async () =>
      (await owner.request(listUrl('/api/activation', { environment: 'DEVELOPMENT' }))).json;
    await test.database.pool.query(
      `delete from activations where business_id = (select business_id from businesses where name = 'Mitra Niaga')`,
    );
    expect(await activation()).toEqual([]);
    const give = (status: string) =>
      setStatus(test.database, { business: mitra.id, status, reason: 'Known' }, new Date());
    for (const status of ['TIER_1', 'SUSPENDED', 'TIER_1', 'LIVE']) await give(status);
    expect(await activation()).toMatchObject([{ status: 'OPEN' }]);
  });

  it('creates internal staff, who see the staff screens', async () => {
    const id = await addBusiness(test.database, { ...KOPI, name: 'Internal staff ID', internal: true }, new Date());
    const staff = await join(id, 'rina@company.example');
    expect((await staff.request('/api/config-docs')).status).toBe(200);
  });

  it('cannot add a user twice, nor add anything to a business that does not exist', async () => {
    const id = await addBusiness(test.database, { ...KOPI, name: 'Third' }, new Date());
    const member = { business: id, email: 'owner@kopi.test', name: 'Owner', permissions: PERMISSIONS };
    expect(await addMember(test.database, member, new Date())).toBeUndefined();
    await expect(addMember(test.database, member, new Date())).rejects.toThrow('is already a member of Third');
    const nowhere = { ...member, business: `biz_${'0'.repeat(32)}` };
    await expect(addMember(test.database, nowhere, new Date())).rejects.toThrow(/^Business .* not found/);
  });
});
