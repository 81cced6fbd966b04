import type { credit_card_payments } from '../../../database/schema/index.ts';

type Payment = typeof credit_card_payments.$inferSelect;

/** A card as it arrives. Its number is in no value: the digest, the visible digits and the first eight are computed before. */
export interface ArrivingCard
  extends Pick<
    Payment,
    'card_number' | 'card_digest' | 'card_brand' | 'card_type' | 'card_bank' | 'card_country' | 'card_expiry'
  > {
  /** For BIN lists and promotions; not stored. */
  readonly firstDigits: string;
  /** A risk score that comes with the card; `undefined`: it follows from the payment. */
  readonly score: number | undefined;
}
