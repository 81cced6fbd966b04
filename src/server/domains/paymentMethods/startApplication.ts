import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { activations, business_profiles } from '../../database/schema/index.ts';
import type { StartContext } from '../../engine/operations/operation/operation.ts';
import { findApplication } from './keepApplication.ts';

/** The activation, which is in test mode. The transaction returns to its own mode. */
async function findActivation(transaction: BusinessTransaction, scope: BusinessScope) {
  const test = { businessId: scope.businessId, environment: 'DEVELOPMENT' as const };
  await enterBusiness(transaction, test);
  const [activation] = await transaction.select().from(activations).where(belongsTo(activations, test));
  await enterBusiness(transaction, scope);
  return activation;
}

/** What the business said of itself before. */
async function knownValues(transaction: BusinessTransaction, scope: BusinessScope): Promise<Record<string, unknown>> {
  const [profile] = await transaction.select().from(business_profiles).where(belongsTo(business_profiles, scope));
  const activation = await findActivation(transaction, scope);
  return {
    merchant_name: profile?.brand_name,
    industry: profile?.industry,
    email: profile?.email,
    phone_number: profile?.phone_number,
    website: profile?.website,
    tax_number: profile?.tax_number,
    description: activation?.description,
    monthly_volume: activation?.monthly_volume,
    address: activation?.address,
    contact_person: activation?.representative_name,
    owner_name: activation?.representative_name,
    owner_id_number: activation?.primary_id_number,
  };
}

/**
 * The initial values of an application: what was submitted for the payment method before, else what is known from the profile
 * and the activation of the business.
 * Rule payment-methods.prefilled.
 */
export async function startApplication({ transaction, session, recordId }: StartContext) {
  const { scope } = session;
  const held = await findApplication(transaction, scope, recordId);
  const values = held === undefined ? await knownValues(transaction, scope) : { ...held, agreed: null };
  const given = Object.entries(values).filter(([, value]) => (value ?? '') !== '');
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      name.endsWith('_file') ? formatRecordId(FILE_ID_PREFIX, String(value)) : value,
    ]),
  );
}
