import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveColumn } from '#compiler/resolve/fields/resolveColumn.ts';
import { signedAmount } from '#contract/columns/signedAmount.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

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
    'remittance-payout',
    'transaction DISBURSEMENT',
    'transaction PAYMENT',
    'transaction REFUND',
    'transaction WITHDRAWAL',
    'virtual-account-payment',
  ]);
});
