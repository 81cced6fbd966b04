import { type credit_card_payments, fraud_list_entries, fraud_rules } from '#server/database/schema/index.ts';
import { decide } from '#server/domains/cards/screening/decide.ts';
import { type Risk, riskOf } from '#server/domains/cards/screening/riskOf.ts';
import type { ScreenedPayment, Verdict } from '#server/domains/cards/screening/ScreenedPayment.ts';
import { DAY, HOUR } from '../../trade/calendar.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';

type Payment = SampleRow<typeof credit_card_payments>;

/** What the product decides on a payment. */
export interface Screened {
  readonly payment: Payment;
  readonly risk: Risk;
  readonly verdict: Verdict;
}

/** The newest payments whose average is the usual amount, and over which time. */
const USUAL_OF = 200;
const USUAL_OVER = 30 * DAY;

function isWithin(other: Payment, { created }: Payment, time: number): boolean {
  const age = created.getTime() - other.created.getTime();
  return age >= 0 && age < time;
}

/** The average of charged payments before a payment, as the product computes it. */
function usualAmount(earlier: readonly Payment[], payment: Payment): bigint | undefined {
  const charged = earlier
    .filter((one) => one.status !== 'PENDING' && one.status !== 'FAILED' && isWithin(one, payment, USUAL_OVER))
    .slice(-USUAL_OF);
  if (charged.length === 0) return undefined;
  return charged.reduce((sum, { amount }) => sum + amount, 0n) / BigInt(charged.length);
}

/** What lists and rules compare of a payment, with how often its card and its address were used by then. */
function factsOf(known: readonly Payment[], payment: Payment): Omit<ScreenedPayment, 'score'> {
  const { card_digest = null, ip_address = null, card_number, amount, discount_amount, currency } = payment;
  const withCard = known.filter((one) => one.card_digest === card_digest && isWithin(one, payment, HOUR));
  const fromAddress = known.filter((one) => one.ip_address === ip_address && isWithin(one, payment, DAY));
  return {
    amount: amount + (discount_amount ?? 0n),
    currency,
    card_digest,
    card_country: payment.card_country ?? null,
    ip_address,
    ip_country: payment.ip_country ?? null,
    firstDigits: card_number.slice(0, card_number.indexOf('X')),
    payments_per_hour: withCard.length,
    cards_per_day: new Set(fromAddress.map((one) => one.card_digest)).size,
  };
}

/**
 * Screens payments, the oldest first, with the product's own score, lists and rules, as far as they were in force by then.
 * Rule fraud.acts-on-payments.
 */
export function screenPayments(demo: SampleScene, payments: readonly Payment[]): Screened[] {
  const inForce = <Row extends { readonly created: Date; readonly status: string }>(
    rows: readonly Row[],
    { created }: Payment,
  ) => rows.filter((row) => row.status === 'ACTIVE' && row.created <= created);
  return payments.map((payment, index) => {
    const facts = factsOf(payments.slice(0, index + 1), payment);
    const risk = riskOf(facts, { usual: usualAmount(payments.slice(0, index), payment), fixed: undefined });
    const known = {
      entries: inForce(demo.rowsOf(fraud_list_entries), payment),
      rules: inForce(demo.rowsOf(fraud_rules), payment),
    };
    return { payment, risk, verdict: decide({ ...facts, score: risk.score }, known) };
  });
}
