import type { Currency } from '#contract/money/currencies.ts';
import type {
  credit_card_payments,
  fraud_list_entries,
  fraud_predictions,
  fraud_rules,
} from '../../../database/schema/index.ts';

type Payment = typeof credit_card_payments.$inferSelect;
type Prediction = typeof fraud_predictions.$inferSelect;

/** An entry of a block or allow list, as payments are compared with it. */
export type ListEntry = Pick<typeof fraud_list_entries.$inferSelect, 'id' | 'list' | 'action' | 'value'>;

/** A fraud rule, as payments are compared with it. */
export type ScreeningRule = Pick<
  typeof fraud_rules.$inferSelect,
  'id' | 'attribute' | 'comparison' | 'value' | 'action'
>;

/** How often a card and an address were used, counted up to 100. Rule fraud.counted. */
export interface Velocity {
  /** Payments with the same card in the hour before the payment, itself included. */
  readonly payments_per_hour: number;
  /** Cards of the newest 1,000 payments from the same address in the 24 hours before the payment, its own included. */
  readonly cards_per_day: number;
}

/** What fraud rules compare of a payment. */
export interface RuleFacts extends Velocity, Pick<Payment, 'card_country' | 'ip_country'> {
  /** Minor units, before a promotion. */
  readonly amount: bigint;
  readonly currency: Currency;
  /** From 0 to 100. */
  readonly score: number;
}

/** What lists and rules compare of a payment. */
export interface ScreenedPayment extends RuleFacts, Pick<Payment, 'card_digest' | 'ip_address'> {
  /** The first six to eight digits of the card, as many as are known. */
  readonly firstDigits: string;
}

/** What lists and rules decide on a payment, and which of them. */
export type Verdict = Pick<Prediction, 'action' | 'rule_id' | 'list_entry_id'> & {
  /** `undefined`: no list and no rule decided. */
  readonly cause?: Extract<Prediction['cause'], 'BLOCK_LIST' | 'ALLOW_LIST' | 'RULE'>;
};
