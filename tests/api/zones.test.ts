import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePending } from '../helpers/makePending.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const API = '/api/transactions';
const HOUR = 3_600_000;

/** Zones of the countries served, and others whose clocks change. */
const ZONES = [
  'Asia/Jakarta',
  'Asia/Makassar',
  'Asia/Jayapura',
  'Asia/Manila',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
] as const;
type Zone = (typeof ZONES)[number];

/** Zones that the machine may be in, on both sides of the date line and with clocks that change. */
const MACHINES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Jakarta', 'UTC'] as const;

interface Row {
  readonly id: string;
  readonly created: string;
  readonly status: string;
  readonly external_id: string;
}

let test: TestApp;
let owner: Person;
let all: readonly Row[];
beforeAll(async () => {
  test = await startTestApp();
  await makePending(test);
  owner = await signIn(test, 'owner@kopi.test');
  all = await readAll({});
});
afterAll(() => test.close());

async function readAll(query: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = new URLSearchParams({ ...query, range: '[0,399]', ...(cursor && { cursor }) });
    const answer = await owner.request(`${API}?${page}`);
    expect(answer.status).toBe(200);
    rows.push(...answer.json);
    cursor = answer.headers['x-next-cursor'];
  } while (cursor !== undefined);
  return rows;
}

/** Sweden writes YYYY-MM-DD. */
const CALENDARS = new Map(ZONES.map((zone) => [zone, new Intl.DateTimeFormat('sv-SE', { timeZone: zone })]));

/** The day of a moment in a zone, by the platform. */
function dayOf(moment: string, zone: Zone): string {
  return CALENDARS.get(zone)?.format(Date.parse(moment)) ?? '';
}

/** The references in a file of one column. */
async function exported(query: Record<string, string>): Promise<string[]> {
  const { json } = await owner.request(`${API}/export?${new URLSearchParams({ ...query, columns: 'external_id' })}`);
  return String(json)
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .slice(1);
}

describe('the chosen time zone', () => {
  // Rule dates.governs-everything.
  it('applies to list, filter, count, tabs and export, in any time zone of the machine', async () => {
    const machine = process.env.TZ;
    const anyCase = fc.record({
      zone: fc.constantFrom<Zone>(...ZONES),
      machine: fc.constantFrom(...MACHINES),
      row: fc.nat(),
      days: fc.nat({ max: 3 }),
    });
    try {
      await fc.assert(
        fc.asyncProperty(anyCase, async ({ zone, machine: where, row, days }) => {
          process.env.TZ = where;
          const to = dayOf(all[row % all.length]?.created ?? '', zone);
          const from = new Date(Date.parse(to) - days * 24 * HOUR).toISOString().slice(0, 10);
          const inside = (moment: string) => dayOf(moment, zone) >= from && dayOf(moment, zone) <= to;
          const wanted = all.filter(({ created }) => inside(created));
          const query = { filter: JSON.stringify({ created_gte: from, created_lte: to }), time_zone: zone };

          expect((await readAll(query)).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
          expect(await exported(query)).toEqual(wanted.map(({ external_id }) => external_id));
          const { json: counts } = await owner.request(`${API}/counts?${new URLSearchParams(query)}`);
          expect(counts.all.count).toBe(wanted.length);
          for (const [status, { count }] of Object.entries<{ count: number }>(counts.values)) {
            expect(count).toBe(wanted.filter((candidate) => candidate.status === status).length);
          }
          const { headers } = await owner.request(`${API}?${new URLSearchParams(query)}`);
          expect(headers['content-range']?.split('/')[1]).toBe(String(wanted.length));
        }),
        { numRuns: 40 },
      );
    } finally {
      process.env.TZ = machine;
    }
  });
});
