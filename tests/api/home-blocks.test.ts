import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/dates/days.ts';
import type { BalanceAnswer, ResolvedBlock, ToDoAnswer } from '#contract/generated/api.ts';
import type { Environment } from '#contract/generated/config.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { listUrl, type Person, signIn } from '../helpers/testApp.ts';

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

async function homeOf(person: Person, environment: Environment) {
  const { json } = await person.request(`/api/console?environment=${environment}`);
  const blocks: ResolvedBlock[] = json.pages.home.blocks;
  const resources: Readonly<Record<string, { readonly path?: string }>> = json.resources;
  return { blocks, resources };
}

function ofType<T extends ResolvedBlock['type']>(blocks: readonly ResolvedBlock[], type: T) {
  return blocks.filter((block): block is Extract<ResolvedBlock, { type: T }> => block.type === type);
}

/** All records that a list shows under a filter. */
async function listed(resource: string, filter: object, query: { environment: Environment; time_zone?: string }) {
  const url = listUrl(`/api/${resource}`, { ...query, range: [0, 99], filter });
  const { status, json, headers } = await owner.person.request(url);
  expect(status, JSON.stringify(json)).toBe(200);
  const range = String(headers['content-range']);
  return { records: json as readonly { amount: string }[], total: Number(range.slice(range.indexOf('/') + 1)) };
}

// Rule home.to-do.
describe('what waits for a person', () => {
  it.each(['DEVELOPMENT', 'PRODUCTION'] as const)(
    'is as many records as the list that it leads to has, in %s',
    async (environment) => {
      const { blocks, resources } = await homeOf(owner.person, environment);
      const [block] = ofType(blocks, 'to-do');
      const answer: ToDoAnswer = (await owner.person.request(`${block?.api}?environment=${environment}`)).json;
      expect(block?.items.length).toBeGreaterThan(4);
      let waiting = 0;
      for (const { id, to } of block?.items ?? []) {
        const [path = '', query] = to.split('?');
        // A screen that has these records among others.
        if (query === undefined) continue;
        const [resource = ''] = Object.entries(resources).find(([, each]) => each.path === path) ?? [];
        const { total } = await listed(resource, JSON.parse(new URLSearchParams(query).get('filter') ?? ''), {
          environment,
        });
        const item = answer.items[id];
        expect([id, item?.count ?? 0, item?.capped ?? false]).toEqual([id, Math.min(total, 100), total > 100]);
        if (item !== undefined) waiting += 1;
      }
      expect(waiting).toBeGreaterThan(0);
    },
  );

  it('is counted for those alone who may do it', async () => {
    const itemsOf = async (email: string) => {
      const person = await signIn(owner.test, email);
      const [block] = ofType((await homeOf(person, 'DEVELOPMENT')).blocks, 'to-do');
      if (block === undefined) return { names: [], counted: [] };
      const { items }: ToDoAnswer = (await person.request(`${block.api}?environment=DEVELOPMENT`)).json;
      return { names: block.items.map(({ id }) => id), counted: Object.keys(items) };
    };
    expect(await itemsOf('viewer@kopi.test')).toEqual({ names: [], counted: [] });
    const { names, counted } = await itemsOf('owner@kopi.test');
    const all = [
      'chargebacks',
      'disbursements',
      'batches',
      'payouts',
      'payout-links',
      'remittances',
      'remittance-batches',
      'withdrawals',
      'bills',
      'capital',
      'questions',
      'cases',
      'callbacks',
    ];
    expect(names).toEqual(all);
    expect(names).toEqual(expect.arrayContaining(counted));
    expect((await itemsOf('editor@kopi.test')).names).toEqual(['chargebacks', 'questions', 'cases']);
  });
});

