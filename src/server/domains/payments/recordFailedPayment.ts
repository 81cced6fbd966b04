import { v7 as uuidv7 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { insertRow } from '../../database/insertRow.ts';
import { transactions } from '../../database/schema/index.ts';
import { sendLater } from '../../database/sendLater.ts';
import type { AcceptedPayment } from './acceptPayment.ts';

/** A payment that did not succeed, and why; the amount in minor units. */
export type FailedPayment = Omit<AcceptedPayment, 'fee'> & {
  readonly failure_code: NonNullable<(typeof transactions.$inferInsert)['failure_code']>;
};

const { decline, need_no_settlement } = TRANSITIONS.transaction.events;

/**
 * Records a payment that did not succeed, without waiting: no money has moved, and nothing is charged for it. Returns the
 * UUID of its transaction.
 * Rule transactions.failed-payments.
 */
export async function recordFailedPayment(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  payment: FailedPayment,
  now: Date,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  const row = {
    ...payment,
    ...scopeColumns(scope),
    id,
    created: now,
    updated: now,
    type: 'PAYMENT',
    status: decline.to,
    fee: 0n,
    tax: 0n,
    net_amount: 0n,
    settlement_status: need_no_settlement.to,
    settled: null,
  } as const;
  await sendLater(transaction, insertRow(transaction, transactions, row));
  return id;
}
