import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

interface Row {
  id: string;
  [field: string]: string | null;
}

async function rowsOf(api: string, filter: object): Promise<Row[]> {
  const answer = await owner.request(`${listUrl(api, { filter })}&range=[0,999]`);
  expect([api, filter, answer.status]).toEqual([api, filter, 200]);
  return answer.json;
}

/** Fails unless the search finds the record, and nothing that `fits` refuses. */
async function expectFound(api: string, q: string, id: string, fits: (row: Row) => boolean): Promise<void> {
  const found = await rowsOf(api, { q });
  expect([q, found.map((row) => row.id)]).toEqual([q, expect.arrayContaining([id])]);
  expect([q, found.filter((row) => !fits(row))]).toEqual([q, []]);
}

function holds(row: Row, word: string): boolean {
  return Object.values(row).some((value) => value?.toString().toLowerCase().includes(word.toLowerCase()));
}

async function firstOf(api: string, filter: object, has: (row: Row) => boolean): Promise<Row> {
  const row = (await rowsOf(api, filter)).find(has);
  if (row === undefined) throw new Error(`${api} has no such record`);
  return row;
}

// Rule lists.search-any-part.
describe('a search finds', () => {
  it('any word of a name, in any order', async () => {
    const customer = await firstOf('/api/customers', { status: ['ACTIVE'] }, ({ name }) =>
      /^\w+ \w+$/.test(name ?? ''),
    );
    const [first = '', last = ''] = customer.name?.split(' ') ?? [];
    await expectFound('/api/customers', last, customer.id, (row) => holds(row, last));
    await expectFound(
      '/api/customers',
      `${last} ${first}`,
      customer.id,
      (row) => holds(row, last) && holds(row, first),
    );
  });

  it('any part of a reference, and the customer of a transaction', async () => {
    const row = await firstOf('/api/transactions', {}, ({ customer_name }) => customer_name !== null);
    for (const part of [row.external_id?.slice(-4), row.external_id?.slice(3, 9), row.reference?.slice(2)]) {
      await expectFound('/api/transactions', part ?? '', row.id, (found) => holds(found, part ?? ''));
    }
    await expectFound('/api/transactions', row.customer_name ?? '', row.id, () => true);
  });

  it('a card by its last four digits', async () => {
    const row = await firstOf('/api/credit-card-payments', {}, () => true);
    const digits = row.card_number?.slice(-4) ?? '';
    await expectFound('/api/credit-card-payments', digits, row.id, (found) => holds(found, digits));
  });

  it('an amount as it is written in either language', async () => {
    const row = await firstOf('/api/transactions', { type: ['PAYMENT'] }, ({ amount }) => Number(amount) >= 1_000_000);
    const amount = { value: row.amount ?? '', currency: 'IDR' as const };
    const grouped = Number(row.amount).toLocaleString('en');
    for (const q of [
      row.amount ?? '',
      formatMoney(amount.value, amount.currency, 'id'),
      grouped,
      `${grouped}.00`,
      `Rp ${grouped}`,
    ]) {
      await expectFound('/api/transactions', q, row.id, (found) => found.amount === row.amount || holds(found, q));
    }
  });

  it('the middle of a path', async () => {
    const row = await firstOf('/api/api-logs', {}, ({ path }) => (path?.split('/').length ?? 0) > 2);
    const part = row.path?.split('/').at(-1) ?? '';
    await expectFound('/api/api-logs', part, row.id, (found) => holds(found, part));
  });

  // Rule lists.search-follows-customers, transactions.customer.
  it('the transactions of a customer by any part of their email address, and by the name that they have now', async () => {
    const paid = await firstOf('/api/transactions', {}, ({ customer_id }) => customer_id !== null);
    const customer = await firstOf('/api/customers', { id: [paid.customer_id] }, () => true);
    const [name = '', domain = ''] = customer.email?.split('@') ?? [];
    for (const q of [customer.email ?? '', `${name}@${domain.slice(0, 4)}`]) {
      await expectFound('/api/transactions', q, paid.id, (row) => row.customer_id === customer.id || holds(row, q));
    }
    const all = await rowsOf('/api/transactions', { customer_id: [customer.id] });
    const found = await rowsOf('/api/transactions', { q: customer.email });
    expect(found.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());

    const narrowed = await rowsOf('/api/transactions', { q: customer.email, status: [paid.status] });
    expect(narrowed.map(({ id }) => id)).toContain(paid.id);
    const counts = await owner.request(listUrl('/api/transactions/counts', { filter: { q: customer.email } }));
    expect(counts.json.all).toEqual({ count: all.length, capped: false });
    const file = await owner.request(
      `${listUrl('/api/transactions/export', { filter: { q: customer.email } })}&language=en`,
    );
    expect(file.json).toContain(paid.external_id);

    await test.database.pool.query(`update customers set name = 'Zulaikha Quraisy' where id = $1`, [
      parseRecordId('cust', customer.id),
    ]);
    await expectFound('/api/transactions', 'zulaikha quraisy', paid.id, (row) => row.customer_id === customer.id);
  });

  // Rule lists.search-only-visible.
  it('no transaction by a customer for those who may not open customers', async () => {
    const other = await signIn(test, 'owner@mitra.test');
    const { rows } = await test.database.pool.query(
      `select c.email from customers c join transactions t on t.customer_id = c.id
       where t.business_id = (select business_id from businesses where name = 'Mitra Niaga') and t.environment = 'PRODUCTION' limit 1`,
    );
    const { json } = await other.request(listUrl('/api/transactions', { filter: { q: rows[0].email } }));
    expect(json).toEqual([]);
  });

  it('nothing by the characters of a LIKE pattern', async () => {
    for (const q of ['%%%', '___', "'; drop", '\\\\\\'])
      expect([q, await rowsOf('/api/transactions', { q })]).toEqual([q, []]);
  });

  it('nothing of another business', async () => {
    const row = await firstOf('/api/transactions', {}, () => true);
    const other = await signIn(test, 'owner@warung.test');
    const { json } = await other.request(listUrl('/api/transactions', { filter: { q: row.external_id } }));
    expect(json).toEqual([]);
  });
});
