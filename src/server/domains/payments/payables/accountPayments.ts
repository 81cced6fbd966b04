import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { belongsTo, scopeColumns } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { virtual_account_payments } from '../../../database/schema/index.ts';
import type { RecordedPayment } from './Payable.ts';

const { expect, receive, complete } = TRANSITIONS['virtual-account-payment'].events;

/** Prefix of ids of payments into virtual accounts. */
const PREFIX = 'vap';

type PaymentRow = typeof virtual_account_payments.$inferInsert;

/** The virtual account that was paid into: one of the business, or the number of a payment request. */
export type PaidAccount = Pick<
  PaymentRow,
  'bank' | 'account_number' | 'account_name' | 'external_id' | 'currency' | 'customer_id' | 'customer_name'
>;

/** What a payer is to pay into the number of a payment request. */
export type ExpectedPayment = Pick<PaymentRow, 'amount' | 'fee'> & {
  /** UUID of the payment request. */
  readonly payment_request_id: string;
};

function newPayment(scope: BusinessScope, account: PaidAccount, now: Date) {
  return { ...scopeColumns(scope), ...account, id: uuidv7({ msecs: now.getTime() }), created: now, updated: now };
}

/** Inserts a payment that is expected, in the transaction that gives its number to a payer. Rule accept.expected-account-payment. */
export async function expectAccountPayment(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  account: PaidAccount,
  expected: ExpectedPayment,
  now: Date,
): Promise<void> {
  await transaction
    .insert(virtual_account_payments)
    .values({ ...newPayment(scope, account, now), ...expected, status: expect.to });
}

/** Inserts what was paid into a virtual account, in the caller's transaction. Returns its id, with its prefix. Rule accept.account-payments. */
export async function insertAccountPayment(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  account: PaidAccount,
  { amount, fee, reference, transactionId, payerName }: RecordedPayment,
  now: Date,
): Promise<string> {
  const row = newPayment(scope, account, now);
  await transaction.insert(virtual_account_payments).values({
    ...row,
    status: receive.to,
    reference,
    amount,
    fee,
    paid: now,
    transaction_id: transactionId,
    customer_name: account.customer_name ?? payerName,
  });
  return formatRecordId(PREFIX, row.id);
}

/**
 * Completes the payment that was expected for a payment request, by UUID, in the transaction that pays it. Returns its id, with
 * its prefix; `undefined` for a request that has none.
 * Rule accept.expected-account-payment.
 */
export async function completeAccountPayment(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  requestId: string,
  { amount, fee, reference, transactionId, payerName }: RecordedPayment,
  now: Date,
): Promise<string | undefined> {
  const { id, payment_request_id, status, customer_name } = virtual_account_payments;
  const [payment] = await transaction
    .update(virtual_account_payments)
    .set({
      status: complete.to,
      reference,
      amount,
      fee,
      paid: now,
      transaction_id: transactionId,
      updated: now,
      ...(payerName !== null && { customer_name: sql`coalesce(${customer_name}, ${payerName})` }),
    })
    .where(and(belongsTo(virtual_account_payments, scope), eq(payment_request_id, requestId), ne(status, complete.to)))
    .returning({ id });
  return payment && formatRecordId(PREFIX, payment.id);
}
