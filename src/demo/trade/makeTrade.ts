import { asTestTrade } from '../data/trades/asTestTrade.ts';
import type { ProductMovement } from '../movements/productMovements.ts';
import { createRandom, weightedList } from '../random.ts';
import { newChunk, type TradeChunk } from '../rows.ts';
import { compactDate, DAY, HOUR, isBankingDay, localMidnight, tradeDays, WINDOW_DAYS } from './calendar.ts';
import { DueQueue } from './DueQueue.ts';
import { LedgerBook } from './LedgerBook.ts';
import { loseChargeback } from './loseChargeback.ts';
import { makeCompletedPayment, makePayment, wayOf } from './makePayment.ts';
import { makeDisbursement, makeRefund, makeWithdrawal } from './makePayout.ts';
import { queuePayables } from './payPayables.ts';
import { SettlementBook } from './SettlementBook.ts';
import { addTopUp, receiveTopUp } from './topUps.ts';
import type { TradeState, TradeStream } from './tradeState.ts';

const CHUNK_TRANSACTIONS = 500;

/** Initial balance in days of sales, so that it covers payouts from the first day. */
const OPENING_SALES = 40;

/** The same in test mode, where the balance is always sufficient. */
const TEST_SALES = 2_000;

/** Share of payouts until one was rejected and one returned, which the smallest trade has too. */
const FIRST_PAYOUTS_SHARE = 0.1;

/** Number of payments after the last card payment in live mode, which has just been charged. */
const LAST_CARD = 2;

/**
 * Generates a trade in order of time, in chunks: transactions, virtual account payments, and their ledger entries.
 * Returns the ledger.
 */
export function* makeTrade(stream: TradeStream): Generator<TradeChunk, LedgerBook> {
  const state = createState(stream);
  let left = stream.count;
  topUp(state);
  queueProducts(state);
  queuePayables(state);
  for (const { moments } of tradeDays(state.trade, stream.count, stream.now, state.random)) {
    let hasWithdrawn = false;
    for (const time of moments) {
      postDue(state, time);
      left--;
      const card = !stream.isTest && left === LAST_CARD ? wayOf(state, 'CARD') : undefined;
      if (card !== undefined) makeCompletedPayment(state, time, card);
      else hasWithdrawn = makeOne(state, time, hasWithdrawn);
      if (state.chunk.transactions.length >= CHUNK_TRANSACTIONS) yield takeChunk(state);
    }
  }
  postDue(state, stream.now);
  loseChargeback(state);
  yield takeChunk(state);
  return state.book;
}

function createState({ name, count: _count, ...stream }: TradeStream): TradeState {
  const random = createRandom(name);
  const trade = stream.isTest ? asTestTrade(stream.trade) : stream.trade;
  let day: { readonly midnight: number; readonly date: string; count: number } | undefined;
  return {
    ...stream,
    trade,
    random,
    book: new LedgerBook(random, stream.opened),
    settlements: new SettlementBook({ ...stream, virtualAccountDays: trade.virtualAccountDays ?? 0 }),
    channels: weightedList(trade.channels.map(([category, channel, weight]) => [[category, channel] as const, weight])),
    due: new DueQueue(),
    refunds: new DueQueue(),
    hasRejectedPayout: false,
    hasReturned: false,
    hasCardRefund: false,
    disputable: undefined,
    chunk: newChunk(),
    nextExternalId(time, kind) {
      const midnight = localMidnight(time, trade.offsetMinutes);
      if (day?.midnight !== midnight) day = { midnight, date: compactDate(midnight, trade.offsetMinutes), count: 0 };
      day.count++;
      return `${trade.prefix}${kind}-${day.date}-${String(day.count).padStart(4, '0')}`;
    },
  };
}

/** Generates exactly one transaction. Returns whether the day's withdrawal has been made. */
function makeOne(state: TradeState, time: number, hasWithdrawn: boolean): boolean {
  const { trade, random } = state;
  const midnight = localMidnight(time, trade.offsetMinutes);
  const mayWithdraw = !hasWithdrawn && time >= midnight + 16 * HOUR && isBankingDay(midnight, trade.offsetMinutes);
  if (mayWithdraw && makeWithdrawal(state, time)) return true;
  if (makeRefund(state, time)) return hasWithdrawn;
  const hasAllPayouts = state.hasRejectedPayout && state.hasReturned;
  if (random.chance(hasAllPayouts ? trade.payoutShare : FIRST_PAYOUTS_SHARE) && makeDisbursement(state, time))
    return hasWithdrawn;
  makePayment(state, time);
  return hasWithdrawn;
}

function postDue({ due, chunk }: TradeState, time: number): void {
  for (let next = due.take(time); next; next = due.take(time)) next.value(next.time, chunk);
}

/** When the opening balance is there, UTC milliseconds. */
function openingTime({ now, trade }: TradeState): number {
  return localMidnight(now, trade.offsetMinutes) - (WINDOW_DAYS - 1) * DAY + HOUR;
}

function topUp(state: TradeState): void {
  const { trade, isTest } = state;
  const prices = [...trade.counter, ...trade.orders].map(([, price]) => price);
  const usual = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  const sales = isTest ? TEST_SALES : OPENING_SALES;
  const amount = BigInt(Math.ceil((usual * sales) / trade.step) * trade.step);
  const description = isTest ? 'Top-up' : 'Opening balance';
  addTopUp(state, openingTime(state), amount, { number: 1, description });
}

/** Number of movements of other products that one top-up is for. */
const TOP_UP_COVERS = 10;

/** What a journal takes out of the balance, minor units; not below zero. */
function takenBy({ journal: { lines } }: ProductMovement): bigint {
  const moved = lines.find(({ account }) => account === 'BALANCE')?.amount ?? 0n;
  return moved < 0n ? -moved : 0n;
}

/**
 * Queues what other products move since the opening. Top-ups cover what they take: payouts have the balance that they would
 * have without them.
 */
function queueProducts(state: TradeState): void {
  const { due, book, now, products = [] } = state;
  const moved = products.filter(({ time }) => time > openingTime(state) && time <= now);
  moved.sort((left, right) => left.time - right.time);
  let topUps = 1;
  for (const [index, movement] of moved.entries()) {
    const taken = takenBy(movement);
    due.add(movement.time, (moment, chunk) => {
      if (taken > book.reserved) {
        const covered = moved.slice(index, index + TOP_UP_COVERS).reduce((sum, next) => sum + takenBy(next), 0n);
        receiveTopUp(state, moment, covered - book.reserved, ++topUps);
        book.reserved = covered;
      }
      book.reserved -= taken;
      chunk.entries.push(...book.post(moment, movement.journal));
    });
  }
}

function takeChunk({ chunk, settlements }: TradeState): TradeChunk {
  const taken = {
    opened: settlements.takeOpened(),
    transactions: [...chunk.transactions],
    payments: [...chunk.payments],
    entries: [...chunk.entries],
    settlements: [...chunk.settlements],
  };
  chunk.transactions.length = 0;
  chunk.payments.length = 0;
  chunk.entries.length = 0;
  chunk.settlements.length = 0;
  return taken;
}
