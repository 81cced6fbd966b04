import type { SampleScene } from '../SampleScene.ts';

/** Whether the business sends payers invoices, links and codes: not so the second brand and the regional remittance variant. */
export function acceptsPayments({ business }: SampleScene): boolean {
  return business.entity === 'main' && business.country !== 'SG';
}

/** A customer that the business had at a moment, or nobody. */
export function knownPayer(
  demo: SampleScene,
  share: number,
  moment: Date,
): { customer_id: string | null; customer_name: string | null } {
  const customer = demo.chance(share) ? demo.customer(moment) : undefined;
  return { customer_id: customer?.id ?? null, customer_name: customer?.name ?? null };
}

/** Days that a row has been there for at least before its own last day can be over. */
const LEAST_DAYS = 9;

/** The state of a row that was made at a moment: what is only days old has not expired. */
export function openIfYoung<State extends string>(demo: SampleScene, state: State, created: Date): State | 'ACTIVE' {
  const isYoung = created > demo.daysAfter(new Date(demo.now), -LEAST_DAYS);
  return state === 'EXPIRED' && isYoung ? 'ACTIVE' : state;
}

/** A reference of the business's own: LINK-0001. */
export function numbered(demo: SampleScene, word: string, index: number): string {
  return `${demo.business.trade?.prefix ?? 'REF'}-${word}-${String(index + 1).padStart(4, '0')}`;
}