/** The sum of a field over all records of a list, a page at a time. */
async function sumOf(to: string, field: string, environment: Environment): Promise<string> {
  const { resources } = await homeOf(owner.person, environment);
  const [path = '', query] = to.split('?');
  const [resource = ''] = Object.entries(resources).find(([, each]) => each.path === path) ?? [];
  const filter = JSON.parse(new URLSearchParams(query).get('filter') ?? '');
  let sum = 0;
  for (let start = 0; ; start += 100) {
    const url = listUrl(`/api/${resource}`, { environment, range: [start, start + 99], filter });
    const records: Readonly<Record<string, string>>[] = (await owner.person.request(url)).json;
    for (const record of records) sum += Number(record[field]);
    if (records.length < 100) return String(sum);
  }
}

// Rule transactions.balance-summary.
describe('the balance', () => {
  it.each(['DEVELOPMENT', 'PRODUCTION'] as const)(
    'is what the lists that its figures lead to add up to, in %s',
    async (environment) => {
      const { json: shown } = await owner.person.request(`/api/console?environment=${environment}`);
      const [block] = ofType((await homeOf(owner.person, environment)).blocks, 'balance');
      const { to: _itself, ...same } = block ?? { to: '' };
      expect(shown.resources.balance.list.balance).toEqual(same);
      const answer: BalanceAnswer = (await owner.person.request(`${block?.api}?environment=${environment}`)).json;
      const [newest] = (await owner.person.request(listUrl('/api/balance', { environment, range: [0, 0] }))).json as {
        balance_after: string;
      }[];
      expect(answer.available).toBe(newest?.balance_after);
      expect(answer.in_transit).toBe(await sumOf(block?.in_transit ?? '', 'net_amount', environment));
      expect(answer.pending).toBe(await sumOf(block?.pending ?? '', 'amount', environment));
      if (environment === 'PRODUCTION') expect(Number(answer.in_transit)).toBeGreaterThan(0);
      // Rule transactions.leaving.
      const [schedules = '', schedulesQuery] = (block?.leaving ?? '').split('?');
      expect([schedules, schedulesQuery]).toEqual([
        '/withdrawals/schedules',
        'filter=%7B%22status%22%3A%5B%22ACTIVE%22%5D%7D',
      ]);
      const ofSchedules = { environment, filter: { status: ['ACTIVE'] } };
      const runs: { next_run: string }[] = (
        await owner.person.request(listUrl('/api/withdrawal-schedules', ofSchedules))
      ).json;
      const [earliest] = runs.map(({ next_run }) => Date.parse(next_run)).sort();
      expect(answer.leaving === undefined ? undefined : Date.parse(answer.leaving)).toBe(earliest);
      if (environment === 'PRODUCTION') expect(earliest).toBeDefined();
      // Rule transactions.arriving.
      const { path, where, day } = block?.arriving ?? { path: '', where: {}, day: '' };
      const listed = (days: object) =>
        `${path}?${new URLSearchParams({ filter: JSON.stringify({ ...where, ...days }) })}`;
      const next = answer.arriving;
      if (environment === 'PRODUCTION') expect(next).toBeDefined();
      if (next === undefined) return;
      const of = { [`${day}_gte`]: next.day, [`${day}_lte`]: next.day };
      expect(next.amount).toBe(await sumOf(listed(of), 'net_amount', environment));
      const before = await sumOf(listed({ [`${day}_lte`]: addDays(next.day, -1) }), 'net_amount', environment);
      expect(Number(before)).toBe(0);
    },
  );

  it('has no sum of payments for those who may not list them, and is above the list for those without a home', async () => {
    const withdrawer = await signIn(owner.test, 'withdrawer@kopi.test');
    const { json: shown } = await withdrawer.request('/api/console?environment=PRODUCTION');
    const { balance } = shown.resources.balance.list;
    expect([shown.pages.home, Object.keys(balance)]).toEqual([
      undefined,
      ['type', 'id', 'label', 'api', 'leaving', 'arriving'],
    ]);
    const answer: BalanceAnswer = (await withdrawer.request(`${balance.api}?environment=PRODUCTION`)).json;
    expect(Object.keys(answer)).toEqual(['currency', 'available', 'in_transit', 'arriving', 'leaving']);
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await viewer.request(`${balance.api}?environment=PRODUCTION`)).status).toBe(404);
  });
});
