import { chargesOf } from '../data/channels.ts';
import { createRandom } from '../random.ts';
import { referenceOf } from './basket.ts';
import { acceptPayment } from './makePayment.ts';
import type { TradeState } from './tradeState.ts';

/**
 * Queues the payments of what payers pay. Their money is kept apart: payouts have the balance that they would have without it,
 * and so do their random numbers.
 */
export function queuePayables(state: TradeState): void {
  const { due, trade, payables = [] } = state;
  for (const { paid, ...about } of payables) {
    const { id, channel_category: category, channel, amount } = about;
    const apart = createRandom(id);
    const { fee, tax } = chargesOf(trade.currency, category, amount);
    const payment = {
      ...about,
      created: paid,
      updated: paid,
      type: 'PAYMENT',
      status: 'PENDING',
      reference: referenceOf(category, channel, apart),
      fee,
      tax,
      net_amount: amount - fee - tax,
      currency: trade.currency,
      settlement_status: 'PENDING',
      settled: null,
      failure_code: null,
    } as const;
    due.add(paid.getTime(), (time) => acceptPayment(state, payment, time, apart));
  }
}
