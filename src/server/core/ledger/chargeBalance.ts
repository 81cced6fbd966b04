import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { Journal } from './journal.ts';
import { LedgerError } from './LedgerError.ts';
import { maySend } from './maySend.ts';
import { postJournal } from './postJournal.ts';

/** Journals by which money leaves for others: banks, recipients, shops, other businesses. Not what is owed to payers and to us. */
const LEAVING: ReadonlySet<Journal['type']> = new Set([
  'DISBURSEMENT',
  'WITHDRAWAL',
  'TRANSFER',
  'CARD_SPENDING',
  'INVESTOR',
]);

/**
 * Throws ENVIRONMENT_NOT_ALLOWED_ERROR for money that leaves the live balance of a business that may not use live mode,
 * caused by a person, by a recipient who claims it, or by the platform above.
 * Rule modes.suspended-pays-nothing.
 */
async function requireMayPay(transaction: BusinessTransaction, scope: BusinessScope, type: Journal['type']) {
  if (!LEAVING.has(type) || (await maySend(transaction, scope))) return;
  throw new ApiError('ENVIRONMENT_NOT_ALLOWED_ERROR', 'The business cannot send money in live mode at the moment.');
}

/**
 * Posts a journal that takes money out of the balance. Returns false, and writes nothing, when the balance is too low. Throws
 * ENVIRONMENT_NOT_ALLOWED_ERROR for a business that may not use live mode.
 */
export async function tryCharge(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  journal: Journal,
  now: Date,
): Promise<boolean> {
  await requireMayPay(transaction, scope, journal.type);
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
 * is too low, and ENVIRONMENT_NOT_ALLOWED_ERROR for a business that may not use live mode.
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
