import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { addActivation } from '../../domains/activation/addActivation.ts';
import { addProductActivations } from '../../domains/activation/addProductActivations.ts';
import { addCardFeatures } from '../../domains/cards/addCardFeatures.ts';
import { addEscrowSettings } from '../../domains/escrow/addEscrowSettings.ts';
import { addPaymentMethods } from '../../domains/paymentMethods/addPaymentMethods.ts';
import { addSendingSettings } from '../../domains/sending/addSendingSettings.ts';
import { addOpeningBalance, type OpeningBalances } from '../../domains/topUps/addOpeningBalance.ts';
import { addTopUpAccounts } from '../../domains/topUps/addTopUpAccounts.ts';
import { addFirstSettings, type NewBusiness } from './addFirstSettings.ts';

/** What each business has, at any status; a row of it is there once by a unique index. */
export const FIRST_RECORDS = [
  addFirstSettings,
  addSendingSettings,
  addTopUpAccounts,
  addPaymentMethods,
  addCardFeatures,
  addEscrowSettings,
] as const;

/**
 * Adds what a business has from its first day, in both modes, and the opening balance of test mode. Once for each business: its
 * settings are one of a kind, so that a second time the transaction fails.
 * Rule registration.first-day-records, registration.opening-balance.
 */
export async function addFirstRecords(
  transaction: BusinessTransaction,
  business: NewBusiness,
  opening: OpeningBalances,
  now: Date,
): Promise<void> {
  for (const add of FIRST_RECORDS) await add(transaction, business, now);
  await addActivation(transaction, business, now);
  await addProductActivations(transaction, business, now);
  await addOpeningBalance(transaction, business, opening, now);
}
