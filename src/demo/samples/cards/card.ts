import { cardDigest } from '#server/core/masking/cardDigest.ts';
import { type credit_card_payments, ledger_entries } from '#server/database/schema/index.ts';
import type { CardIssue } from '../../data/cards.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';

type Payment = SampleRow<typeof credit_card_payments>;

/** The card columns of a payment. */
export type SampleCard = Pick<
  Payment,
  'card_number' | 'card_digest' | 'card_brand' | 'card_type' | 'card_bank' | 'card_country' | 'card_expiry'
>;

/** Whether a business accepts cards; the second brand and regional remittance do not. */
export function takesCards({ business }: SampleScene): boolean {
  return business.entity === 'main';
}

/** Ledger entries of lost chargebacks, by the transaction of the disputed payment. */
export function lostDisputes(demo: SampleScene): ReadonlyMap<string, SampleRow<typeof ledger_entries>> {
  const lost = new Map<string, SampleRow<typeof ledger_entries>>();
  for (const entry of demo.rowsOf(ledger_entries)) if (entry.transaction_id) lost.set(entry.transaction_id, entry);
  return lost;
}

/** A card that is valid for another one to four years. */
export function makeCard(demo: SampleScene, { bin, brand, bank, country, type }: CardIssue, at: Date): SampleCard {
  const middle = demo.random.digits(brand === 'AMEX' ? 5 : 6);
  const end = demo.random.digits(4);
  const month = String(demo.random.whole(1, 12)).padStart(2, '0');
  const year = String((at.getUTCFullYear() + demo.random.whole(1, 4)) % 100).padStart(2, '0');
  return {
    card_number: `${bin}${'X'.repeat(middle.length)}${end}`,
    card_digest: cardDigest(`${bin}${middle}${end}`),
    card_brand: brand,
    card_type: type,
    card_bank: bank,
    card_country: country,
    card_expiry: `${month}/${year}`,
  };
}
