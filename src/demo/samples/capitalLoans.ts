import { capital_loans } from '#server/database/schema/index.ts';
import { sample } from './sample.ts';

const DAY = 86_400_000;

/** Status of each offer, and its age in days, oldest first. */
const LOANS = [
  ['PAID', 330],
  ['EXPIRED', 250],
  ['REJECTED', 200],
  ['PAID', 190],
  ['OVERDUE', 120],
  ['ACTIVE', 40],
  ['REQUESTED', 2],
  ['OFFERED', 1],
] as const;

const TERM_DAYS = 90;

/** Statuses of a loan that has been requested. */
const REQUESTED: readonly string[] = ['PAID', 'REJECTED', 'OVERDUE', 'ACTIVE', 'REQUESTED'];
const LENT: readonly string[] = ['PAID', 'OVERDUE', 'ACTIVE'];

/** Outstanding part of a loan, in percent. */
const OUTSTANDING_SHARE: Readonly<Record<string, bigint>> = { ACTIVE: 60n, OVERDUE: 20n };

export const CAPITAL_LOANS = sample(capital_loans, (demo) => {
  // Loans exist in Indonesia only.
  if (!demo.business.flags.includes('capital') || demo.business.country !== 'ID') return [];
  return LOANS.map(([status, days], index) => {
    const key = demo.key(new Date(demo.now - days * DAY));
    const amount = demo.amount(25_000_000, 250_000_000);
    const fee = (amount * 4n) / 100n;
    const isRequested = REQUESTED.includes(status);
    const disbursed = LENT.includes(status) ? demo.daysAfter(key.created, 2) : null;
    return {
      ...key,
      updated: disbursed ?? key.created,
      status,
      reference: `MODAL-${String(2024_001 + index)}`,
      amount,
      fee,
      outstanding: ((amount + fee) * (OUTSTANDING_SHARE[status] ?? 0n)) / 100n,
      currency: demo.currency,
      term_days: TERM_DAYS,
      share_percent: 10,
      requested: isRequested ? demo.after(key.created, 20) : null,
      requested_by: isRequested ? demo.member('can_administer', ['can_view', 'can_edit']) : null,
      disbursed,
      due_date: disbursed && demo.day(demo.daysAfter(disbursed, TERM_DAYS)),
      expires: demo.daysAfter(key.created, 14),
    };
  });
});
