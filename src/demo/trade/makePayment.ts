import { paymentLines, settlementLines } from '#server/domains/payments/paymentLines.ts';
import { CATEGORY_RULES, type Channel, type ChannelCategory, chargesOf, type DemoCurrency } from '../data/channels.ts';
import type { Random } from '../random.ts';
import type { CustomerRow, TransactionRow } from '../rows.ts';
import { declineCodeOf, delayOf, makeBasket, referenceOf } from './basket.ts';
import { DAY } from './calendar.ts';
import { makeAccountPayment } from './makeAccountPayment.ts';
import type { PayablePayment } from './PayablePayment.ts';
import { knownCustomer, type TradeState } from './tradeState.ts';

type Way = readonly [ChannelCategory, Channel];

/**
 * Generates one payment that begins at `time`. A virtual account payment becomes a transaction when it is paid, so its
 * `time` is the time of payment. None ends in the future.
 */
export function makePayment(state: TradeState, time: number): void {
  const { random, trade, channels, now, chunk } = state;
  const [category, channel] = channels.pick(random);
  const isKnown = random.chance(category === 'VIRTUAL_ACCOUNT' ? 1 : trade.knownShare);
  // A virtual account was created for its customer up to a day before it was paid.
  const since = category === 'VIRTUAL_ACCOUNT' ? time - 2 * DAY : time;
  const customer = isKnown ? knownCustomer(state, since) : undefined;
  const payment = pendingPayment(state, time, category, channel, customer);
  if (category === 'VIRTUAL_ACCOUNT') {
    complete(state, payment, time, customer);
    makeAccountPayment(state, payment);
    return;
  }
  const delay = delayOf(category, random);
  const end = time + (time + delay < now ? delay : Math.floor((now - time) / 2));
  const declineCode = declineCodeOf(category, random);
  if (declineCode) chunk.transactions.push(failed(payment, end, declineCode));
  else complete(state, payment, end, customer);
}

/** Fee, tax and net amount of a pending payment are those of the completed one. */
function pendingPayment(
  state: TradeState,
  time: number,
  category: ChannelCategory,
  channel: Channel,
  customer: CustomerRow | undefined,
): TransactionRow {
  const { random, trade } = state;
  const basket = makeBasket(trade, category, random);
  return pendingOf(trade.currency, {
    id: random.uuid(time),
    created: new Date(time),
    channel_category: category,
    channel,
    external_id: state.nextExternalId(time, ''),
    reference: referenceOf(category, channel, random),
    customer_id: customer?.id ?? null,
    customer_name: customer?.name ?? null,
    description: basket.description,
    amount: BigInt(basket.amount),
  });
}

/** A payment that is pending, with the fee and the tax of its amount. */
export function pendingOf(
  currency: DemoCurrency,
  about: Omit<PayablePayment, 'paid'> & Pick<TransactionRow, 'reference' | 'created'>,
): TransactionRow {
  const { fee, tax } = chargesOf(currency, about.channel_category, about.amount);
  return {
    ...about,
    updated: about.created,
    type: 'PAYMENT',
    status: 'PENDING',
    fee,
    tax,
    net_amount: about.amount - fee - tax,
    currency,
    settlement_status: 'PENDING',
    settled: null,
    failure_code: null,
  };
}

/** A failed payment has moved no money and has no fee. */
export function failed(row: TransactionRow, end: number, declineCode: TransactionRow['failure_code']): TransactionRow {
  return {
    ...row,
    updated: new Date(end),
    status: 'FAILED',
    fee: 0n,
    tax: 0n,
    net_amount: 0n,
    settlement_status: 'NOT_APPLICABLE',
    settled: null,
    failure_code: declineCode ?? null,
  };
}

/**
 * Records a completed payment with its journals, now and when it settles. `apart`: payouts do not use its money, and its
 * journals have this stream of random numbers. Returns when it settles, UTC milliseconds.
 */
export function acceptPayment(state: TradeState, payment: TransactionRow, paid: number, apart?: Random): number {
  const { now, due, chunk, book, settlements } = state;
  const { amount, currency, fee, tax, channel_category: category, channel, external_id: externalId } = payment;
  const payout = settlements.payoutOf(category, paid);
  const settles = payout?.due.getTime() ?? paid;
  // A card payment has a settlement once it is submitted to the acquirer.
  const isSubmitted = category !== 'CARD' || now - payment.created.getTime() >= DAY;
  const key = payout && isSubmitted && { channel_category: category, channel, currency, day: payout.day };
  const settlement_id = key ? settlements.settlementOf(key, paid) : null;
  const movement = { currency, amount, fee, tax };
  const words = { reference: externalId, description: payment.description ?? null, transactionId: payment.id };
  const net = apart === undefined ? 0n : amount - fee - tax;
  due.add(paid, (time, { entries }) => {
    const lines = paymentLines(payout === undefined ? 'BALANCE' : 'PENDING', movement);
    if (payout === undefined) book.kept += net;
    entries.push(...book.post(time, { type: 'PAYMENT', ...words, lines }, apart));
  });
  if (settles > now) {
    chunk.transactions.push({ ...payment, updated: new Date(paid), status: 'COMPLETED', settlement_id });
    chunk.settlements.push({ transaction_id: payment.id, due: new Date(settles) });
  } else {
    const settled = new Date(settles);
    chunk.transactions.push({
      ...payment,
      updated: settled,
      status: 'COMPLETED',
      settlement_status: 'SETTLED',
      settled,
      settlement_id,
    });
    if (payout !== undefined) {
      due.add(settles, (time, { entries }) => {
        book.kept += net;
        entries.push(...book.post(time, { type: 'SETTLEMENT', ...words, lines: settlementLines(movement) }, apart));
      });
    }
  }
  return settles;
}

function complete(state: TradeState, payment: TransactionRow, paid: number, customer: CustomerRow | undefined): void {
  const { random, now } = state;
  const { amount, channel_category: category, channel, external_id: externalId } = payment;
  const settles = acceptPayment(state, payment, paid);
  // Each trade has refunded one card payment.
  const isFirst = category === 'CARD' && !state.hasCardRefund && settles <= now;
  const isRefunded = random.chance(CATEGORY_RULES[category].refundShare) || isFirst;
  if (isRefunded) {
    if (category === 'CARD') state.hasCardRefund = true;
    const refundTime = paid + Math.floor((0.2 + random.unit() * 9) * DAY);
    state.refunds.add(refundTime, { amount, category, channel, externalId, customer });
  }
  if (category === 'CARD' && settles <= now && !isRefunded) state.disputable = payment;
}

/** Generates one completed payment by a given channel. */
export function makeCompletedPayment(state: TradeState, time: number, [category, channel]: Way): void {
  const paid = Math.min(time + delayOf(category, state.random), state.now);
  complete(state, pendingPayment(state, time, category, channel, undefined), paid, undefined);
}

/** The first channel of a category in the trade. */
export function wayOf({ trade }: TradeState, category: ChannelCategory): Way | undefined {
  const way = trade.channels.find(([known]) => known === category);
  return way && [way[0], way[1]];
}
