import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { addActivation } from '../../domains/activation/addActivation.ts';
import { addProductActivations } from '../../domains/activation/addProductActivations.ts';
import { addCardFeatures } from '../../domains/cards/addCardFeatures.ts';
import { addPaymentMethods } from '../../domains/paymentMethods/addPaymentMethods.ts';
import { addSendingSettings } from '../../domains/sending/addSendingSettings.ts';
import { addTopUpAccounts } from '../../domains/topUps/addTopUpAccounts.ts';
import { addFirstSettings, type NewBusiness } from './addFirstSettings.ts';

/** Adds what a business has from its first day, in both modes. Rule registration.first-day-records. */
export async function addFirstRecords(
  transaction: Pick<NodePgDatabase, 'insert'>,
  business: NewBusiness,
  now: Date,
): Promise<void> {
  await addFirstSettings(transaction, business, now);
  await addSendingSettings(transaction, business, now);
  await addTopUpAccounts(transaction, business, now);
  await addPaymentMethods(transaction, business, now);
  await addCardFeatures(transaction, business, now);
  await addActivation(transaction, business, now);
  await addProductActivations(transaction, business, now);
}
