import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { Journal } from './journal.ts';
import { LedgerError } from './LedgerError.ts';
import { postJournal } from './postJournal.ts';

/** Posts a journal that takes money out of the balance. Returns false, and writes nothing, when the balance is too low. */
export async function tryCharge(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  journal: Journal,
  now: Date,
): Promise<boolean> {
  try {
    await postJournal(transaction, scope, journal, now);
    return true;
  } catch (error) {
    if (!(error instanceof LedgerError) || error.code !== 'insufficient-balance') throw error;
    return false;
  }
}

/**
 * Posts a journal that takes money out of the balance. Throws INSUFFICIENT_BALANCE_ERROR with the message when the balance
 * is too low.
 * Rule money.not-below-zero.
 */
export async function chargeBalance(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  journal: Journal,
  message: string,
  now: Date,
): Promise<void> {
  if (!(await tryCharge(transaction, scope, journal, now))) throw new ApiError('INSUFFICIENT_BALANCE_ERROR', message);
}
