import { v7 as uuidv7 } from 'uuid';
import { fieldError } from '../../../core/errors/ApiError.ts';
import { tryCharge } from '../../../core/ledger/chargeBalance.ts';
import { scopeColumns } from '../../../database/belongsTo.ts';
import { transactions } from '../../../database/schema/index.ts';
import type { OperationContext } from '../../../engine/operations/operation/operation.ts';
import { payoutLines } from '../paymentLines.ts';

type Transaction = typeof transactions.$inferSelect;

/** The payment of which a part is refunded. */
export interface Refunded
  extends Pick<
    Transaction,
    'channel_category' | 'channel' | 'external_id' | 'currency' | 'customer_id' | 'customer_name'
  > {
  readonly paid_for?: string;
  /** Whether the payer has the money at once, as in test mode; otherwise the transaction is pending. */
  readonly isDone: boolean;
}

/**
 * Writes the transaction of a refund, completed or pending, and charges the balance at once, before who takes it responds.
 * `amount` is in minor units. Throws API_VALIDATION_ERROR for an amount of zero or less, and for one
 * above the balance.
 * Rule refunds.from-the-balance.
 */
export async function chargeRefund(
  { transaction, session: { scope }, now }: OperationContext,
  payment: Refunded,
  amount: bigint,
): Promise<{ readonly id: string; readonly reference: string }> {
  if (amount <= 0n) throw fieldError('amount', 'must be greater than zero', 'more_than_nothing');
  const { channel_category, channel, external_id: description, currency, customer_id, customer_name } = payment;
  const id = uuidv7({ msecs: now.getTime() });
  const reference = `RF-${id.replaceAll('-', '').slice(-10).toUpperCase()}`;
  const moved = { amount, fee: 0n, tax: 0n, currency };
  await transaction.insert(transactions).values({
    ...scopeColumns(scope),
    ...moved,
    id,
    created: now,
    updated: now,
    type: 'REFUND',
    status: payment.isDone ? 'COMPLETED' : 'PENDING',
    channel_category,
    channel,
    external_id: reference,
    reference,
    paid_for: payment.paid_for ?? null,
    customer_id,
    customer_name,
    description,
    net_amount: -amount,
    settlement_status: 'SETTLED',
    settled: now,
  });
  const journal = { type: 'REFUND', reference, description, transactionId: id, lines: payoutLines(moved) } as const;
  if (!(await tryCharge(transaction, scope, journal, now)))
    throw fieldError('amount', 'exceeds the balance', 'balance_short');
  return { id, reference };
}
