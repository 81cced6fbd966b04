import type { SampleScene } from '../SampleScene.ts';

/** Whether the business sends payers invoices, links and codes: not so the second brand and the regional remittance variant (shell.md, section 6). */
export function acceptsPayments({ business }: SampleScene): boolean {
  return business.entity === 'main' && business.country !== 'SG';
}

/** A customer of the business as rows name one, or nobody. */
export function knownPayer(
  demo: SampleScene,
  share: number,
): { customer_id: string | null; customer_name: string | null } {
  const customer = demo.chance(share) ? demo.customer() : undefined;
  return { customer_id: customer?.id ?? null, customer_name: customer?.name ?? null };
}

/** A reference of the business's own: LINK-0001. */
export function numbered(demo: SampleScene, word: string, index: number): string {
  return `${demo.business.trade?.prefix ?? 'REF'}-${word}-${String(index + 1).padStart(4, '0')}`;
}
