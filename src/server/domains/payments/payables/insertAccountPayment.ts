import { v7 as uuidv7 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { scopeColumns } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { virtual_account_payments } from '../../../database/schema/index.ts';
import type { RecordedPayment } from './Payable.ts';

type PaymentRow = typeof virtual_account_payments.$inferInsert;

/** The virtual account that was paid into: one of the business, or the number of a payment request. */
export type PaidAccount = Pick<
  PaymentRow,
  'bank' | 'account_number' | 'account_name' | 'external_id' | 'currency' | 'customer_id' | 'customer_name'
>;

/** Inserts what was paid into a virtual account, in the caller's transaction. Returns its id, with its prefix. Rule accept.account-payments. */
export async function insertAccountPayment(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  account: PaidAccount,
  { amount, fee, reference, transactionId, payerName }: RecordedPayment,
  now: Date,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  await transaction.insert(virtual_account_payments).values({
    ...scopeColumns(scope),
    ...account,
    id,
    created: now,
    updated: now,
    status: TRANSITIONS['virtual-account-payment'].events.receive.to,
    reference,
    amount,
    fee,
    paid: now,
    transaction_id: transactionId,
    customer_name: account.customer_name ?? payerName,
  });
  return formatRecordId('vap', id);
}
