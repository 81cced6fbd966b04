import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveColumn } from '#compiler/resolve/fields/resolveColumn.ts';
import { signedAmount } from '#contract/columns/signedAmount.ts';
import type { ResolvedResource } from '#contract/generated/api.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

/** Records whose amount is not the amount of their transaction: a movement of the ledger has its own sign. */
const SIGNED = 'ledger-entry';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The rows whose amount moved the balance, each with what its transaction did to it. */
async function movements(record: RecordSchema): Promise<Readonly<Record<string, unknown>>[]> {
  const link = record.name === 'transaction' ? 'id' : 'transaction_id';
  const { rows } = await test.database.pool.query(
    `select r.*, t.net_amount as moved from "${record.table}" r
     join transactions t on t.business_id = r.business_id and t.environment = r.environment and t.id = r."${link}"
     where t.net_amount <> 0`,
  );
  return rows;
}

// Rule money.direction.
it('shows with a minus exactly the amounts that left the balance', async () => {
  const { config } = test.config.current();
  const seen: string[] = [];
  for (const record of config.records.values()) {
    const isLinked = record.name === 'transaction' || record.fields.transaction_id !== undefined;
    if (!isLinked || record.fields.amount === undefined || record.name === SIGNED) continue;
    const column = resolveColumn({ type: 'money', field: 'amount' }, record, () => true);
    for (const row of await movements(record)) {
      const isShownAsOut = signedAmount(String(row.amount), column, row).startsWith('-');
      const line = `${record.name}${record.fields.type ? ` ${row.type}` : ''}`;
      expect(`${line} ${isShownAsOut}`).toBe(`${line} ${BigInt(String(row.moved)) < 0n}`);
      if (!seen.includes(line)) seen.push(line);
    }
  }
  // At some hours of the day the small demo of tests has payouts that were paid, too.
  expect(seen.filter((line) => line !== 'payout').sort()).toEqual([
    'credit-card-payment INSTALLMENT',
    'credit-card-payment PROMOTION',
    'credit-card-payment null',
    'credit-card-refund',
    'disbursement',
    'payment-request',
    'recurring-cycle',
    'remittance-payout',
    'transaction DISBURSEMENT',
    'transaction PAYMENT',
    'transaction PLATFORM_FEE',
    'transaction REFUND',
    'transaction SPLIT',
    'transaction TOP_UP',
    'transaction WITHDRAWAL',
    'virtual-account-payment',
    'withdrawal',
  ]);
});

// Rule money.sorted-by-size.
it('sorts by the size of amounts that are stored without a sign, page by page', async () => {
  const owner = await signIn(test, 'owner@kopi.test');
  const { resources } = (await owner.request('/api/console?environment=PRODUCTION')).json;
  const sorted: string[] = [];
  for (const [name, { api, list }] of Object.entries<ResolvedResource>(resources)) {
    const column = list.columns.find(({ sortable, outgoing }) => sortable && outgoing !== undefined);
    if (column === undefined) continue;
    for (const order of ['ASC', 'DESC'] as const) {
      const query = new URLSearchParams({
        environment: 'PRODUCTION',
        sort: JSON.stringify([column.field, order]),
        range: '[0,9]',
      });
      const sizes: number[] = [];
      for (let page = 0; page < 3; page += 1) {
        const { json, headers } = await owner.request(`${api}?${query}`);
        for (const row of json) sizes.push(Number(row[column.field]));
        const cursor = headers['x-next-cursor'];
        if (typeof cursor !== 'string') break;
        query.set('cursor', cursor);
      }
      const direction = order === 'ASC' ? 1 : -1;
      expect(sizes).toEqual(sizes.toSorted((a, b) => direction * (Math.abs(a) - Math.abs(b))));
      if (sizes.length > 10) sorted.push(`${name} ${order}`);
    }
  }
  expect(sorted).toEqual(expect.arrayContaining(['transactions ASC', 'transactions DESC', 'disbursements DESC']));
});
