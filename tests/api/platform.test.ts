import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tokens } from '#contract/generated/api.ts';
import { listUrl, type Person, personWith, ROOT, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const ACCOUNTS = '/api/xenplatform-accounts';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

let test: TestApp;
let master: Person;
let accounts: readonly Account[];
beforeAll(async () => {
  test = await startTestApp();
  master = await signIn(test, 'owner@pasar.test');
  accounts = (await master.request(ACCOUNTS)).json;
});
afterAll(() => test.close());

function account(name: string): Account {
  const found = accounts.find((known) => known.name === name);
  if (found === undefined) throw new Error(`There is no account ${name}.`);
  return found;
}

async function switchTo(person: Person, business_id: string) {
  return person.request('/api/switch-business', { method: 'POST', payload: { business_id } });
}

describe('a platform master', () => {
  // Rule platform.only-below, details.history-of-platform, platform.permissions-by-account.
  it('sees its sub-accounts and their records, one account at a time', async () => {
    expect(accounts.map(({ name, type }) => `${name} ${type}`).sort()).toEqual([
      'Anyaman Rajapolah OWNED',
      'Batik Laweyan OWNED',
      'Sambal Bu Tari MANAGED',
      'Tenun Sumba MANAGED',
    ]);
    const { id } = account('Sambal Bu Tari');
    expect((await master.request(`${ACCOUNTS}/${id}`)).json).toMatchObject({ name: 'Sambal Bu Tari', status: 'LIVE' });
    const filter = { sub_account_id: id };
    const seen = await master.request(listUrl('/api/sub-account-transactions', { filter, range: [0, 99] }));
    const { rows } = await test.database.pool.query(
      `select id from transactions where environment = 'PRODUCTION'
       and business_id = (select business_id from businesses where name = 'Sambal Bu Tari') order by created desc, id desc limit 100`,
    );
    expect(seen.json.map((row: Account) => row.id)).toEqual(rows.map((row) => `txn_${row.id.replaceAll('-', '')}`));
    const entries = await master.request(listUrl('/api/sub-account-entries', { filter }));
    expect([entries.status, entries.json.length > 0]).toEqual([200, true]);
  });

  // Rule access.platform-master, transactions.all-accounts.
  it('sees only its own sub-accounts, and no other platform sees them', async () => {
    const kopi = (await (await signIn(test, 'owner@kopi.test')).request('/api/console')).json.business.id;
    expect((await master.request(`${ACCOUNTS}/${kopi}`)).status).toBe(404);
    const filter = { sub_account_id: kopi };
    expect((await master.request(listUrl('/api/sub-account-transactions', { filter }))).json).toEqual([]);
    for (const email of ['owner@kopi.test', 'owner@mitra.test', 'owner@manila.test']) {
      const other = await signIn(test, email);
      for (const api of [ACCOUNTS, '/api/sub-account-transactions', '/api/sub-account-members']) {
        expect([email, api, (await other.request(api)).status]).toEqual([email, api, 404]);
      }
      // A user with a team chooses among the accounts of their own platform.
      const { sub_accounts } = (await other.request('/api/sub-accounts')).json;
      expect([email, sub_accounts.length, sub_accounts[0].is_xp_master]).toEqual([email, 1, true]);
    }
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await viewer.request('/api/sub-accounts')).status).toBe(404);
    const own = (await (await signIn(test, 'owner@mitra.test')).request('/api/all-accounts')).json;
    expect(own.map(({ name, type }: Account) => [name, type])).toEqual([['Mitra Niaga', 'REGULAR']]);
  });

  // Rule transactions.all-accounts.
  it('has itself and its accounts in all accounts, with their statuses and balances', async () => {
    const { status, json } = await master.request('/api/all-accounts');
    const listed = json.map(({ name, type }: Account) => `${name} ${type}`).sort();
    expect([status, listed]).toEqual([
      200,
      [
        'Anyaman Rajapolah OWNED',
        'Batik Laweyan OWNED',
        'Pasar Digital MASTER',
        'Sambal Bu Tari MANAGED',
        'Tenun Sumba MANAGED',
      ],
    ]);
    for (const row of json) expect(row).toMatchObject({ status: 'LIVE', balance: expect.stringMatching(/^\d/) });
    const owned = await master.request(listUrl('/api/all-accounts', { filter: { type: ['OWNED'] } }));
    expect(owned.json.map(({ name }: Account) => name).sort()).toEqual(['Anyaman Rajapolah', 'Batik Laweyan']);
  });

  // Rule platform.search.
  it('finds them by any part of a name of at least two characters', async () => {
    const namesFor = async (q: string) => {
      const found = await master.request(listUrl(ACCOUNTS, { filter: { q } }));
      return found.json.map(({ name }: Account) => name).sort();
    };
    expect(await namesFor('ba')).toEqual(['Batik Laweyan', 'Sambal Bu Tari', 'Tenun Sumba']);
    expect(await namesFor('bat')).toEqual(['Batik Laweyan']);
    expect((await master.request(listUrl(ACCOUNTS, { filter: { q: 'b' } }))).status).toBe(400);
  });

  // Rule platform.choice-list, routes.sub-accounts, platform.types.
  it('lists them in a choice, itself first, by type and page', async () => {
    const all = (await master.request('/api/sub-accounts')).json.sub_accounts;
    expect(all[0]).toMatchObject({ name: 'Pasar Digital', account_type: 'MASTER', is_xp_master: true });
    expect(all).toHaveLength(5);
    const owned = (await master.request('/api/sub-accounts?types=OWNED&statuses=LIVE&limit=1&offset=1')).json
      .sub_accounts;
    expect(owned).toMatchObject([{ account_type: 'OWNED', is_xp_master: false }]);
    expect((await master.request('/api/sub-accounts?limit=0')).status).toBe(400);
  });

  // Rule platform.act-for.
  it('acts for an account that it owns, without developer settings, and for no other', async () => {
    const { id } = account('Batik Laweyan');
    expect((await switchTo(master, account('Tenun Sumba').id)).json.error_code).toBe('DATA_NOT_FOUND_ERROR');
    const stranger = await signIn(test, 'owner@kopi.test');
    expect((await switchTo(stranger, id)).json.error_code).toBe('DATA_NOT_FOUND_ERROR');

    const putri = await signIn(test, 'owner@pasar.test');
    const acting = personWith(test.app, (await switchTo(putri, id)).json as Tokens);
    const { business, resources } = (await acting.request('/api/console')).json;
    expect(business).toMatchObject({ id, name: 'Batik Laweyan', business_count: 2 });
    expect(Object.keys(resources)).toContain('disbursements');
    expect(Object.keys(resources)).not.toContain('callbacks');
    expect(Object.keys(resources)).not.toContain('xenplatform-accounts');
    const [entry] = (await acting.request('/api/activity-logs')).json;
    expect(entry).toMatchObject({ action: 'BUSINESS_SWITCHED', actor_name: 'Putri Maharani' });
    const home = (await acting.request('/api/user/businesses')).json;
    const back = personWith(test.app, (await switchTo(acting, home[0].business_id)).json as Tokens);
    expect((await back.request('/api/console')).json.business.name).toBe('Pasar Digital');
  });

  // Rule platform.act-for-ends.
  it('no longer acts for an account once the user has left the platform', async () => {
    const putri = await signIn(test, 'owner@pasar.test');
    const acting = personWith(test.app, (await switchTo(putri, account('Anyaman Rajapolah').id)).json as Tokens);
    expect((await acting.request('/api/console')).status).toBe(200);
    await test.database.pool.query(
      `delete from memberships where business_id = (select business_id from businesses where name = 'Pasar Digital')`,
    );
    expect((await acting.request('/api/console')).json.error_code).toBe('USER_BUSINESS_NOT_FOUND_ERROR');
  });

  it('has words for every action of the activity log', () => {
    const actionsOf = (record: string) =>
      JSON.parse(readFileSync(join(ROOT, `schemas/records/${record}.schema.json`), 'utf8')).properties.action.enum;
    expect(actionsOf('sub-account-activity')).toEqual(actionsOf('activity-log'));
  });
});
