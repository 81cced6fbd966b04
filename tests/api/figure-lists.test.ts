import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  BreakdownAnswer,
  ChartAnswer,
  Console,
  MetricAnswer,
  ResolvedBlock,
  ResolvedPage,
} from '#contract/generated/api.ts';
import { blockAddress } from '#contract/listState/blockAddress.ts';
import { listAddress, listRequest } from '#contract/listState/listRequest.ts';
import { readListState } from '#contract/listState/listState.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { breakdownPaths, summedListPath } from '#runtime/screens/blocks/figures/summedListPath.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const ZONES = ['Asia/Jakarta', 'Asia/Manila', 'America/New_York', 'UTC', 'Pacific/Auckland'] as const;
const OWNERS = ['owner@kopi.test', 'owner@manila.test'] as const;

type PeriodBlock = Extract<ResolvedBlock, { type: 'metric' | 'chart' | 'breakdown' }>;

let test: TestApp;
const people = new Map<string, { readonly person: Person; readonly console: Console }>();
beforeAll(async () => {
  // The last 12 November: the thirty days before it hold the Sunday on which New York puts its clocks back.
  const now = new Date();
  const isPast = now.getTime() > Date.UTC(now.getUTCFullYear(), 10, 12, 15);
  const then = Date.UTC(now.getUTCFullYear() - (isPast ? 0 : 1), 10, 12, 15);
  test = await startTestApp({ clock: Math.round((then - now.getTime()) / 1000), doesBackgroundWork: false });
  for (const email of OWNERS) {
    const person = await signIn(test, email);
    people.set(email, { person, console: (await person.request('/api/console?environment=PRODUCTION')).json });
  }
}, 120_000);
afterAll(() => test.close());

function signedIn(email: string) {
  const found = people.get(email);
  if (found === undefined) throw new Error(`${email} is not signed in`);
  return found;
}

function periodBlocks(page: ResolvedPage | undefined): PeriodBlock[] {
  return (page?.blocks ?? []).filter(
    (block): block is PeriodBlock => block.type === 'metric' || block.type === 'chart' || block.type === 'breakdown',
  );
}

/** What a block shows, and where it leads. `value`: decimal string, of a figure that is a sum. */
interface Figure {
  readonly name: string;
  readonly to: string;
  readonly count: number;
  readonly value?: string;
}

function figuresOf(block: PeriodBlock, answer: unknown, { resources }: Console): Figure[] {
  if (block.type === 'breakdown') {
    const path = resources[block.resource]?.path ?? '';
    const breakdown = answer as BreakdownAnswer;
    return breakdown.rows.flatMap((row) => {
      const paths = breakdownPaths(path, block, row, breakdown);
      return [
        { name: row.value, to: paths.succeeded, count: row.succeeded, value: row.sum },
        { name: `${row.value} failed`, to: paths.failed, count: row.failed },
        ...row.reasons.map(({ value, count }) => ({ name: `${row.value} ${value}`, to: paths.reason(value), count })),
      ];
    });
  }
  const path = resources[block.summed?.resource ?? '']?.path;
  const where = block.summed?.where;
  if (path === undefined || where === undefined) return [];
  if (block.type === 'metric') {
    const metric = answer as MetricAnswer;
    return [{ name: block.id, to: summedListPath(path, where, metric), count: metric.count, value: metric.value }];
  }
  return (answer as ChartAnswer).bars.map((bar) => ({ ...bar, name: bar.from, to: summedListPath(path, where, bar) }));
}

/** The records that an address lists, by the requests that the browser sends for it. */
async function followed(to: string, zone: string, { person, console }: ReturnType<typeof signedIn>) {
  const { pathname, search } = new URL(to, 'https://beranda.test');
  const resource = Object.values(console.resources).find(({ path }) => path === pathname);
  if (resource === undefined) throw new Error(`${to} leads nowhere`);
  const state = { ...readListState(search, resource.list), perPage: 400 };
  const records: { readonly amount: string; readonly currency: string }[] = [];
  for (let cursor: string | undefined; ; ) {
    const request = listRequest(cursor === undefined ? state : { ...state, cursor }, zone);
    const { status, json, headers } = await person.request(
      `${listAddress(resource.api, request)}&environment=PRODUCTION`,
    );
    expect(status, JSON.stringify(json)).toBe(200);
    records.push(...json);
    cursor = headers['x-next-cursor'] as string | undefined;
    if (cursor === undefined) return records;
  }
}

// Rule home.figures-lead, home.bars, home.breakdown.
describe.each(OWNERS)('each figure of %s', (email) => {
  it.each(ZONES)('is exactly what the list that it leads to adds up to, in %s', async (zone) => {
    const owner = signedIn(email);
    const seen = { metric: 0, chart: 0, breakdown: 0 };
    for (const page of Object.values(owner.console.pages)) {
      for (const block of periodBlocks(page)) {
        for (const period of block.periods ?? [undefined]) {
          const address = blockAddress(block, zone, period === undefined ? '' : `?period=${period}`);
          const { status, json } = await owner.person.request(`${address}&environment=PRODUCTION`);
          expect(status, JSON.stringify(json)).toBe(200);
          for (const figure of figuresOf(block, json, owner.console)) {
            const records = await followed(figure.to, zone, owner);
            const currency = json.currency;
            const sum = records.reduce((all, { amount }) => all + parseDecimal(amount, currency), 0n);
            const value = figure.value === undefined ? undefined : parseDecimal(figure.value, currency);
            expect({ ...figure, period }).toEqual({ ...figure, period, count: records.length });
            if (value !== undefined) expect([figure.name, figure.to, value]).toEqual([figure.name, figure.to, sum]);
            if (records.length > 0) seen[block.type] += 1;
          }
        }
      }
    }
    expect(seen.metric).toBeGreaterThan(3);
    expect(seen.chart).toBeGreaterThan(10);
    expect(seen.breakdown).toBeGreaterThan(10);
  });
});

// Rule home.periods.
describe('the period of figures', () => {
  const statusOf = async (block: string, period: string) => {
    const { person } = signedIn('owner@kopi.test');
    const address = `/api/pages/home/blocks/${block}?environment=PRODUCTION&period=${period}`;
    const { status, json } = await person.request(address);
    return { status, code: json.error_code, period: json.period, errors: json.errors };
  };

  it('is one that the page offers; another one is rejected', async () => {
    expect(await statusOf('received', 'last-7-days')).toMatchObject({ status: 200, period: 'last-7-days' });
    const error = { status: 400, code: 'API_VALIDATION_ERROR' };
    for (const period of ['today', 'last-8-days', '']) expect(await statusOf('received', period)).toMatchObject(error);
    expect(await statusOf('received', 'last-7-days&period=last-7-days')).toMatchObject(error);
    expect((await statusOf('volume', 'today')).errors).toEqual([
      { field: 'period', message: 'must be one of last-7-days, last-30-days, last-12-weeks' },
    ]);
  });

  it('is fixed where the block has its own', async () => {
    expect(await statusOf('today', 'today')).toMatchObject({ status: 200, period: 'today' });
    expect(await statusOf('today', 'last-7-days')).toMatchObject({ status: 400 });
  });

  it('is the default of the page without one', async () => {
    const { person } = signedIn('owner@kopi.test');
    const { json } = await person.request('/api/pages/home/blocks/received?environment=PRODUCTION');
    expect(json.period).toBe('last-30-days');
  });
});
