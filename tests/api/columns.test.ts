import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDecimal } from '#contract/money/decimal.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
const people = new Map<string, Person>();
beforeAll(async () => {
  test = await startTestApp();
  for (const email of ['owner@kopi.test', 'viewer@kopi.test', 'owner@warung.test'])
    people.set(email, await signIn(test, email));
});
afterAll(() => test.close());

function person(email: string): Person {
  const found = people.get(email);
  if (found === undefined) throw new Error(`${email} has not signed in`);
  return found;
}

describe('a calculated column', () => {
  // Rule lists.computed-columns.
  it('is exact, and shown only to users who may see the fields that it is calculated from', async () => {
    const { json } = await person('owner@kopi.test').request(listUrl('/api/transactions', { range: [0, 49] }));
    for (const row of json) {
      const [amount, fee, tax] = [row.amount, row.fee, row.tax].map((text) => parseDecimal(text, 'IDR'));
      if (amount === undefined || fee === undefined || tax === undefined || amount === 0n) continue;
      const digits = 10n ** 12n;
      const share = (2n * (fee + tax) * digits + amount) / (2n * amount);
      const [whole = '', fraction = ''] = String(row.cost_share).split('.');
      expect(BigInt(whole + fraction.padEnd(12, '0'))).toBe(share);
      expect(row.tones.cost_share).toBe((fee + tax) * 20n > amount ? 'caution' : undefined);
    }
    for (const email of ['viewer@kopi.test', 'owner@warung.test']) {
      const list = await person(email).request(listUrl('/api/transactions', { range: [0, 9] }));
      expect(list.status).toBe(200);
      for (const row of list.json) {
        expect(Object.keys(row)).not.toContain('cost_share');
        expect(Object.keys(row)).not.toContain('tones');
        expect(Object.keys(row)).not.toContain('fee');
      }
      const one = await person(email).request(`/api/transactions/${list.json[0].id}`);
      expect(Object.keys(one.json)).not.toContain('cost_share');
    }
  });

  // Rule lists.computed-columns.
  it('cannot be sorted or filtered by', async () => {
    const owner = person('owner@kopi.test');
    expect((await owner.request(listUrl('/api/transactions', { sort: ['cost_share', 'ASC'] }))).status).toBe(400);
    expect((await owner.request(listUrl('/api/transactions', { filter: { cost_share: ['0'] } }))).status).toBe(400);
  });

  it('sets a tone by the record', async () => {
    const { json } = await person('owner@kopi.test').request(
      listUrl('/api/virtual-account-payments', { range: [0, 99], filter: { status: ['PENDING'] } }),
    );
    const now = Date.now();
    for (const row of json) {
      const waits = now - Date.parse(row.created) >= 24 * 3_600_000;
      expect(row.tones.created, row.created).toBe(waits ? 'caution' : undefined);
    }
  });
});

describe('a masked value', () => {
  // Rule lists.masked-values.
  it('is returned unmasked for the detail screen alone', async () => {
    const owner = person('owner@kopi.test');
    const list = await owner.request(listUrl('/api/customers', { range: [0, 19] }));
    const masked = list.json.filter((row: { phone_number: string | null }) => row.phone_number !== null);
    expect(masked.length).toBeGreaterThan(0);
    for (const row of masked) expect(row.phone_number).toMatch(/^••••\d{4}$/);
    const [first] = masked;
    const one = await owner.request(`/api/customers/${first.id}`);
    expect(one.json.phone_number).toMatch(/^\+\d{8,}$/);
    expect(one.json.phone_number.endsWith(first.phone_number.slice(4))).toBe(true);
    expect((await owner.request(listUrl('/api/customers', { sort: ['phone_number', 'ASC'] }))).status).toBe(400);
  });
});
