import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { payment_methods } from '../../../database/schema/index.ts';
import { findApplication } from '../keepApplication.ts';
import type { DueStep } from './queuePartner.ts';

/** Prefix of ids of payment methods. */
export const METHOD_PREFIX = 'pm';

/**
 * A payment method, locked, with what was submitted; `undefined` once it is no longer at the step, or something else was
 * submitted.
 * Rule payment-methods.partner-late.
 */
export async function methodAtStep(transaction: BusinessTransaction, { scope, methodId, step, submitted }: DueStep) {
  const [method] = await transaction
    .select()
    .from(payment_methods)
    .where(isRecord(payment_methods, scope, methodId))
    .for('update');
  if (method?.status !== 'pending' || method.sub_status !== step) return undefined;
  const application = await findApplication(transaction, scope, methodId);
  if (application?.submitted.getTime() !== submitted.getTime()) return undefined;
  return { method, application };
}
