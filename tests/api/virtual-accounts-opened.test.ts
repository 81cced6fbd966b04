import { beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { openingQueue } from '#server/domains/virtualAccounts/openingQueue.ts';
import { defaultBanks } from '#server/domains/virtualAccounts/simulatedBank.ts';
import type {
  AccountOrder,
  OpeningResult,
  VirtualAccountBank,
  VirtualAccountBanks,
} from '#server/domains/virtualAccounts/VirtualAccountBank.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { dayFromNow } from '../helpers/days.ts';
import { listUrl, signIn, write } from '../helpers/testApp.ts';

const ACCOUNTS = 'virtual-accounts';
const SECOND = 1_000;
const MINUTE = 60_000;
const SANDBOX = defaultBanks({ demo: false });

const kopi = ownerOf('owner@kopi.test', 'DEVELOPMENT');
beforeAll(() => kopi.test.database.pool.query(`update payment_methods set status = 'enabled' where channel = 'BSI'`));

interface Made {
  readonly id: string;
  readonly created: number;
}

/** Creates an account and returns its id and its time. */
async function create(input: object = {}, environment: Environment = 'DEVELOPMENT'): Promise<Made> {
  const given = { bank: 'BSI', name: 'Siti Aminah', type: 'MULTIPLE_USE', ...input };
  const { status, json } = await kopi.act(`${ACCOUNTS}/actions/create`, given, { environment });
  expect([status, json.errors]).toEqual([200, undefined]);
  const { created } = await kopi.read(ACCOUNTS, json.id, { environment });
  return { id: json.id, created: Date.parse(created) };
}

function act(id: string, action: string, input?: object, environment: Environment = 'DEVELOPMENT') {
  return kopi.act(`${ACCOUNTS}/${id}/actions/${action}`, input, { environment });
}

async function statusOf(id: string, environment: Environment = 'DEVELOPMENT'): Promise<string> {
  return (await kopi.read(ACCOUNTS, id, { environment })).status;
}

/** Processes the orders that are due then. */
async function answerAt(time: number, banks: VirtualAccountBanks = SANDBOX): Promise<void> {
  while (await processAt(openingQueue(banks), kopi.test.database, new Date(time)));
}

async function callbacksOf(id: string) {
  const { rows } = await kopi.test.database.pool.query(
    `select product, payload->>'status' as status, payload->>'bank' as bank from callbacks where reference = $1`,
    [id],
  );
  return rows;
}

// Rule accept.virtual-account-opened, accept.virtual-account-created-callback.
describe('an account of a bank that opens accounts after a while', () => {
  it('waits for its bank, cannot be paid or switched, and is ACTIVE once the bank has opened it', async () => {
    const { id, created } = await create();
    const made = await kopi.read(ACCOUNTS, id);
    expect(made).toMatchObject({ status: 'PENDING', account_number: expect.stringMatching(/^\d+$/) });
    expect(made.can).toEqual(expect.arrayContaining(['edit', 'open']));
    for (const [action, input] of [
      ['simulate', { amount: '1000' }],
      ['deactivate', undefined],
      ['activate', undefined],
    ] as const)
      expect((await act(id, action, input)).status, action).toBe(409);
    expect(await callbacksOf(id)).toEqual([]);
    await answerAt(created);
    await answerAt(created + 5 * SECOND - 1);
    expect(await statusOf(id)).toBe('PENDING');
    await answerAt(created + 5 * SECOND);
    expect(await statusOf(id)).toBe('ACTIVE');
    expect(await callbacksOf(id)).toEqual([{ product: 'VIRTUAL_ACCOUNT_CREATED', status: 'ACTIVE', bank: 'BSI' }]);
    const log = await kopi.list('activity-logs', { target_id: id });
    expect(log.map(({ actor_type, action }: Record<string, string>) => `${actor_type} ${action}`)).toEqual([
      'SYSTEM RECORD_CHANGED',
      'PERSON RECORD_CREATED',
    ]);
    expect((await act(id, 'simulate', { amount: '25000' })).status).toBe(200);
  });

  it('differs from accounts of other banks, which are ACTIVE at once', async () => {
    const { id, created } = await create({ bank: 'BNI' });
    expect(await statusOf(id)).toBe('ACTIVE');
    expect(await callbacksOf(id)).toEqual([{ product: 'VIRTUAL_ACCOUNT_CREATED', status: 'ACTIVE', bank: 'BNI' }]);
    const { rows } = await kopi.test.database.pool.query(
      `select 1 from queue_tasks where queue = 'virtual-account' and replace(key, '-', '') = $1`,
      [id.slice(4)],
    );
    expect(rows).toEqual([]);
    await answerAt(created + MINUTE);
    expect(await callbacksOf(id)).toHaveLength(1);
    expect((await act(id, 'open')).status).toBe(409);
  });

  it('that expires before is not opened any more', async () => {
    const { id, created } = await create({ expires: dayFromNow(1) });
    await kopi.test.database.pool.query(`update virtual_accounts set status = 'EXPIRED' where id = $1`, [id.slice(4)]);
    await answerAt(created + MINUTE);
    expect(await statusOf(id)).toBe('EXPIRED');
    expect(await callbacksOf(id)).toEqual([]);
  });
});

// Rule accept.virtual-account-simulated-bank.
describe('the simulated bank', () => {
  it('does not open an account whose name ends in Pending: the business does, once, in its place', async () => {
    const { id, created } = await create({ name: 'Toko Pending' });
    await answerAt(created + 10 * MINUTE);
    expect(await statusOf(id)).toBe('PENDING');
    const key = `open-${id}`;
    const both = await Promise.all([
      act(id, 'open'),
      kopi.act(`${ACCOUNTS}/${id}/actions/open`, undefined, { key }),
      kopi.act(`${ACCOUNTS}/${id}/actions/open`, undefined, { key }),
    ]);
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await statusOf(id)).toBe('ACTIVE');
    expect(await callbacksOf(id)).toHaveLength(1);
    await answerAt(created + 26 * 60 * MINUTE);
    expect(await callbacksOf(id)).toHaveLength(1);
  });

  it('is answered for in test mode alone, by people who may edit', async () => {
    const { id } = await create({ name: 'Warung Pending' });
    const viewer = await signIn(kopi.test, 'viewer@kopi.test');
    expect((await kopi.act(`${ACCOUNTS}/${id}/actions/open`, undefined, { person: viewer })).status).toBe(404);
    const live = await create({ name: 'Warung Pending' }, 'PRODUCTION');
    expect((await act(live.id, 'open', undefined, 'PRODUCTION')).status).toBe(404);
    expect(await statusOf(live.id, 'PRODUCTION')).toBe('PENDING');
  });

  it('answers for the bank of another business to no person', async () => {
    const { id } = await create({ name: 'Kedai Pending' });
    const other = await signIn(kopi.test, 'owner@warung.test');
    const { business } = (await other.request('/api/console?environment=DEVELOPMENT')).json;
    const body = { business_id: business.id, environment: 'DEVELOPMENT' } as const;
    expect((await write(other, `/api/${ACCOUNTS}/${id}/actions/open`, body)).status).toBe(404);
    const found = await other.request(
      listUrl(`/api/${ACCOUNTS}`, { environment: 'DEVELOPMENT', filter: { q: 'Kedai' } }),
    );
    expect(found.json).toEqual([]);
  });
});

