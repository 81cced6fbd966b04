import { randomBytes } from 'node:crypto';
import { addNotification } from '../../../core/notifications/addNotification.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { noteTransacting } from '../../paymentMethods/noteTransacting.ts';
import { acceptingFee } from '../acceptingFee.ts';
import type { Payable, PayableBusiness, RecordedPayment } from './Payable.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import { type Recording, recordPayment } from './recordPayment.ts';

/** Money of a payer that the record which it was meant for cannot have. */
export interface UnappliedPayment {
  readonly payable: Pick<Payable, 'about' | 'currency' | 'payerEmail'>;
  readonly method: PaymentMethod;
  /** Minor units. */
  readonly amount: bigint;
  /** The id, with its prefix, of what it came in by. */
  readonly paidFor: string;
  readonly recording?: Recording | undefined;
}

/**
 * Records a payment that pays no record, and notifies the business. Throws DAILY_LIMIT_ERROR.
 * Rule accept.money-without-record.
 */
export async function recordUnapplied(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  { payable: { about, currency, payerEmail }, method, amount, paidFor, recording }: UnappliedPayment,
  now: Date,
): Promise<RecordedPayment> {
  const { scope } = business;
  const fee = acceptingFee(method.channel_category, amount, currency);
  const reference = recording?.reference ?? randomBytes(8).toString('hex').toUpperCase();
  const accepted = { ...about, ...method, split_rule_id: null, paid_for: paidFor, reference, amount, fee, currency };
  const transactionId = await recordPayment(transaction, business, accepted, payerEmail, now, recording?.steps);
  await noteTransacting(transaction, scope, method.channel, now);
  const values = { external_id: about.external_id, amount, currency };
  await addNotification(transaction, scope, { kind: 'payment-not-applied', recordId: transactionId, values }, now);
  return { ...method, transactionId, amount, fee, reference, payerName: about.customer_name ?? null };
}
