import type { credit_card_payments, transactions } from '#server/database/schema/index.ts';
import { COMMON_ISSUES } from '../../data/cards.ts';
import type { SampleKey, SampleRow, SampleScene } from '../SampleScene.ts';
import { makeCard } from './card.ts';
import { ALLOWED_ADDRESS } from './fraudListEntries.ts';

export type Payment = SampleRow<typeof credit_card_payments>;
export type Transaction = SampleRow<typeof transactions>;

/** Where payments are made, with how often. */
export const SOURCES = [
  ['XENDIT_JS', 8],
  ['INVOICE', 5],
  ['API_GATEWAY', 4],
  ['SDK', 3],
  ['DASHBOARD', 1],
  ['SECURE_ACCEPTANCE', 1],
  ['VIRTUAL_TERMINAL', 1],
  ['OFF_RAILS', 0.5],
] as const;

/** Of so many foreign cards one is used from the country of the business. */
const TRAVELLERS = 4;

/** Of so many payments one is made at the head office, whose address is on the allow list. */
const AT_OFFICE = 15;

/** Why attempts with seldom accepted cards were declined. */
export const DECLINES = [
  'BIN_BLOCK',
  '3DS_REQUIRED',
  'CVN_REQUIRED',
  'FRAUD_GUARD_BLOCKED',
  'INACTIVE_CARD',
  'EXPIRED_CARD',
  'STOLEN_CARD',
  'INVALID_CVN',
  'CARD_DECLINED',
  'INSUFFICIENT_BALANCE',
  'FRAUD_GUARD_BLOCKED',
] as const;

/** Why the card of a failed payment was declined. */
export function declineOf(code: Transaction['failure_code']): (typeof DECLINES)[number] {
  return DECLINES.find((known) => known === code) ?? 'CARD_DECLINED';
}

/** Begins the reference of a payment by card that no trade made. */
export function attemptPrefix({ business }: SampleScene): string {
  return `${business.trade?.prefix ?? 'CC'}-CC-`;
}

/** Columns of every payment, regardless of its status. */
export function paymentBasis(
  demo: SampleScene,
  { id, created }: SampleKey,
  index: number,
): Omit<Payment, 'status' | 'amount' | 'fee'> {
  const payer = demo.person();
  const issues = COMMON_ISSUES[demo.business.country];
  const cardIssue = demo.pick(issues);
  const isInstallment = index % 9 === 4;
  const isAbroad = cardIssue.country !== demo.business.country && index % TRAVELLERS !== 0;
  const address = `203.0.113.${demo.random.whole(11, 254)}`;
  return {
    id,
    created,
    updated: created,
    external_id: `${attemptPrefix(demo)}${String(index + 1).padStart(4, '0')}`,
    type: isInstallment ? 'INSTALLMENT' : null,
    source: demo.state(SOURCES, index),
    descriptor: demo.business.name.toUpperCase(),
    refunded_amount: 0n,
    // Increased by the samples of chargebacks.
    charged_back_amount: 0n,
    open_disputes: 0,
    currency: demo.currency,
    installment_months: isInstallment ? demo.pick([3, 6, 12]) : null,
    promotion_id: null,
    ...makeCard(demo, cardIssue, created),
    cardholder_name: payer.name.toUpperCase(),
    // That of `screenPayments` once all are made.
    risk_level: 'NORMAL',
    failure_code: null,
    ip_address: index % AT_OFFICE === 9 ? ALLOWED_ADDRESS : address,
    ip_country: isAbroad ? cardIssue.country : demo.business.country,
    customer_id: null,
    customer_name: payer.name,
    transaction_id: null,
    settled: null,
  };
}
