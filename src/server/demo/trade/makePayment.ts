import { paymentLines, settlementLines } from '../../ledger/paymentLines.ts';
import { CATEGORY_RULES, type Channel, type ChannelCategory, chargesOf } from '../data/channels.ts';
import type { CustomerRow, TransactionRow } from '../rows.ts';
import { delayOf, failureOf, makeBasket, referenceOf } from './basket.ts';
import { DAY, settlementMorning } from './calendar.ts';
import { makePaidVirtualAccount } from './makeVirtualAccount.ts';
import { knownCustomer, settleDays, type TradeState } from './tradeState.ts';

/** A payment's parts that do not depend on how it ends. */
type Draft = Pick<
  TransactionRow,
  | 'id'
  | 'created'
  | 'type'
  | 'channel_category'
  | 'channel'
  | 'external_id'
  | 'reference'
  | 'customer_id'
  | 'customer_name'
  | 'description'
  | 'amount'
  | 'currency'
>;

/**
 * Makes one payment that somebody begins at `time`. A virtual account's becomes a transaction when it is paid, so there
 * `time` is when it was paid.
 */
export function makePayment(state: TradeState, time: number): void {
  const { random, trade, channels, now } = state;
  const [category, channel] = channels.pick(random);
  const customer = random.chance(category === 'VIRTUAL_ACCOUNT' ? 1 : trade.knownShare)
    ? knownCustomer(state, time)
    : undefined;
  const draft = draftPayment(state, time, category, channel, customer);
  if (category === 'VIRTUAL_ACCOUNT') {
    complete(state, draft, time, customer);
    makePaidVirtualAccount(state, draft, time);
    return;
  }
  const end = time + delayOf(category, random);
  const failure = failureOf(category, random);
  if (end > now) pend(state, draft, time);
  else if (failure)
    state.chunk.transactions.push({ ...draft, ...nothing(end), status: 'FAILED', failure_code: failure });
  else complete(state, draft, end, customer);
}

function draftPayment(
  state: TradeState,
  time: number,
  category: ChannelCategory,
  channel: Channel,
  customer: CustomerRow | undefined,
): Draft {
  const { random, trade } = state;
  const { amount, description } = makeBasket(trade, category, random);
  return {
    id: random.uuid(time),
    created: new Date(time),
    type: 'PAYMENT',
    channel_category: category,
    channel,
    external_id: state.nextExternalId(time, ''),
    reference: referenceOf(category, channel, random),
    customer_id: customer?.id ?? null,
    customer_name: customer?.name ?? null,
    description,
    amount: BigInt(amount),
    currency: trade.currency,
  };
}

/** What failed moved nothing and cost nothing. */
function nothing(time: number) {
  return {
    updated: new Date(time),
    fee: 0n,
    tax: 0n,
    net_amount: 0n,
    settlement_status: 'NOT_APPLICABLE' as const,
    settled: null,
  };
}

function pend(state: TradeState, draft: Draft, time: number): void {
  const { fee, tax } = chargesOf(state.trade.currency, draft.channel_category, draft.channel, draft.amount);
  state.chunk.transactions.push({
    ...draft,
    updated: new Date(time),
    status: 'PENDING',
    fee,
    tax,
    net_amount: draft.amount - fee - tax,
    settlement_status: 'PENDING',
    settled: null,
    failure_code: null,
  });
}

function complete(state: TradeState, draft: Draft, paid: number, customer: CustomerRow | undefined): void {
  const { random, trade, now, due, chunk } = state;
  const { amount, currency } = draft;
  const { fee, tax } = chargesOf(currency, draft.channel_category, draft.channel, amount);
  const days = settleDays(trade, draft.channel_category);
  const settles = days === 0 ? paid : settlementMorning(paid, days, trade.offsetMinutes, random);
  const isSettled = settles <= now;
  const movement = { currency, amount, fee, tax };
  const words = { reference: draft.external_id, description: draft.description ?? null, transactionId: draft.id };

  chunk.transactions.push({
    ...draft,
    updated: new Date(isSettled ? settles : paid),
    status: 'COMPLETED',
    fee,
    tax,
    net_amount: amount - fee - tax,
    settlement_status: isSettled ? 'SETTLED' : 'PENDING',
    settled: isSettled ? new Date(settles) : null,
    failure_code: null,
  });
  due.add(paid, (time, { entries }) => {
    const lines = paymentLines(days === 0 ? 'BALANCE' : 'PENDING', movement);
    entries.push(...state.book.post(time, { type: 'PAYMENT', ...words, lines }));
  });
  if (days > 0 && isSettled) {
    due.add(settles, (time, { entries }) => {
      entries.push(...state.book.post(time, { type: 'SETTLEMENT', ...words, lines: settlementLines(movement) }));
    });
  }
  if (random.chance(CATEGORY_RULES[draft.channel_category].refundShare)) {
    const asked = paid + Math.floor((0.2 + random.unit() * 9) * DAY);
    const { channel_category: category, channel, external_id: externalId } = draft;
    state.refunds.add(asked, { amount, category, channel, externalId, customer });
  }
}
