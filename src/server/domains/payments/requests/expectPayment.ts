import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { type payment_requests, virtual_account_payments } from '../../../database/schema/index.ts';
import { acceptingFee } from '../acceptingFee.ts';
import { expectAccountPayment } from '../payables/accountPayments.ts';
import type { Payable, PayableBusiness } from '../payables/Payable.ts';

type PaymentRequestRow = typeof payment_requests.$inferSelect;

/** Lists what is expected of a payer who was given the number of a bank. Rule accept.expected-account-payment. */
export async function expectPayment(
  transaction: BusinessTransaction,
  { scope, name: account_name }: PayableBusiness,
  { id, channel, channel_category, payment_code: account_number, external_id, amount, currency }: PaymentRequestRow,
  { customer_id = null, customer_name = null }: Payable['about'],
  now: Date,
): Promise<void> {
  const bank = virtual_account_payments.bank.enumValues.find((one) => one === channel);
  if (bank === undefined || account_number === null) throw new Error(`${channel} has no virtual accounts`);
  const account = { bank, account_number, account_name, external_id, currency, customer_id, customer_name };
  const fee = acceptingFee(channel_category, amount, currency);
  await expectAccountPayment(transaction, scope, account, { payment_request_id: id, amount, fee }, now);
}
