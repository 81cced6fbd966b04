import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Console, ResolvedColumn } from '#contract/generated/api.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
let viewer: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  viewer = await signIn(test, 'viewer@kopi.test');
});
afterAll(() => test.close());

type ApiRecord = Readonly<Record<string, unknown>> & {
  readonly related?: Readonly<Record<string, { resource: string; record: Readonly<Record<string, unknown>> }>>;
};

/** The relations of a record to a record of an open screen that do not have its title. */
function unnamed(console: Console, columns: readonly ResolvedColumn[], record: ApiRecord): string[] {
  return columns
    .filter(({ type, resource }) => type === 'relation' && resource !== undefined)
    .filter(({ field, text }) => record[field] && !(text !== undefined && record[text]))
    .filter(({ field }) => {
      const related = record.related?.[field];
      const title = console.resources[related?.resource ?? '']?.detail?.title;
      return title === undefined || !related?.record[title.field];
    })
    .map(({ field }) => field);
}

describe('the title of another record', () => {
  // Rule details.related-names.
  it('is returned with every relation of every list and record of the demo', async () => {
    const console: Console = (await owner.request('/api/console?environment=PRODUCTION')).json;
    const missing = new Set<string>();
    let named = 0;
    for (const [name, { list, detail }] of Object.entries(console.resources)) {
      const rows: ApiRecord[] = (
        await owner.request(listUrl(`/api/${name}`, { environment: 'PRODUCTION', range: [0, 24] }))
      ).json;
      for (const row of rows) for (const field of unnamed(console, list.columns, row)) missing.add(`${name} ${field}`);
      if (detail === undefined) continue;
      const fields = detail.tabs.flatMap((tab) => (tab.type === 'fields' ? tab.sections.flatMap((s) => s.fields) : []));
      for (const { id } of rows.slice(0, 8)) {
        const { json } = await owner.request(`/api/${name}/${id}?environment=PRODUCTION`);
        named += Object.keys(json.related ?? {}).length;
        for (const field of unnamed(console, fields, json)) missing.add(`${name} ${field}`);
      }
    }
    expect([...missing]).toEqual([]);
    expect(named).toBeGreaterThan(40);
  });

  it('is returned for records of any resource that the id names', async () => {
    const { json } = await owner.request(listUrl('/api/callbacks', { environment: 'PRODUCTION', range: [0, 9] }));
    const [first] = json;
    expect(first.related.reference.record.external_id).toBe(first.external_id);
  });

  // Rule details.related-names.
  it('is not returned to a person who may not open the record', async () => {
    const url = listUrl('/api/disbursements', { environment: 'PRODUCTION', filter: { status: ['COMPLETED'] } });
    const [{ id }] = (await viewer.request(url)).json;
    const as = async (person: Person) =>
      (await person.request(`/api/disbursements/${id}?environment=PRODUCTION`)).json as ApiRecord;
    const open = await as(owner);
    expect(open.related?.transaction_id?.resource).toBe('transactions');
    const closed = await as(await signIn(test, 'approver@kopi.test'));
    expect(closed).toMatchObject({ id, transaction_id: open.transaction_id });
    expect(closed.related?.transaction_id).toBeUndefined();
  });
});
