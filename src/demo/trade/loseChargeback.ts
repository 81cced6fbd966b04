import { payoutLines } from '#server/domains/payments/paymentLines.ts';
import type { TradeState } from './tradeState.ts';

/** How long ago the card's bank has decided, milliseconds. */
const DECIDED = 60_000;

/** A payment by card was disputed, and the cardholder keeps the money: the balance has just paid it, where it covers it. */
export function loseChargeback({ disputable, book, chunk, random, now }: TradeState): void {
  if (disputable === undefined || disputable.amount > book.available) return;
  const { id: transactionId, amount, currency, external_id: description } = disputable;
  const lines = payoutLines({ currency, amount, fee: 0n, tax: 0n });
  const reference = `CB${random.digits(10)}`;
  chunk.entries.push(...book.post(now - DECIDED, { type: 'CHARGEBACK', reference, description, transactionId, lines }));
}
