import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '#contract/generated/api.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

async function search(q: string, person = owner, more = ''): Promise<SearchAnswer['lists']> {
  const { status, json } = await person.request(`/api/search?q=${encodeURIComponent(q)}${more}`);
  expect([q, status]).toEqual([q, 200]);
  return json.lists;
}

async function first(list: string, person = owner): Promise<Record<string, string>> {
  const { json } = await person.request(`/api/${list}?range=[0,0]`);
  return json[0];
}

// Rule lists.search-everywhere.
describe('a search over every list', () => {
  it('finds a record by its id, by a part of a reference, by a name and by an amount', async () => {
    const payment = await first('transactions');
    expect(await search(payment.id ?? '')).toEqual([
      { resource: 'transactions', records: [expect.objectContaining({ id: payment.id })] },
    ]);
    const invoice = await first('invoices');
    const byReference = await search((invoice.external_id ?? '').toLowerCase());
    expect(byReference.find(({ resource }) => resource === 'invoices')?.records[0]).toMatchObject({ id: invoice.id });
    const customer = await first('customers');
    const byName = await search(customer.name ?? '');
    expect(byName.map(({ resource }) => resource)).toContain('customers');
    expect((await search(payment.amount ?? '')).length).toBeGreaterThan(0);
    expect(await search('no such record anywhere')).toEqual([]);
  });

  it('finds exactly what each list finds, three records of a list and each record once', async () => {
    for (const text of ['budi', 'INV', '0001', '50000', 'jakarta', '%', "o'", '\\']) {
      const lists = text.length < 3 ? [] : await search(text);
      expect(lists.length).toBeLessThanOrEqual(6);
      const ids = lists.flatMap(({ records }) => records.map((record) => (record as { id?: string }).id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { resource, records } of lists) {
        expect(records.length).toBeLessThanOrEqual(3);
        const filter = encodeURIComponent(JSON.stringify({ q: text }));
        const { json } = await owner.request(`/api/${resource}?filter=${filter}&range=[0,2]`);
        // What columns show of other records is the list's own.
        const listed = json.map(({ related: _related, ...record }: Record<string, unknown>) => record);
        expect(listed).toEqual(expect.arrayContaining([...records]));
      }
    }
  });

  it('finds nothing of a list that is closed to the person, of another business or the other environment', async () => {
    const disbursement = await first('disbursements');
    const viewer = await signIn(test, 'viewer@kopi.test');
    const { status } = await viewer.request('/api/balance');
    expect(status).toBe(404);
    for (const { resource } of await search('kopi', viewer))
      expect((await viewer.request(`/api/${resource}`)).status).toBe(200);
    const manila = await signIn(test, 'owner@manila.test');
    expect(await search(disbursement.id ?? '', manila)).toEqual([]);
    expect(await search(disbursement.id ?? '', owner, '&environment=DEVELOPMENT')).toEqual([]);
  });

  it('rejects a text that is too short or too long', async () => {
    for (const q of ['', 'ab', 'a'.repeat(101)])
      expect((await owner.request(`/api/search?q=${q}`)).status, q).toBe(400);
    // Spaces are no text.
    expect(await search('   ')).toEqual([]);
  });
});
