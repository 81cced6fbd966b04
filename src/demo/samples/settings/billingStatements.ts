import { billing_charges, billing_statements } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Statement = SampleRow<typeof billing_statements>;
type Charge = SampleRow<typeof billing_charges>;

const TYPES = billing_charges.type.enumValues;

/** Number of past months with bills; test mode has none. */
const MONTHS = 8;

const PERCENT = { ID: 11n, PH: 12n, SG: 0n } as const;

/** Charges of a month's products: remittance only for the regional brand, others only elsewhere. */
function charges(demo: SampleScene, statement: Statement): Charge[] {
  const isRemittance = demo.business.entity === 'remittance';
  const types = TYPES.filter(
    (type) => (type === 'remittance' || type === 'transactions') === isRemittance || demo.business.key === 'kopi',
  );
  const rows: Charge[] = [];
  let left = statement.amount;
  for (const [index, type] of types.entries()) {
    const isLast = index === types.length - 1;
    const amount = isLast ? left : left / BigInt(types.length - index + 1);
    left -= amount;
    const { currency, id: statement_id } = statement;
    rows.push({
      ...demo.key(statement.created),
      statement_id,
      type,
      count: demo.random.whole(12, 900),
      amount,
      currency,
    });
  }
  return rows;
}

/** The newest paid bill came out of the balance. */
function paidFrom(back: number): Statement['paid_from'] {
  return back === 2 ? 'BALANCE' : 'BANK_TRANSFER';
}

export const BILLING_STATEMENTS = sample(billing_statements, (demo) => {
  if (demo.isTest) return [];
  const rows: Statement[] = [];
  const today = new Date(demo.now);
  for (let back = MONTHS; back >= 1; back--) {
    const created = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back + 1, 1, 2));
    if (created.getTime() > demo.now) continue;
    const period = new Date(created.getTime() - 86_400_000).toISOString().slice(0, 7);
    const status = back === 1 ? 'UNPAID' : back === 5 ? 'VOID' : 'PAID';
    // One business has overdue bills.
    const isLate = demo.business.key === 'manila';
    const term = back > 6 || (back === 1 && !isLate) ? 'NET_30' : back > 4 ? 'NET_7' : 'NET_14';
    // Its balance covers the bill.
    const amount = isLate ? demo.amount(200_000, 600_000) : demo.amount(1_500_000, 9_000_000);
    const tax = (amount * PERCENT[demo.business.country] + 50n) / 100n;
    rows.push({
      ...demo.key(created),
      updated: created,
      status,
      number: `BER-${period.replace('-', '')}-${demo.business.key.toUpperCase()}`,
      period,
      amount,
      tax,
      total: amount + tax,
      currency: demo.currency,
      due_date: demo.daysAfter(created, Number(term.slice(4))),
      due_date_term: term,
      paid: status === 'PAID' ? demo.after(created, 100) : null,
      paid_from: status === 'PAID' ? paidFrom(back) : null,
    });
  }
  return rows;
});

export const BILLING_CHARGES = sample(billing_charges, (demo) =>
  demo.rowsOf(billing_statements).flatMap((statement) => charges(demo, statement)),
);
