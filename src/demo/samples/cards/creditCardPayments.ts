import { cardDigest } from '#server/core/masking/cardDigest.ts';
import { credit_card_payments, transactions } from '#server/database/schema/index.ts';
import { cardColumns, TEST_CARDS } from '#server/domains/cards/acquirer/testCards.ts';
import { acceptingFee } from '#server/domains/payments/acceptingFee.ts';
import { COMMON_ISSUES } from '../../data/cards.ts';
import { DAY } from '../../trade/calendar.ts';
import type { SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { lostDisputes, makeCard, takesCards } from './card.ts';
import { promotionOf } from './creditCardPromotions.ts';
import { declinedAttempts, isAttempt } from './declinedAttempts.ts';
import { declineOf, type Payment, paymentBasis, type Transaction } from './paymentBasis.ts';
import { screenPayments } from './screenPayments.ts';

function statusOf(transaction: Transaction, isRefunded: boolean, now: number): Payment['status'] {
  if (transaction.status !== 'COMPLETED') return 'FAILED';
  if (isRefunded) return 'REFUNDED';
  if (transaction.settlement_status === 'SETTLED') return 'SETTLED';
  return now - transaction.created.getTime() < DAY ? 'CHARGED' : 'SETTLING';
}

/** The payments of card transactions. */
function fromTransactions(demo: SampleScene): Payment[] {
  const byCard = demo.rowsOf(transactions).filter(({ channel_category }) => channel_category === 'CARD');
  const refunds = byCard.filter(({ type, status }) => type === 'REFUND' && status !== 'FAILED');
  const refunded = new Map(refunds.map(({ description, status }) => [description, status]));
  const payments = byCard.filter((one) => one.type === 'PAYMENT' && !isAttempt(demo, one));
  return payments.map((transaction, index): Payment => {
    const { created, updated, amount, fee, channel, external_id, failure_code = null } = transaction;
    const card = COMMON_ISSUES[demo.business.country].filter(({ brand }) => brand === channel);
    const promotion = promotionOf(demo, transaction.id);
    const status = statusOf(transaction, refunded.get(external_id) === 'COMPLETED', demo.now);
    const declined = declineOf(failure_code);
    return {
      ...paymentBasis(demo, demo.key(created), index),
      ...(card.length > 0 && makeCard(demo, demo.pick(card), created)),
      ...(promotion && { type: 'PROMOTION' as const, installment_months: null, promotion_id: promotion }),
      updated,
      status,
      external_id,
      amount,
      fee,
      refunded_amount: refunded.has(external_id) ? amount : 0n,
      failure_code: status === 'FAILED' ? declined : null,
      customer_id: transaction.customer_id ?? null,
      customer_name: transaction.customer_name ?? null,
      transaction_id: transaction.id,
      settled: transaction.settled ?? null,
    };
  });
}

/** What pending payments wait for, in test mode, and the card of the sandbox by which they do. */
const AWAITED = [
  ['CHALLENGE', TEST_CARDS.CHALLENGE],
  ['CAPTURE', TEST_CARDS.AMEX_CHARGED],
] as const;

/** Payments that have moved no money yet. Rule cards.capture. */
function waitingPayments(demo: SampleScene): Payment[] {
  if (!demo.isTest) return [];
  return AWAITED.map(([awaits, card], index) => {
    const created = new Date(demo.now - (AWAITED.length - index) * 120_000);
    const amount = demo.amount(80_000, 6_000_000);
    return {
      ...paymentBasis(demo, demo.key(created), 2_000 + index),
      ...cardColumns(card, demo.business.country, created),
      card_digest: cardDigest(card.number),
      source: 'API_GATEWAY',
      type: null,
      installment_months: null,
      status: 'PENDING',
      awaits,
      authorize_only: awaits === 'CAPTURE',
      amount,
      fee: acceptingFee('CARD', amount, demo.currency),
    };
  });
}

function makePayments(demo: SampleScene): Payment[] {
  const rows = [...fromTransactions(demo), ...declinedAttempts(demo), ...waitingPayments(demo)];
  rows.sort((left, right) => left.created.getTime() - right.created.getTime());
  const screened = screenPayments(demo, rows).map(({ payment, risk: { risk_level } }) => ({ ...payment, risk_level }));
  return withPartialRefunds(demo, screened);
}

/** Two payments have a partial refund in progress; disputed ones are excluded. */
function withPartialRefunds(demo: SampleScene, rows: Payment[]): Payment[] {
  const disputed = lostDisputes(demo);
  const whole = rows
    .filter(({ status, refunded_amount }) => status === 'SETTLED' && refunded_amount === 0n)
    .filter(({ transaction_id }) => !disputed.has(transaction_id ?? ''))
    .slice(-2);
  for (const row of whole) row.refunded_amount = row.amount / 2n;
  return rows;
}

export const CREDIT_CARD_PAYMENTS = sample(credit_card_payments, (demo) =>
  takesCards(demo) ? makePayments(demo) : [],
);
