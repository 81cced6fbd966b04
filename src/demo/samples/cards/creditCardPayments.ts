import { credit_card_payments, transactions } from '#server/database/schema/index.ts';
import { NETWORK_CHANNELS } from '#server/domains/cards/networks.ts';
import { acceptingFee } from '#server/domains/payments/acceptingFee.ts';
import { COMMON_ISSUES, RARE_ISSUES } from '../../data/cards.ts';
import { DAY } from '../../trade/calendar.ts';
import type { SampleKey, SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { lostDisputes, makeCard, takesCards } from './card.ts';
import { promotionOf } from './creditCardPromotions.ts';

type Payment = SampleRow<typeof credit_card_payments>;
type Transaction = SampleRow<typeof transactions>;

const SOURCES = [
  ['XENDIT_JS', 8],
  ['INVOICE', 5],
  ['API_GATEWAY', 4],
  ['SDK', 3],
  ['DASHBOARD', 1],
  ['SECURE_ACCEPTANCE', 1],
  ['VIRTUAL_TERMINAL', 1],
  ['OFF_RAILS', 0.5],
] as const;

const RISKS = [
  ['NORMAL', 20],
  ['MEDIUM', 3],
  ['HIGH', 1],
] as const;

/** Why attempts with seldom accepted cards were declined. */
const DECLINES = [
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
function declineOf(code: Transaction['failure_code']): (typeof DECLINES)[number] {
  return DECLINES.find((known) => known === code) ?? 'CARD_DECLINED';
}

/** Columns of every payment, regardless of its status. */
function basis(
  demo: SampleScene,
  { id, created }: SampleKey,
  index: number,
): Omit<Payment, 'status' | 'amount' | 'fee'> {
  const payer = demo.person();
  const issues = COMMON_ISSUES[demo.business.country];
  const cardIssue = demo.pick(issues);
  const isInstallment = index % 9 === 4;
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
    risk_level: demo.state(RISKS, index),
    failure_code: null,
    ip_address: `203.0.113.${demo.random.whole(1, 254)}`,
    customer_id: null,
    customer_name: payer.name,
    transaction_id: null,
    settled: null,
  };
}

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
      ...basis(demo, demo.key(created), index),
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

/** Number of attempts declined for an unsuccessful authentication: one for each result. */
const UNPROVEN = 5;

/** Networks that exist in Indonesia only. */
const INDONESIAN: ReadonlySet<Payment['card_brand']> = new Set(['GPN', 'BCA']);

/** The seldom accepted cards of the country. */
function rareIssues({ business }: SampleScene) {
  return RARE_ISSUES.filter(({ brand }) => business.country === 'ID' || !INDONESIAN.has(brand));
}

/** Begins the reference of a payment by card that no trade made. */
function attemptPrefix({ business }: SampleScene): string {
  return `${business.trade?.prefix ?? 'CC'}-CC-`;
}

/** The failed payments of attempts with seldom accepted cards. Rule transactions.failed-payments. */
function declinedTransactions(demo: SampleScene): Transaction[] {
  const rare = rareIssues(demo);
  return demo.times(rare.length + UNPROVEN, ({ id, created }, index) => ({
    id,
    created,
    updated: created,
    type: 'PAYMENT',
    status: 'FAILED',
    channel_category: 'CARD',
    channel: NETWORK_CHANNELS[(rare[index] ?? demo.pick(rare)).brand],
    external_id: `${attemptPrefix(demo)}${String(1_001 + index).padStart(4, '0')}`,
    reference: demo.random.uuid(created.getTime()).replaceAll('-', '').slice(-16).toUpperCase(),
    customer_id: null,
    customer_name: demo.person().name,
    description: null,
    amount: demo.amount(80_000, 6_000_000),
    fee: 0n,
    tax: 0n,
    net_amount: 0n,
    currency: demo.currency,
    settlement_status: 'NOT_APPLICABLE',
    settled: null,
    failure_code: index < rare.length ? (DECLINES[index % DECLINES.length] ?? 'CARD_DECLINED') : '3DS_REQUIRED',
  }));
}

export const DECLINED_TRANSACTIONS = sample(transactions, (demo) =>
  takesCards(demo) ? declinedTransactions(demo) : [],
);

/** Whether a transaction is one of `declinedTransactions`. */
function isAttempt(demo: SampleScene, { external_id }: Transaction): boolean {
  return external_id.startsWith(attemptPrefix(demo));
}

/** Attempts with seldom accepted cards, which were declined. */
function declinedAttempts(demo: SampleScene): Payment[] {
  const rare = rareIssues(demo);
  const attempts = demo.rowsOf(transactions).filter((transaction) => isAttempt(demo, transaction));
  return attempts.map((transaction, index) => {
    const { id, created, external_id, customer_name = null, amount, failure_code } = transaction;
    const declined = declineOf(failure_code);
    return {
      ...basis(demo, demo.key(created), 1_000 + index),
      ...makeCard(demo, rare[index] ?? demo.pick(rare), created),
      source: demo.state(SOURCES, index),
      risk_level: declined === 'FRAUD_GUARD_BLOCKED' ? 'HIGH' : demo.state(RISKS, index),
      status: 'FAILED',
      external_id,
      customer_name,
      cardholder_name: customer_name?.toUpperCase() ?? null,
      amount,
      fee: 0n,
      failure_code: declined,
      transaction_id: id,
    } satisfies Payment;
  });
}

/** What pending payments wait for, in test mode. */
const AWAITED = ['CHALLENGE', 'CAPTURE'] as const;

/** Payments that have moved no money yet. Rule cards.capture. */
function waitingPayments(demo: SampleScene): Payment[] {
  if (!demo.isTest) return [];
  const issue = demo.pick(COMMON_ISSUES[demo.business.country]);
  return AWAITED.map((awaits, index) => {
    const created = new Date(demo.now - (AWAITED.length - index) * 120_000);
    const amount = demo.amount(80_000, 6_000_000);
    return {
      ...basis(demo, demo.key(created), 2_000 + index),
      ...makeCard(demo, issue, created),
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
  return withPartialRefunds(
    demo,
    rows.sort((left, right) => left.created.getTime() - right.created.getTime()),
  );
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
