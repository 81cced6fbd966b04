import { toDecimal } from '#contract/money/decimal.ts';
import { chargeBalance } from '../../core/ledger/chargeBalance.ts';
import type { Journal } from '../../core/ledger/journal.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { billing_statements } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { payoutLines } from '../payments/paymentLines.ts';

type Bill = typeof billing_statements.$inferSelect;

/** The journal of a bill that is paid out of the balance: its tax is part of what leaves. */
function billJournal({ currency, total, number }: Pick<Bill, 'currency' | 'total' | 'number'>): Journal {
  const lines = payoutLines({ currency, amount: total, fee: 0n, tax: 0n });
  return { type: 'BILL', reference: number, description: null, transactionId: null, lines };
}

/** Pays an unpaid bill out of the balance. Throws INSUFFICIENT_BALANCE_ERROR. */
export async function payFromBalance(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  bill: Pick<Bill, 'id' | 'currency' | 'total' | 'number'>,
  now: Date,
): Promise<void> {
  await chargeBalance(transaction, scope, billJournal(bill), 'The balance does not cover this bill.', now);
  await transaction
    .update(billing_statements)
    .set({ status: 'PAID', paid: now, paid_from: 'BALANCE', updated: now })
    .where(isRecord(billing_statements, scope, bill.id));
}

/**
 * `billing_statements.pay`: pays a bill out of the balance. Throws ACTION_NOT_AVAILABLE_ERROR for one that is paid, void, or in
 * review, and INSUFFICIENT_BALANCE_ERROR.
 * Rule settings.billing-paid.
 */
export async function payBill({
  transaction,
  session: { scope },
  recordId,
  now,
}: RecordContext): Promise<OperationOutcome> {
  const isThis = isRecord(billing_statements, scope, recordId);
  const [bill] = await transaction.select().from(billing_statements).where(isThis).for('update');
  // What is on its way is not paid a second time. Rule settings.billing-transfer.
  if (bill?.status !== 'UNPAID' || bill.in_review !== 'NONE') throw notAvailable();
  await payFromBalance(transaction, scope, bill, now);
  return {
    facts: { amount: bill.total },
    activity: 'RECORD_CHANGED',
    before: { status: bill.status },
    after: { status: 'PAID', paid_from: 'BALANCE', total: toDecimal(bill.total, bill.currency) },
  };
}
