import { asOwner } from '../../database/inBusiness.ts';
import { businesses } from '../../database/schema/index.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { addFirstRecords } from '../registration/addFirstRecords.ts';
import { accountRow, enteredAccount } from './accountRow.ts';

/**
 * `sub_accounts.register`: registers an account that the platform owns, with what a business has from its first day. It has no
 * people of its own: those of the platform act for it, and activate it by the same forms. Throws API_VALIDATION_ERROR.
 * Rule platform.registration, platform.act-for.
 */
export async function registerAccount(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, brand, now } = context;
  const entered = enteredAccount(context);
  const business = await accountRow(context, { ...entered, go_live_status: 'REGISTERED', type: 'owned' });
  await asOwner(transaction, session.scope, async () => {
    await transaction.insert(businesses).values(business);
    const { opening_balance = {} } = brand.config.limits.value;
    await addFirstRecords(transaction, { ...business, phone_number: null }, opening_balance, now);
  });
  const after = { ...entered, type: 'OWNED', status: 'REGISTERED' };
  return { recordId: business.business_id, activity: 'RECORD_CREATED', before: {}, after };
}
