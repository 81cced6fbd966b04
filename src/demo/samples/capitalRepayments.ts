import { capital_loans, capital_repayments } from '#server/database/schema/index.ts';
import type { SampleRow } from './SampleScene.ts';
import { sample } from './sample.ts';

type Row = SampleRow<typeof capital_repayments>;

/** Number of repayments of a loan so far. */
const REPAYMENTS = 12;

/** Repayments of each loan, in equal parts; the last one of an active loan is pending. */
export const CAPITAL_REPAYMENTS = sample(capital_repayments, (demo) => {
  const rows: Row[] = [];
  for (const loan of demo.rowsOf(capital_loans)) {
    const { disbursed, id, outstanding, currency } = loan;
    if (!disbursed) continue;
    const owed = loan.amount + loan.fee;
    const paid = owed - outstanding;
    const until = Math.min(demo.now, disbursed.getTime() + loan.term_days * 86_400_000);
    const step = (until - disbursed.getTime()) / (REPAYMENTS + 2);
    const add = (index: number, amount: bigint, left: bigint, status: Row['status']) => {
      const key = demo.key(new Date(disbursed.getTime() + step * (index + 1)));
      const method = index % 6 === 5 ? 'MANUAL' : 'DAILY_SHARE';
      const day = method === 'DAILY_SHARE' ? demo.day(demo.daysAfter(key.created, -1)) : null;
      const common = { updated: key.created, status, capital_loan_id: id, method, day, amount, currency } as const;
      rows.push({ ...key, ...common, outstanding_after: left });
    };
    let left = owed;
    for (let index = 0; index < REPAYMENTS; index++) {
      const part = index === REPAYMENTS - 1 ? left - (owed - paid) : paid / BigInt(REPAYMENTS);
      left -= part;
      add(index, part, left, 'COMPLETED');
    }
    if (loan.status === 'ACTIVE') add(REPAYMENTS, paid / BigInt(REPAYMENTS), left, 'PENDING');
    if (loan.status === 'OVERDUE') add(REPAYMENTS, paid / BigInt(REPAYMENTS), left, 'FAILED');
  }
  return rows;
});
