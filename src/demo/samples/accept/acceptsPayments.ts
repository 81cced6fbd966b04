import type { SampleScene } from '../SampleScene.ts';

/** Whether the business sends invoices, links and codes; the second brand and the regional remittance brand do not. */
export function acceptsPayments({ business }: SampleScene): boolean {
  return business.entity === 'main' && business.country !== 'SG';
}

/** The largest amount that payers of the limited tier pay, in rupiah: the payments of a day stay within its limit. */
const MOST_IN_LIMITED_TIER = 90_000;

/** An amount that a payer pays, between two amounts of rupiah, in minor units of the business's currency. */
export function payableAmount(demo: SampleScene, from: number, to: number): bigint {
  const share = demo.business.status === 'TIER_1' ? Math.min(1, MOST_IN_LIMITED_TIER / to) : 1;
  return demo.amount(from * share, to * share);
}

/** A customer of the business at a given time, or an unknown payer. */
export function knownPayer(
  demo: SampleScene,
  share: number,
  moment: Date,
): { customer_id: string | null; customer_name: string | null } {
  const customer = demo.chance(share) ? demo.customer(moment) : undefined;
  return { customer_id: customer?.id ?? null, customer_name: customer?.name ?? null };
}

/** Minimum age in days of a row whose due date can have passed. */
const LEAST_DAYS = 9;

/** The state of a row: rows that are only days old are not expired. */
export function openIfYoung<State extends string>(demo: SampleScene, state: State, created: Date): State | 'ACTIVE' {
  const isYoung = created > demo.daysAfter(new Date(demo.now), -LEAST_DAYS);
  return state === 'EXPIRED' && isYoung ? 'ACTIVE' : state;
}

/** A reference of the business: LINK-0001. */
export function numbered(demo: SampleScene, word: string, index: number): string {
  return `${demo.business.trade?.prefix ?? 'REF'}-${word}-${String(index + 1).padStart(4, '0')}`;
}
