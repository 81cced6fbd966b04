import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const ZONES = ['America/New_York', 'America/Havana', 'Asia/Jakarta', 'Asia/Kathmandu', 'Pacific/Apia'] as const;

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  // The last 12 November: the thirty days before it hold the Sunday on which New York puts its clocks back.
  const now = new Date();
  const isPast = now.getTime() > Date.UTC(now.getUTCFullYear(), 10, 12, 15);
  const then = Date.UTC(now.getUTCFullYear() - (isPast ? 0 : 1), 10, 12, 15);
  test.travel(Math.round((then - now.getTime()) / 1000));
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

interface Payment {
  readonly created: string;
  readonly amount: string;
}

async function payments(): Promise<Payment[]> {
  const filter = JSON.stringify({ type: ['PAYMENT'], status: ['COMPLETED'] });
  const rows: Payment[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ filter, range: '[0,399]', ...(cursor && { cursor }) });
    const answer = await owner.request(`/api/transactions?${query}`);
    rows.push(...answer.json);
    cursor = answer.headers['x-next-cursor'];
  } while (cursor !== undefined);
  return rows;
}

describe('the days of a chart', () => {
  it('follow the calendar of the time zone, also with a day of 25 hours', async () => {
    const all = await payments();
    for (const zone of ZONES) {
      const { json } = await owner.request(`/api/pages/home/blocks/volume?time_zone=${encodeURIComponent(zone)}`);
      const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
      const wanted = new Map<string, { count: number; value: number }>();
      for (const { created, amount } of all) {
        const day = calendar.format(Date.parse(created));
        const { count, value } = wanted.get(day) ?? { count: 0, value: 0 };
        wanted.set(day, { count: count + 1, value: value + Number(amount) });
      }
      expect(json.bars).toHaveLength(30);
      for (const { from: day, to, value, count } of json.bars) {
        expect(to).toBe(day);
        expect({ zone, day, count, value: Number(value) }).toEqual({
          zone,
          day,
          ...(wanted.get(day) ?? { count: 0, value: 0 }),
        });
      }
      expect(json.bars.some(({ count }: { count: number }) => count > 0)).toBe(true);
    }
  });

  it('are rejected for an unknown time zone', async () => {
    const { status, json } = await owner.request('/api/pages/home/blocks/volume?time_zone=Mars/Olympus');
    expect({ status, code: json.error_code }).toEqual({ status: 400, code: 'API_VALIDATION_ERROR' });
  });
});

describe('the time zone of a user', () => {
  // Rule dates.every-zone, routes.preferences.
  it('is any IANA time zone, stored by its current name; an unknown name is rejected', async () => {
    const choose = (preferred_timezone: string) =>
      owner.request('/api/user', { method: 'PATCH', body: { preferred_timezone } });
    const shown = async () => {
      const { user, time_zone } = (await owner.request('/api/console')).json;
      return [user.preferred_timezone, time_zone.id, time_zone.city];
    };
    expect((await choose('Asia/Calcutta')).status).toBe(200);
    expect(await shown()).toEqual(['Asia/Kolkata', 'Asia/Kolkata', 'Kolkata']);
    expect((await choose('Mars/Olympus')).status).toBe(400);
    expect((await choose('asia/jakarta')).status).toBe(400);
    expect((await choose('SYSTEM')).status).toBe(200);
    expect(await shown()).toEqual(['SYSTEM', 'Asia/Jakarta', 'Jakarta']);
  });
});
