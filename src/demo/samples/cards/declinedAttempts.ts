import { transactions } from '#server/database/schema/index.ts';
import { NETWORK_CHANNELS } from '#server/domains/cards/networks.ts';
import { type CardIssue, RARE_ISSUES } from '../../data/cards.ts';
import type { SampleKey, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { makeCard, takesCards } from './card.ts';
import { BLOCKED_ADDRESS } from './fraudListEntries.ts';
import {
  attemptPrefix,
  DECLINES,
  declineOf,
  type Payment,
  paymentBasis,
  SOURCES,
  type Transaction,
} from './paymentBasis.ts';

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
export function isAttempt(demo: SampleScene, { external_id }: Transaction): boolean {
  return external_id.startsWith(attemptPrefix(demo));
}

/** Attempts with seldom accepted cards, which were declined. */
export function declinedAttempts(demo: SampleScene): Payment[] {
  const rare = rareIssues(demo);
  const attempts = demo.rowsOf(transactions).filter((transaction) => isAttempt(demo, transaction));
  const [first] = attempts;
  const tried = first && makeCard(demo, attemptIssue(rare, attempts.length), first.created);
  return attempts.map((transaction, index) => {
    const { id, created, external_id, customer_name = null, amount, failure_code } = transaction;
    const declined = declineOf(failure_code);
    return {
      ...paymentBasis(demo, demo.key(created), 1_000 + index),
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
