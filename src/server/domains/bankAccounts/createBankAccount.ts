import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { queueVerification } from './queueVerification.ts';

/**
 * Adds a bank account, and queues its verification by the bank. Throws like `records.create`.
 * Rule settings.bank-accounts-verified.
 */
export async function createBankAccount(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  const made = await createRecord(context);
  await queueVerification(transaction, session.scope, { record: 'bank-account', recordId: made.recordId }, now);
  return made;
}
