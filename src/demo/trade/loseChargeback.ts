import { payoutLines } from '#server/domains/payments/paymentLines.ts';
import type { TradeState } from './tradeState.ts';

/** How long ago the chargeback was decided, milliseconds. */
const DECIDED = 60_000;

/** Loses a chargeback of a card payment: charges the balance if it is sufficient. */
export function loseChargeback({ disputable, book, chunk, random, now }: TradeState): void {
  if (disputable === undefined || disputable.amount > book.available) return;
  const { id: transactionId, amount, currency, external_id: description } = disputable;
  const lines = payoutLines({ currency, amount, fee: 0n, tax: 0n });
  const reference = `CB${random.digits(10)}`;
  chunk.entries.push(...book.post(now - DECIDED, { type: 'CHARGEBACK', reference, description, transactionId, lines }));
}
