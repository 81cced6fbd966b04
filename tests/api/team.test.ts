import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberAccount, UserBusinesses } from '#contract/generated/api.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import {
  listUrl,
  PASSWORD,
  type Person,
  personWith,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
} from '../helpers/testApp.ts';

let test: TestApp;
let master: Person;
let kopi: Person;
beforeAll(async () => {
  test = await startTestApp();
  master = await signIn(test, 'owner@pasar.test');
  kopi = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

/** The id of a business, for any user. */
async function businessId(name: string): Promise<string> {
  const { rows } = await test.database.pool.query('select business_id from businesses where name = $1', [name]);
  return `biz_${rows[0].business_id.replaceAll('-', '')}`;
}

/** The id of a person as it is shown. */
async function userId(email: string): Promise<string> {
  const { rows } = await test.database.pool.query('select user_id from user_emails where email = $1', [email]);
  return `usr_${rows[0].user_id.replaceAll('-', '')}`;
}

async function read(person: Person, id: string): Promise<UserBusinesses> {
  return (await person.request(`/api/users/${id}/businesses?environment=PRODUCTION`)).json;
}

function placeIn(answer: UserBusinesses, name: string): MemberAccount | undefined {
  return answer.accounts.find(({ business_name }) => business_name === name);
}

function granted(account: MemberAccount | undefined): string[] {
  return PERMISSIONS.filter((name) => account?.[name]);
}

/** A grant of some permissions in an account. */
function grant(business_id: string, ...permissions: readonly string[]) {
  return { business_id, ...Object.fromEntries(PERMISSIONS.map((name) => [name, permissions.includes(name)])) };
}

/** A write of a person in the business that they work in, in live mode. */
async function write(
  person: Person,
  method: 'POST' | 'PATCH',
  url: string,
  body: object,
  key: string = randomUUID(),
): Promise<TestResponse> {
  const business_id = (await person.request('/api/console')).json.business.id;
  const headers = { 'idempotency-key': key };
  return person.request(url, { method, headers, payload: { business_id, environment: 'PRODUCTION', ...body } });
}

function change(person: Person, id: string, body: object, key?: string): Promise<TestResponse> {
  return write(person, 'PATCH', `/api/users/${id}/permissions`, body, key);
}

async function logOf(
  business: string,
): Promise<readonly { action: string; actor_email: string; after: unknown; before: unknown }[]> {
  const { rows } = await test.database.pool.query(
    `select action, actor_email, before, after from activity_logs where business_id =
     (select business_id from businesses where name = $1) order by created desc, id desc limit 3`,
    [business],
  );
  return rows;
}

/** The newest link that was mailed to an address. */
async function mailedToken(to: string): Promise<string> {
  const mails = (await requestWithoutSession(test, `/api/demo/outbox?to=${encodeURIComponent(to)}`)).json;
  const link = String(mails[0]?.text).match(/\/invitation\/([\w-]{43})/);
  if (link?.[1] === undefined) throw new Error(`No link was mailed to ${to}.`);
  return link[1];
}

describe('the list of a team', () => {
  // Rule team.list.
  it('has every member of the platform and of its accounts, each once, with their accounts', async () => {
    const list = (await master.request(listUrl('/api/team-members', { environment: 'PRODUCTION', range: [0, 49] })))
      .json;
    const accountsOf = Object.fromEntries(
      list.map((row: { email: string; platform_access: boolean; accounts_access: { business_name: string }[] }) => [
        row.email,
        [row.platform_access, ...row.accounts_access.map((account) => account.business_name)],
      ]),
    );
    expect(accountsOf).toMatchObject({
      'owner@pasar.test': [true],
      'keuangan@pasar.test': [true, 'Pasar Digital', 'Batik Laweyan', 'Sambal Bu Tari'],
      'cs@pasar.test': [false, 'Anyaman Rajapolah', 'Batik Laweyan'],
      'sambal@pasar.test': [false, 'Sambal Bu Tari'],
    });
    expect(accountsOf['kasir@pasar.example']).toHaveLength(6);
    expect(list).toHaveLength(Object.keys(accountsOf).length);
    const kopiList = (await kopi.request(listUrl('/api/team-members', { environment: 'PRODUCTION', range: [0, 49] })))
      .json;
    expect(kopiList.filter((row: { email: string }) => row.email.includes('pasar'))).toEqual([]);
    // Outside a platform there are no accounts to list.
    expect(Object.keys(kopiList[0])).not.toContain('accounts_access');
  });

  it('offers its accounts to an administrator, by the first letters of their names', async () => {
    const administrator = await signIn(test, 'operasional@pasar.test');
    const names = async (search: string) =>
      (await administrator.request(`/api/sub-accounts?${search}`)).json.sub_accounts.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('environment=PRODUCTION')).toHaveLength(5);
    expect(await names('q=bat')).toEqual(['Batik Laweyan']);
    expect(await names('q=raja')).toEqual(['Anyaman Rajapolah']);
    expect(await names('q=rajapolah%20any')).toEqual(['Anyaman Rajapolah']);
    expect(await names('q=apol')).toEqual([]);
    // The beginning of any word, also behind what means something to the database.
    expect(await names('q=SA')).toEqual(['Sambal Bu Tari']);
    expect(await names('q=%7Cbat%3A*')).toEqual(['Batik Laweyan']);
    for (const odd of ['%25%25', '%27%27', '%3A*', '%26%7C!', 'biz_0']) expect(await names(`q=${odd}`)).toEqual([]);
    const { sub_accounts } = (await administrator.request('/api/sub-accounts')).json;
    for (const { account_id, email, name } of sub_accounts.slice(1)) {
      expect(await names(`q=${account_id}`)).toEqual([name]);
      expect(await names(`q=${email}`)).toContain(name);
    }
    // That of a business outside the platform.
    const { business } = (await kopi.request('/api/console')).json;
    expect(await names(`q=${business.id}`)).toEqual([]);
  });

  // Rule team.search.
  it('is searched with at least three letters', async () => {
    const search = (q: string) => listUrl('/api/team-members', { environment: 'PRODUCTION', filter: { q } });
    expect((await master.request(search('in'))).status).toBe(400);
    expect((await master.request(search('int'))).json.map((row: { email: string }) => row.email)).toEqual([
      'cs@pasar.test',
    ]);
  });
});

describe('a member', () => {
  // Rule team.member-screen.
  it('is returned with their permissions in each account', async () => {
    const member = await read(master, await userId('keuangan@pasar.test'));
    expect(member.user).toEqual({ full_name: 'Galih Ramadhan', email: 'keuangan@pasar.test', status: 'ACTIVE' });
    expect(member.accounts.map(({ business_name, type, is_xp_master }) => [business_name, type, is_xp_master])).toEqual(
      [
        ['Pasar Digital', 'MASTER', true],
        ['Batik Laweyan', 'OWNED', false],
        ['Sambal Bu Tari', 'MANAGED', false],
      ],
    );
    expect(granted(member.accounts[0])).toEqual(['can_view', 'can_approve', 'can_withdraw']);
    expect(member.can_add).toBe(true);
  });

  it('is not found by users who may not administer, by other businesses, and in test mode', async () => {
    const id = await userId('viewer@kopi.test');
    const url = `/api/users/${id}/businesses`;
    const unknown = await kopi.request(`/api/users/usr_${'0'.repeat(32)}/businesses?environment=PRODUCTION`);
    expect(unknown.status).toBe(404);
    for (const person of [master, await signIn(test, 'viewer@kopi.test'), await signIn(test, 'developer@kopi.test')]) {
      const { status, json } = await person.request(`${url}?environment=PRODUCTION`);
      expect([status, json.error_code]).toEqual([404, unknown.json.error_code]);
    }
    expect((await kopi.request(`${url}?environment=DEVELOPMENT`)).status).toBe(404);
    expect((await kopi.request(`${url}?environment=PRODUCTION`)).status).toBe(200);
    expect((await (await signIn(test, 'admin@kopi.test')).request(`${url}?environment=PRODUCTION`)).status).toBe(200);
  });
});

describe('what is offered', () => {
  async function offered(person: Person, account: string): Promise<string[]> {
    const { json } = await person.request(`/api/team/permissions?environment=PRODUCTION&account=${account}`);
    return json.permissions?.map(({ id }: { id: string }) => id) ?? json.error_code;
  }

  // Rule team.offered-main-indonesia, team.offered-philippines.
  it('depends on brand, country and kind of account', async () => {
    const all = [...PERMISSIONS];
    const without = (...names: string[]) => all.filter((name) => !names.includes(name));
    expect(await offered(kopi, await businessId('Kopi Nusantara'))).toEqual(all);
    const manila = await signIn(test, 'owner@manila.test');
    expect(await offered(manila, await businessId('Manila Goods'))).toEqual(without('operation'));
    // A sub-account of the partner's brand.
    const lipa = await signIn(test, 'owner@lipa.test');
    expect(await offered(lipa, await businessId('Lipa Coffee Traders'))).toEqual(
      without('can_approve', 'operation', 'can_withdraw'),
    );
    const remit = await signIn(test, 'owner@remit.test');
    expect(await offered(remit, await businessId('Batam Remit'))).toEqual(without('operation', 'can_withdraw'));
    const warung = await signIn(test, 'owner@warung.test');
    expect(await offered(warung, await businessId('Warung Kirim'))).toEqual(without('operation'));
    expect(await offered(master, await businessId('Batik Laweyan'))).toEqual(without('can_manage_tech_settings'));
    expect(await offered(master, await businessId('Sambal Bu Tari'))).toEqual(all);
    expect(await offered(master, await businessId('Kopi Nusantara'))).toBe('DATA_NOT_FOUND_ERROR');
  });

  // Rule team.owned-account-no-developer, team.not-offered-refused.
  it('is rejected elsewhere, and dropped where the account is owned', async () => {
    const manila = await signIn(test, 'owner@manila.test');
    const id = await userId('owner@kopi.test');
    const own = await businessId('Manila Goods');
    const refused = await change(manila, id, { update: [grant(own, 'can_view', 'operation')] });
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'update.0.operation']);
    const cs = await userId('cs@pasar.test');
    const batik = await businessId('Batik Laweyan');
    const saved = await change(master, cs, { update: [grant(batik, 'can_view', 'can_manage_tech_settings')] });
    expect(saved.status).toBe(200);
    expect(granted(placeIn(await read(master, cs), 'Batik Laweyan'))).toEqual(['can_view']);
    const nothingLeft = await change(master, cs, { update: [grant(batik, 'can_manage_tech_settings')] });
    expect([nothingLeft.status, nothingLeft.json.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
  });
});

describe('a change of a member’s permissions', () => {
  // Rule team.may-grant-more.
  it('may grant what the administrator lacks', async () => {
    const admin = await signIn(test, 'admin@kopi.test');
    const own = await businessId('Kopi Nusantara');
    const editor = await userId('editor@kopi.test');
    const mine = await read(admin, await userId('admin@kopi.test'));
    expect(granted(placeIn(mine, 'Kopi Nusantara'))).toEqual(['can_administer']);
    const saved = await change(admin, editor, { update: [grant(own, 'can_edit', 'can_withdraw')] });
    expect(saved.status).toBe(200);
    expect(granted(placeIn(await read(admin, editor), 'Kopi Nusantara'))).toEqual(['can_edit', 'can_withdraw']);
    await change(admin, editor, { update: [grant(own, 'can_edit')] });
  });

  // Rule routes.team.
  it('adds, changes and removes at once, and is logged in each account', async () => {
    const id = await userId('cs@pasar.test');
    const [tenun, anyaman, batik] = await Promise.all(
      ['Tenun Sumba', 'Anyaman Rajapolah', 'Batik Laweyan'].map(businessId),
    );
    const saved = await change(master, id, {
      add: [grant(tenun ?? '', 'can_view')],
      update: [grant(anyaman ?? '', 'can_edit')],
      remove: [{ business_id: batik }],
    });
    expect([saved.status, saved.json]).toEqual([200, { id }]);
    const member = await read(master, id);
    expect(member.accounts.map((account) => [account.business_name, ...granted(account)])).toEqual([
      ['Anyaman Rajapolah', 'can_edit'],
      ['Tenun Sumba', 'can_view'],
    ]);
    expect((await logOf('Tenun Sumba'))[0]).toMatchObject({
      action: 'PERMISSIONS_CHANGED',
      actor_email: 'owner@pasar.test',
      before: { permissions: [] },
      after: { permissions: ['can_view'] },
    });
    expect((await logOf('Batik Laweyan'))[0]).toMatchObject({ action: 'MEMBER_REMOVED', after: { permissions: [] } });
  });

  // Rule team.all-or-nothing.
  it('happens once for one key, and whole or not at all', async () => {
    const id = await userId('cs@pasar.test');
    const [batik, anyaman] = await Promise.all(['Batik Laweyan', 'Anyaman Rajapolah'].map(businessId));
    const key = randomUUID();
    const body = { add: [grant(batik ?? '', 'can_view')] };
    const answers = await Promise.all([1, 2, 3].map(() => change(master, id, body, key)));
    expect(answers.map(({ status, json }) => [status, json.id])).toEqual([1, 2, 3].map(() => [200, id]));
    expect((await change(master, id, { remove: [{ business_id: batik }] }, key)).json.error_code).toBe(
      'IDEMPOTENCY_KEY_REUSED_ERROR',
    );
    const twice = await change(master, id, {
      update: [grant(anyaman ?? '', 'can_view')],
      add: [grant(batik ?? '', 'can_edit')],
    });
    expect([twice.status, twice.json.error_code]).toEqual([409, 'DUPLICATE_USER_ERROR']);
    expect(granted(placeIn(await read(master, id), 'Anyaman Rajapolah'))).toEqual(['can_edit']);
  });

  it('requires an idempotency key, the business and mode of the screen, and each account once', async () => {
    const id = await userId('cs@pasar.test');
    const batik = await businessId('Batik Laweyan');
    const update = [grant(batik, 'can_view')];
    const own = (await master.request('/api/console')).json.business.id;
    const payload = { business_id: own, environment: 'PRODUCTION', update };
    const url = `/api/users/${id}/permissions`;
    expect((await master.request(url, { method: 'PATCH', payload })).json.errors[0].field).toBe('Idempotency-Key');
    for (const changed of [{ business_id: batik }, { environment: 'DEVELOPMENT' }]) {
      const { json } = await change(master, id, { update, ...changed });
      expect(['CONTEXT_CHANGED_ERROR', 'DATA_NOT_FOUND_ERROR']).toContain(json.error_code);
    }
    for (const body of [{}, { update: [...update, ...update] }, { update: [grant(batik)] }, { update, more: 1 }]) {
      expect([body, (await change(master, id, body)).status]).toEqual([body, 400]);
    }
  });

  it('is limited to accounts of the platform, and to administrators', async () => {
    const id = await userId('viewer@kopi.test');
    const own = await businessId('Kopi Nusantara');
    const foreign = await businessId('Batik Laweyan');
    expect((await change(kopi, id, { add: [grant(foreign, 'can_view')] })).status).toBe(404);
    expect((await change(master, id, { update: [grant(own, 'can_view')] })).status).toBe(404);
    const developer = await signIn(test, 'developer@kopi.test');
    expect((await change(developer, id, { update: [grant(own, 'can_view')] })).status).toBe(404);
    expect((await change(await signIn(test, 'admin@kopi.test'), id, { update: [grant(own, 'can_view')] })).status).toBe(
      200,
    );
  });

  // Rule team.fixed-members.
  it('is rejected for oneself, and for the account’s owner', async () => {
    const own = await businessId('Kopi Nusantara');
    for (const body of [{ update: [grant(own, 'can_view')] }, { remove: [{ business_id: own }] }]) {
      const { status, json } = await change(kopi, await userId('owner@kopi.test'), body);
      expect([status, json.error_code]).toEqual([403, 'DISALLOWED_OPERATION']);
    }
    const sambal = await businessId('Sambal Bu Tari');
    const owner = await userId('sambal@pasar.test');
    expect(placeIn(await read(master, owner), 'Sambal Bu Tari')?.can_change).toBe(false);
    const refused = await change(master, owner, { remove: [{ business_id: sambal }] });
    expect([refused.status, refused.json.error_code]).toEqual([403, 'DISALLOWED_OPERATION']);
    // Others of the managed account may be.
    const cashier = await userId('kasir@sambal.test');
    expect(placeIn(await read(master, cashier), 'Sambal Bu Tari')?.can_change).toBe(true);
    expect((await change(master, cashier, { update: [grant(sambal, 'can_view')] })).status).toBe(200);
  });

  // Rule team.last-administrator.
  it('leaves a business an administrator, also when two remove each other at once', async () => {
    const sambal = await businessId('Sambal Bu Tari');
    const { rows } = await test.database.pool.query(
      `update businesses set email = 'halo@sambal.test' where name = 'Sambal Bu Tari' returning business_id`,
    );
    const owner = await userId('sambal@pasar.test');
    for (const body of [{ remove: [{ business_id: sambal }] }, { update: [grant(sambal, 'can_view')] }]) {
      const { status, json } = await change(master, owner, body);
      expect([status, json.error_code]).toEqual([403, 'DISALLOWED_OPERATION']);
    }
    expect(rows).toHaveLength(1);
    const manila = await businessId('Manila Goods');
    const first = await signIn(test, 'owner@manila.test');
    const { json: tokens } = await (await signIn(test, 'owner@kopi.test')).request('/api/switch-business', {
      method: 'POST',
      payload: { business_id: manila },
    });
    const second = personWith(test.app, tokens);
    const [one, other] = [await userId('owner@manila.test'), await userId('owner@kopi.test')];
    const answers = await Promise.all([
      change(first, other, { remove: [{ business_id: manila }] }),
      change(second, one, { remove: [{ business_id: manila }] }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows: left } = await test.database.pool.query(
      `select count(*)::int as many from memberships m join businesses b using (business_id)
       where b.name = 'Manila Goods' and m.can_administer`,
    );
    expect(left[0].many).toBe(1);
    // In either case the owner is changed again below.
    const may = 'can_view, can_edit, can_approve, operation, can_administer, can_manage_tech_settings, can_withdraw';
    await test.database.pool.query(
      `insert into memberships (business_id, user_id, ${may}, created)
       select b.business_id, e.user_id, ${may}, m.created
       from memberships m join businesses b using (business_id), user_emails e
       where b.name = 'Manila Goods' and m.can_administer and e.email = 'owner@manila.test'
       on conflict do nothing`,
    );
  });

  // Rule team.removal-is-confirmed.
  it('applies from the next request on', async () => {
    const own = await businessId('Kopi Nusantara');
    const id = await userId('editor@kopi.test');
    const editor = await signIn(test, 'editor@kopi.test');
    expect((await editor.request('/api/api-keys')).status).toBe(404);
    expect((await editor.request('/api/transactions')).status).toBe(200);
    expect((await change(kopi, id, { update: [grant(own, 'can_manage_tech_settings')] })).status).toBe(200);
    expect((await editor.request('/api/api-keys')).status).toBe(200);
    expect((await editor.request('/api/transactions')).status).toBe(404);
    expect((await change(kopi, id, { remove: [{ business_id: own }] })).status).toBe(200);
    const { status, json } = await editor.request('/api/api-keys');
    expect([status, json.error_code]).toEqual([403, 'USER_BUSINESS_NOT_FOUND_ERROR']);
  });
});

describe('the preview of a change', () => {
  // Rule team.preview.
  it('describes the difference of two consoles', async () => {
    const own = await businessId('Kopi Nusantara');
    const id = await userId('viewer@kopi.test');
    const { status, json } = await write(kopi, 'POST', '/api/team/preview', {
      user_id: id,
      update: [grant(own, 'can_manage_tech_settings')],
    });
    expect(status).toBe(200);
    const [account] = json.accounts;
    const screens = (groups: { kind: string; names: string[] }[]) =>
      groups.find(({ kind }) => kind === 'screen')?.names;
    expect(account.business_name).toBe('Kopi Nusantara');
    const words = (await kopi.request('/api/messages/id')).json;
    expect(screens(account.gains)).toContain(words['api_keys.title']);
    expect(screens(account.losses)).toContain(words['transactions.title']);
    expect(screens(account.gains)).not.toContain(words['transactions.title']);
    for (const { names } of [...account.gains, ...account.losses])
      expect(names).toEqual([...names].sort(new Intl.Collator('id').compare));
    const none = await write(kopi, 'POST', '/api/team/preview', { user_id: id, update: [grant(own, 'can_view')] });
    expect(none.json.accounts).toMatchObject([{ gains: [], losses: [] }]);
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await write(viewer, 'POST', '/api/team/preview', { update: [grant(own, 'can_view')] })).status).toBe(404);
  });

  it('includes the permissions that members of the platform have in an owned account anyway', async () => {
    const batik = await businessId('Batik Laweyan');
    const id = await userId('owner@pasar.test');
    const { json } = await write(master, 'POST', '/api/team/preview', { user_id: id, add: [grant(batik, 'can_view')] });
    expect(json.accounts[0].gains).toEqual([]);
    expect(json.accounts[0].losses.length).toBeGreaterThan(0);
  });
});

describe('an invitation', () => {
  async function invite(person: Person, email: string, body: object = {}, key?: string): Promise<TestResponse> {
    const own = (await person.request('/api/console')).json.business.id;
    const invitation = { full_name: 'Rangga Wijaya', email, accounts: [own], permissions: ['can_view'], ...body };
    return write(person, 'POST', '/api/team/invitations', invitation, key);
  }

  // Rule team.invitation-link, team.invitation-accepted.
  it('is mailed, accepted once by a new user, and makes them a member', async () => {
    const email = 'rangga@kopi.example';
    const sent = await invite(kopi, email.toUpperCase(), { permissions: ['can_view', 'can_edit'] });
    expect(sent.status).toBe(200);
    expect(await read(kopi, sent.json.id)).toMatchObject({ user: { email, status: 'PENDING' }, can_add: false });
    const token = await mailedToken(email);
    const url = `/api/invitations/${token}`;
    expect((await requestWithoutSession(test, url)).json).toEqual({
      business_name: 'Kopi Nusantara',
      full_name: 'Rangga Wijaya',
      email,
      is_known: false,
    });
    const accept = (payload: object) => requestWithoutSession(test, `${url}/accept`, { method: 'POST', payload });
    expect((await accept({ full_name: 'Rangga' })).json.errors[0].field).toBe('password');
    expect((await accept({ full_name: 'Rangga', password: 'password1' })).json.errors[0].code).toBe('password_common');
    expect((await accept({ password: PASSWORD })).json.errors[0].field).toBe('full_name');
    const answers = await Promise.all([1, 2, 3].map(() => accept({ full_name: 'Rangga W', password: PASSWORD })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await requestWithoutSession(test, url)).status).toBe(404);
    const joined = await signIn(test, email);
    expect((await joined.request('/api/console')).json).toMatchObject({
      user: { full_name: 'Rangga W', email },
      business: { name: 'Kopi Nusantara' },
    });
    const member = await read(kopi, await userId(email));
    expect(granted(member.accounts[0])).toEqual(['can_view', 'can_edit']);
    expect((await logOf('Kopi Nusantara')).some(({ action }) => action === 'INVITATION_ACCEPTED')).toBe(true);
    expect((await invite(kopi, email)).json.error_code).toBe('DUPLICATE_USER_ERROR');
  });

  // Rule team.invitation-accepted.
  it('lets a known user join without a new password, with the permissions offered in each account', async () => {
    const email = 'owner@toko.test';
    const [batik, tenun] = await Promise.all(['Batik Laweyan', 'Tenun Sumba'].map(businessId));
    const permissions = ['can_view', 'can_manage_tech_settings'];
    expect((await invite(master, email, { accounts: [batik, tenun], permissions })).status).toBe(200);
    const token = await mailedToken(email);
    expect((await requestWithoutSession(test, `/api/invitations/${token}`)).json.is_known).toBe(true);
    const payload = { full_name: 'Other Person', password: 'Another2026' };
    expect(
      (await requestWithoutSession(test, `/api/invitations/${token}/accept`, { method: 'POST', payload })).status,
    ).toBe(200);
    const member = await read(master, await userId(email));
    expect(member.user.full_name).toBe('Nur Aisyah');
    expect(member.accounts.map((account) => [account.business_name, ...granted(account)])).toEqual([
      ['Batik Laweyan', 'can_view'],
      ['Tenun Sumba', 'can_view', 'can_manage_tech_settings'],
    ]);
    await expect(signIn(test, email)).resolves.toBeDefined();
  });

  // Rule team.invitation-not-edited.
  it('is sent once for one key, and a user has one open invitation at a time', async () => {
    const email = 'sekali@kopi.example';
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => invite(kopi, email, {}, key)));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect((await requestWithoutSession(test, `/api/demo/outbox?to=${email}`)).json).toHaveLength(1);
    const again = await invite(kopi, email);
    expect([again.status, again.json.error_code]).toEqual([409, 'DUPLICATE_USER_ERROR']);
  });

  // Rule team.invitation-limit.
  it('is refused when 200 are not answered', async () => {
    const manila = await signIn(test, 'owner@manila.test');
    await test.database.pool.query(
      `insert into team_invitations (business_id, id, status, full_name, email, permissions, created, sent)
       select business_id, gen_random_uuid(), 'PENDING', 'Rangga', 'rangga' || number || '@mail.test', '["can_view"]', now(), now()
       from businesses business, generate_series(1, 199) number where name = 'Manila Goods' and number > (
         select count(*) from team_invitations pending
         where pending.business_id = business.business_id and status = 'PENDING')`,
    );
    expect((await invite(manila, 'last@mail.test')).status).toBe(200);
    const over = await invite(manila, 'over@mail.test');
    expect([over.status, over.json.error_code]).toEqual([409, 'LIMIT_REACHED_ERROR']);
    await test.database.pool.query(`update team_invitations set status = 'WITHDRAWN' where email = 'last@mail.test'`);
    expect((await invite(manila, 'over@mail.test')).status).toBe(200);
  });

  // Rule team.invitation-link.
  it('is sent again after a while with a new link, and the old link is rejected', async () => {
    const email = 'lagi@kopi.example';
    const { id } = (await invite(kopi, email)).json;
    const first = await mailedToken(email);
    const resend = () => write(kopi, 'POST', `/api/team/invitations/${id}/resend`, {});
    const soon = await resend();
    expect([soon.status, Number(soon.headers['retry-after']) > 0]).toEqual([429, true]);
    test.travel(90);
    expect((await resend()).status).toBe(200);
    const second = await mailedToken(email);
    expect(second).not.toBe(first);
    expect((await requestWithoutSession(test, `/api/invitations/${first}`)).status).toBe(404);
    expect((await requestWithoutSession(test, `/api/invitations/${second}`)).status).toBe(200);
    test.travel(8 * 86_400);
    expect((await requestWithoutSession(test, `/api/invitations/${second}`)).status).toBe(404);
    test.travel(0);
    expect((await write(master, 'POST', `/api/team/invitations/${id}/withdraw`, {})).status).toBe(404);
    expect((await write(kopi, 'POST', `/api/team/invitations/${id}/withdraw`, {})).status).toBe(200);
    expect((await requestWithoutSession(test, `/api/invitations/${second}`)).status).toBe(404);
    expect((await kopi.request(`/api/users/${id}/businesses?environment=PRODUCTION`)).status).toBe(404);
    // A user whose invitation was withdrawn can be invited again.
    expect((await invite(kopi, email)).status).toBe(200);
  });

  it('is limited to accounts of the platform, with offered permissions', async () => {
    const foreign = await businessId('Batik Laweyan');
    expect((await invite(kopi, 'a@kopi.example', { accounts: [foreign] })).status).toBe(404);
    const manila = await signIn(test, 'owner@manila.test');
    const refused = await invite(manila, 'a@manila.example', { permissions: ['operation'] });
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'permissions']);
    for (const body of [{ permissions: [] }, { accounts: [] }, { full_name: ' ' }, { permissions: ['root'] }]) {
      expect([body, (await invite(kopi, 'b@kopi.example', body)).status]).toEqual([body, 400]);
    }
    expect((await invite(kopi, 'no-address')).status).toBe(400);
    const developer = await signIn(test, 'developer@kopi.test');
    expect((await invite(developer, 'c@kopi.example')).status).toBe(404);
    const token = 'x'.repeat(43);
    expect((await requestWithoutSession(test, `/api/invitations/${token}`)).status).toBe(404);
    expect((await requestWithoutSession(test, '/api/invitations/short')).status).toBe(404);
  });

  // Rule team.invitation-not-edited.
  it('cannot be changed before it is answered', async () => {
    const own = await businessId('Kopi Nusantara');
    const { id } = (await invite(kopi, 'nanti@kopi.example')).json;
    const { status, json } = await change(kopi, id, { update: [grant(own, 'can_edit')] });
    expect([status, json.error_code]).toEqual([403, 'DISALLOWED_OPERATION']);
  });
});
