import { dayOf } from '#contract/dates/days.ts';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { capital_loans } from '#server/database/schema/index.ts';
import { offerReference, offerTerms } from '#server/domains/capital/offerTerms.ts';
import type { SampleScene } from './SampleScene.ts';
import { sample } from './sample.ts';

const DAY = 86_400_000;

/** Status of an offer that was made in the past, and its age in days. */
type Past = readonly ['PAID' | 'EXPIRED' | 'REJECTED' | 'OVERDUE' | 'ACTIVE', number];

/** The offers that are over, each at least a month after the one before: oldest first. */
const OVER: readonly Past[] = [
  ['PAID', 330],
  ['EXPIRED', 270],
  ['REJECTED', 230],
  ['PAID', 190],
];

/** The loans that are repaid, by business and environment: each has one at a time. Rule products.capital-offered. */
const REPAID: Readonly<Record<string, Past>> = {
  'kopi DEVELOPMENT': ['ACTIVE', 45],
  'kopi PRODUCTION': ['OVERDUE', 105],
};

/** Statuses of a loan that has been requested. */
const REQUESTED: readonly string[] = ['PAID', 'REJECTED', 'OVERDUE', 'ACTIVE'];
const LENT: readonly string[] = ['PAID', 'OVERDUE', 'ACTIVE'];

/** Outstanding part of a loan, in percent. */
const OUTSTANDING_SHARE: Readonly<Record<string, bigint>> = { ACTIVE: 60n, OVERDUE: 20n };

function pastOf({ business, environment }: SampleScene): readonly Past[] {
  const repaid = REPAID[`${business.key} ${environment}`];
  return repaid === undefined ? OVER : [...OVER, repaid];
}

/** Past offers and loans, with the terms of what the business accepted then. Those of today are `seedOffers`. */
export const CAPITAL_LOANS = sample(capital_loans, (demo) => {
  const { business, currency } = demo;
  // Loans exist in Indonesia only.
  if (!business.flags.includes('capital') || business.country !== 'ID') return [];
  return pastOf(demo).flatMap(([status, days]) => {
    const key = demo.key(new Date(demo.now - days * DAY));
    const terms = offerTerms(demo.amount(150_000_000, 1_500_000_000));
    if (terms === undefined) return [];
    const isRequested = REQUESTED.includes(status);
    const disbursed = LENT.includes(status) ? demo.daysAfter(key.created, 2) : null;
    return {
      ...key,
      ...terms,
      updated: disbursed ?? key.created,
      status,
      reference: offerReference(dayOf(key.created, countryTimeZone(business.country)).slice(0, 7)),
      outstanding: ((terms.amount + terms.fee) * (OUTSTANDING_SHARE[status] ?? 0n)) / 100n,
      currency,
      requested: isRequested ? demo.after(key.created, 20) : null,
      requested_by: isRequested ? demo.member('can_administer', ['can_view', 'can_edit']) : null,
      disbursed,
      due_date: disbursed && demo.day(demo.daysAfter(disbursed, terms.term_days)),
      expires: demo.daysAfter(key.created, 14),
    };
  });
});
