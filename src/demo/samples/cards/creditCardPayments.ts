import { cardDigest } from '#server/core/masking/cardDigest.ts';
import { credit_card_payments, transactions } from '#server/database/schema/index.ts';
import { cardColumns, TEST_CARDS } from '#server/domains/cards/acquirer/testCards.ts';
import { NETWORK_CHANNELS } from '#server/domains/cards/networks.ts';
import { acceptingFee } from '#server/domains/payments/acceptingFee.ts';
import { type CardIssue, COMMON_ISSUES, RARE_ISSUES } from '../../data/cards.ts';
import { DAY } from '../../trade/calendar.ts';
import type { SampleKey, SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { lostDisputes, makeCard, takesCards } from './card.ts';
import { promotionOf } from './creditCardPromotions.ts';
import { ALLOWED_ADDRESS, BLOCKED_ADDRESS } from './fraudListEntries.ts';
import { screenPayments } from './screenPayments.ts';

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

/** Of so many foreign cards one is used from the country of the business. */
const TRAVELLERS = 4;

/** Of so many payments one is made at the head office, whose address is on the allow list. */
const AT_OFFICE = 15;

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

/** Number of attempts declined for an unsuccessful authentication: at least one for each result. */
const UNPROVEN = 6;

/** Of these the last ones are of one card within half an hour, in milliseconds. */
const BY_ONE_CARD = 4;
const BETWEEN = 8 * 60_000;

/** Which attempts are blocked by their address and by their amount, and which has a high risk. */
const BLOCKED_BY_ADDRESS = DECLINES.indexOf('FRAUD_GUARD_BLOCKED');
const BLOCKED_BY_AMOUNT = DECLINES.lastIndexOf('FRAUD_GUARD_BLOCKED');
const UNUSUAL = DECLINES.indexOf('STOLEN_CARD');

/** The amount of an attempt: the fraud rules of the demo block those of 25 million. */
function attemptAmount(demo: SampleScene, index: number, isUnproven: boolean): bigint {
  if (index === BLOCKED_BY_AMOUNT && !isUnproven) return demo.amount(26_000_000, 40_000_000);
  if (index === UNUSUAL) return demo.amount(15_000_000, 20_000_000);
  return demo.amount(80_000, isUnproven ? 200_000 : 6_000_000);
}

/** The card of an attempt: each of the seldom accepted ones, and then the first again. */
function attemptIssue(rare: readonly CardIssue[], index: number): CardIssue {
  const [first] = rare;
  if (first === undefined) throw new Error('the demo has no seldom accepted cards');
  return rare[index] ?? first;
}

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
  const total = rare.length + UNPROVEN;
  let series = demo.now;
  return demo.times(total, (given, index) => {
    const place = index - (total - BY_ONE_CARD);
    if (place === 0) series = Math.min(given.created.getTime(), demo.now - BY_ONE_CARD * BETWEEN);
    const { id, created } = place < 0 ? given : demo.key(new Date(series + place * BETWEEN));
    return attempt(demo, { id, created }, index);
  });
}

function attempt(demo: SampleScene, { id, created }: SampleKey, index: number): Transaction {
  const rare = rareIssues(demo);
  const isUnproven = index >= rare.length;
  return {
    id,
    created,
    updated: created,
    type: 'PAYMENT',
    status: 'FAILED',
    channel_category: 'CARD',
    channel: NETWORK_CHANNELS[attemptIssue(rare, index).brand],
    external_id: `${attemptPrefix(demo)}${String(1_001 + index).padStart(4, '0')}`,
    reference: demo.random.uuid(created.getTime()).replaceAll('-', '').slice(-16).toUpperCase(),
    customer_id: null,
    customer_name: demo.person().name,
    description: null,
    amount: attemptAmount(demo, index, isUnproven),
    fee: 0n,
    tax: 0n,
    net_amount: 0n,
    currency: demo.currency,
    settlement_status: 'NOT_APPLICABLE',
    settled: null,
    failure_code: isUnproven ? '3DS_REQUIRED' : (DECLINES[index % DECLINES.length] ?? 'CARD_DECLINED'),
  };
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
  const [first] = attempts;
  const tried = first && makeCard(demo, attemptIssue(rare, attempts.length), first.created);
  return attempts.map((transaction, index) => {
    const { id, created, external_id, customer_name = null, amount, failure_code } = transaction;
    const declined = declineOf(failure_code);
    return {
      ...basis(demo, demo.key(created), 1_000 + index),
      ...(index < attempts.length - BY_ONE_CARD || tried === undefined
        ? makeCard(demo, attemptIssue(rare, index), created)
        : tried),
      ...(index === BLOCKED_BY_ADDRESS && { ip_address: BLOCKED_ADDRESS }),
      ip_country: demo.business.country,
      source: demo.state(SOURCES, index),
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
      ...basis(demo, demo.key(created), 2_000 + index),
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
