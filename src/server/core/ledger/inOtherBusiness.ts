import { type BusinessScope, type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { forgetPosted, postedLines } from './postJournal.ts';

/**
 * Runs `work` on the records of another business in the same transaction, and returns to the business of the transaction. What
 * it posts is not among the posted lines of the caller: a person is shown the balance of their own business. When `work`
 * throws, the transaction has to be rolled back, or to a savepoint from before it.
 *
 * A sub-account and its platform are locked in this order, so that two movements between them never deadlock.
 */
export async function inOtherBusiness<T>(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  businessId: string,
  work: (other: BusinessScope) => Promise<T>,
): Promise<T> {
  const other = { businessId, environment: scope.environment };
  const before = postedLines(transaction).length;
  await enterBusiness(transaction, other);
  const result = await work(other);
  await enterBusiness(transaction, scope);
  forgetPosted(transaction, before);
  return result;
}