// Rule accept.virtual-account-opened.
describe('in live mode', () => {
  const environment = 'PRODUCTION';

  /** A bank that responds with these results in this order. */
  function bank(results: readonly (OpeningResult | Error)[]) {
    const orders: AccountOrder[] = [];
    const left = [...results];
    const answers: VirtualAccountBank = {
      async openOrPoll(order) {
        orders.push(order);
        const result = left.shift() ?? { state: 'OPEN' };
        if (result instanceof Error) throw result;
        return result;
      },
    };
    return { orders, banks: { PRODUCTION: answers } };
  }

  it('an account whose bank’s answers are lost is one order, and is opened once', async () => {
    await kopi.test.database.pool.query(`delete from queue_tasks where queue = 'virtual-account'`);
    const { id, created } = await create({}, environment);
    const { account_number } = await kopi.read(ACCOUNTS, id, { environment });
    const { orders, banks } = bank([
      new Error('The line is dead.'),
      { state: 'PENDING', nextPoll: new Date(created + 2 * 60 * MINUTE) },
    ]);
    await expect(answerAt(created + MINUTE, banks)).rejects.toThrow('The line is dead.');
    expect(await statusOf(id, environment)).toBe('PENDING');
    await kopi.test.database.pool.query(`update queue_tasks set due = now() where queue = 'virtual-account'`);
    await answerAt(created + 60 * MINUTE, banks);
    expect(await statusOf(id, environment)).toBe('PENDING');
    const work = () => processAt(openingQueue(banks), kopi.test.database, new Date(created + 3 * 60 * MINUTE));
    await Promise.all([work(), work()]);
    expect(await statusOf(id, environment)).toBe('ACTIVE');
    expect(new Set(orders.map((order) => `${order.id} ${order.accountNumber}`))).toEqual(
      new Set([`${id} ${account_number}`]),
    );
    expect(await callbacksOf(id)).toHaveLength(1);
  });

  it('an account waits where there is no bank', async () => {
    await kopi.test.database.pool.query(`delete from queue_tasks where queue = 'virtual-account'`);
    const { id, created } = await create({}, environment);
    await answerAt(created + 24 * 60 * MINUTE, SANDBOX);
    expect(await statusOf(id, environment)).toBe('PENDING');
    await answerAt(created + 24 * 60 * MINUTE, defaultBanks({ demo: true }));
    expect(await statusOf(id, environment)).toBe('ACTIVE');
  });
});
