import { createRandom } from '../random.ts';
import { referenceOf } from './basket.ts';
import { acceptPayment, pendingOf } from './makePayment.ts';
import type { TradeState } from './tradeState.ts';

/**
 * Queues the payments of what payers pay. Their money is kept apart: payouts have the balance that they would have without it,
 * and so do their random numbers.
 */
export function queuePayables(state: TradeState): void {
  const { due, trade, payables = [] } = state;
  for (const { paid, ...about } of payables) {
    const { id, channel_category: category, channel } = about;
    const apart = createRandom(id);
    const reference = referenceOf(category, channel, apart);
    const payment = pendingOf(trade.currency, { ...about, created: paid, reference });
    due.add(paid.getTime(), (time) => acceptPayment(state, payment, time, apart));
  }
}
