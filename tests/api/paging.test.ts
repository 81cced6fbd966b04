import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const API = '/api/transactions';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

interface Row {
  readonly id: string;
  readonly external_id: string;
  readonly reference: string;
}

/** Rows arrive: copies of rows of the list, at moments all over it and with amounts all over it. */
async function arrive(row: Row, seed: number, count: number): Promise<void> {
  await test.database.pool.query(
    `insert into transactions (business_id, environment, id, created, updated, type, status, channel_category, channel,
       external_id, reference, amount, fee, tax, net_amount, currency, settlement_status)
     select business_id, environment, gen_random_uuid(), created + (n * $3::int % 90 - 45) * interval '1 hour', now(),
       type, status, channel_category, channel, 'late-' || external_id, reference,
       greatest(amount + (n * $3::int % 7 - 3) * 1000, 1), fee, tax, net_amount, currency, settlement_status
     from transactions, generate_series(1, $4::int) n where external_id = $1 and reference = $2`,
    [row.external_id, row.reference, seed % 1000, count],
  );
}

describe('paging by key', () => {
  // Rule lists.pages-by-key.
  it('repeats and skips no row while rows are added, forwards and backwards, in any order', async () => {
    const anyWalk = fc.record({
      field: fc.constantFrom('created', 'amount', 'id'),
      order: fc.constantFrom('ASC', 'DESC'),
      backwards: fc.boolean(),
      size: fc.integer({ min: 40, max: 400 }),
      arrivals: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(anyWalk, async ({ field, order, backwards, size, arrivals }) => {
        const query = { sort: JSON.stringify([field, order]), range: `[0,${size - 1}]` };
        const before = new Set<string>();
        const walked: string[] = [];
        for (const isFirstWalk of [true, false]) {
          let cursor = backwards ? 'last' : undefined;
          let step = 0;
          do {
            const page = new URLSearchParams({ ...query, ...(cursor !== undefined && { cursor }) });
            const answer = await owner.request(`${API}?${page}`);
            expect(answer.status).toBe(200);
            const rows = answer.json as Row[];
            const ids = rows.map(({ id }) => id);
            if (isFirstWalk) for (const id of ids) before.add(id);
            else if (backwards) walked.unshift(...ids);
            else walked.push(...ids);
            const seed = arrivals[step];
            if (!isFirstWalk && seed !== undefined && rows[seed % rows.length] !== undefined) {
              await arrive(rows[seed % rows.length] as Row, seed + 1, 3);
            }
            step += 1;
            cursor = answer.headers[backwards ? 'x-previous-cursor' : 'x-next-cursor'];
          } while (cursor !== undefined);
        }
        expect(new Set(walked).size).toBe(walked.length);
        const seen = new Set(walked);
        expect([...before].filter((id) => !seen.has(id))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  // Rule lists.sorted-by-id.
  it('sorts every list by id, as react-admin does by default', async () => {
    const { resources } = (await owner.request('/api/console?environment=PRODUCTION')).json as Console;
    const query = new URLSearchParams({ environment: 'PRODUCTION', sort: '["id","ASC"]', range: '[0,49]' });
    const failed: string[] = [];
    let sorted = 0;
    for (const [name, { api }] of Object.entries(resources)) {
      const { status, json } = await owner.request(`${api}?${query}`);
      const errors = (json as { errors?: { allowed?: string[] }[] }).errors ?? [];
      // Views are read from several tables.
      if (status === 400 && errors.every(({ allowed }) => allowed?.includes('id') === false)) continue;
      if (status !== 200) failed.push(`${name}: ${status}`);
      sorted += 1;
    }
    expect(failed).toEqual([]);
    expect(sorted).toBeGreaterThan(50);
  });
});
