import { topUpLines } from '#server/domains/payments/paymentLines.ts';
import { createRandom } from '../random.ts';
import type { TransactionRow } from '../rows.ts';
import type { TradeState } from './tradeState.ts';

interface TopUpWords {
  /** From one on. */
  readonly number: number;
  readonly description: string;
  /** None for an opening balance, which was not transferred to an account of the business. */
  readonly transactionId?: string;
}

function referenceOf({ trade }: TradeState, number: number): string {
  return `${trade.prefix}-TOPUP-${number}`;
}

/** Posts a top-up of the balance. */
export function addTopUp(
  state: TradeState,
  time: number,
  amount: bigint,
  { number, description, transactionId }: TopUpWords,
): void {
  const { trade, book, chunk } = state;
  const lines = topUpLines({ currency: trade.currency, amount });
  const words = { type: 'TOP_UP', reference: referenceOf(state, number), description } as const;
  chunk.entries.push(...book.post(time, { ...words, transactionId: transactionId ?? null, lines }));
}

/** A transfer to the top-up account of the business, as `receiveTopUp` of the product records it. */
export function receiveTopUp(state: TradeState, time: number, amount: bigint, number: number): void {
  const { trade, chunk, topUpAccount } = state;
  if (topUpAccount === undefined) throw new Error('the demo tops up a business without a top-up account');
  const { bank, account_number: description } = topUpAccount;
  const moment = new Date(time);
  const reference = referenceOf(state, number);
  const row: TransactionRow = {
    // Its own stream of random numbers: the rest of the demo is as without it.
    id: createRandom(reference).uuid(time),
    created: moment,
    updated: moment,
    type: 'TOP_UP',
    status: 'COMPLETED',
    channel_category: 'VIRTUAL_ACCOUNT',
    channel: bank,
    external_id: reference,
    reference,
    description,
    amount,
    fee: 0n,
    tax: 0n,
    net_amount: amount,
    currency: trade.currency,
    settlement_status: 'SETTLED',
    settled: moment,
  };
  chunk.transactions.push(row);
  addTopUp(state, time, amount, { number, description, transactionId: row.id });
}
