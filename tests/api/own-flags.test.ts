import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

async function choose(person: Person, on: boolean, flag = 'old-balance-view') {
  return (await person.request('/api/user/flags', { method: 'PATCH', body: { flag, on } })).status;
}

async function consoleOf(person: Person): Promise<Console> {
  return (await person.request('/api/console?environment=PRODUCTION')).json;
}

/** What answers of the two views: their lists, and where their addresses lead. */
async function viewsOf(person: Person) {
  const [balance, cash] = await Promise.all(
    ['balance', 'cash'].map(async (name) => (await person.request(`/api/${name}?environment=PRODUCTION`)).status),
  );
  const { redirects } = await consoleOf(person);
  return { balance, cash, redirects: redirects.filter(({ from }) => /^\/(balance|cash)/.test(from)) };
}

const NEW = {
  balance: 200,
  cash: 404,
  redirects: [
    { from: '/cash', to: '/balance' },
    { from: '/cash/{transaction_id}', to: '/balance/{transaction_id}' },
  ],
};
const OLD = {
  balance: 404,
  cash: 200,
  redirects: [
    { from: '/balance', to: '/cash' },
    { from: '/balance/{transaction_id}', to: '/cash/{transaction_id}' },
  ],
};

// Rule access.own-flags, transactions.balance-view-switch, routes.settings-calls.
describe('a view that people choose', () => {
  it('is theirs alone, with the addresses of the other one leading to it, and is logged once', async () => {
    const colleague = await signIn(test, 'withdrawer@kopi.test');
    expect(await viewsOf(owner)).toEqual(NEW);
    const answers = await Promise.all([choose(owner, true), choose(owner, true), choose(owner, true)]);
    expect(answers).toEqual([204, 204, 204]);
    expect(await viewsOf(owner)).toEqual(OLD);
    expect(await viewsOf(colleague)).toEqual(NEW);
    const { rows } = await test.database.pool.query(
      `select after from activity_logs where action = 'PROFILE_CHANGED' and after::text like '%old-balance-view%'`,
    );
    expect(rows).toHaveLength(1);
    expect(await choose(owner, false)).toBe(204);
    expect(await viewsOf(owner)).toEqual(NEW);
  });

  it('is offered with its texts to those who may choose it', async () => {
    const { resources } = await consoleOf(owner);
    expect(resources.balance?.list.switch).toEqual({
      flag: 'old-balance-view',
      on: true,
      to: '/cash',
      label: 'balance.use_old_view',
      confirm: 'balance.use_old_view_confirm',
      done: 'balance.use_old_view_done',
      feedback: true,
    });
    const second = await signIn(test, 'owner@warung.test');
    expect((await consoleOf(second)).resources.cash?.list.switch).toBeUndefined();
    expect(await choose(second, true)).toBe(400);
  });

  it('changes nothing for the programs of the person', async () => {
    const business_id = (await consoleOf(owner)).business.id;
    const input = { name: 'Bookkeeping', type: 'SECRET', reads: ['BALANCE'] };
    const body = { business_id, environment: 'DEVELOPMENT' as const, input, key: randomUUID() };
    const { reveal } = (await write(owner, '/api/api-keys/actions/create', body)).json;
    const authorization = `Basic ${Buffer.from(`${reveal}:`).toString('base64')}`;
    const read = async (name: string) => {
      const url = `/api/${name}?environment=DEVELOPMENT`;
      // On the allowlist of the demo's business.
      const answer = await test.app.inject({ url, headers: { authorization }, remoteAddress: '203.0.113.10' });
      return answer.statusCode;
    };
    await choose(owner, true);
    expect([await read('balance'), await read('cash')]).toEqual([200, 403]);
    await choose(owner, false);
    expect(await read('balance')).toBe(200);
  });

  it('ends for everybody when the business no longer has the switch', async () => {
    await choose(owner, true);
    const query = (sql: string) =>
      test.database.pool.query(`update businesses set flags = ${sql} where name = 'Kopi Nusantara'`);
    await query(`array_remove(flags, 'balance-switcher')`);
    expect(await viewsOf(owner)).toMatchObject({ balance: 200, cash: 404, redirects: [] });
    expect(await choose(owner, false)).toBe(400);
    await query(`array_append(flags, 'balance-switcher')`);
    expect(await viewsOf(owner)).toEqual(OLD);
    await choose(owner, false);
  });

  it.each([
    ['a flag of the business', 'capital'],
    ['no flag', 'nothing'],
    ['a long name', 'x'.repeat(61)],
    ['no name', ''],
  ])('is not %s', async (_name, flag) => {
    expect(await choose(owner, true, flag)).toBe(400);
  });
});
