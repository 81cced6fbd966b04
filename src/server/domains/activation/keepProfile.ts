import type { Address } from '#contract/addresses/Address.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { type activations, business_profiles } from '../../database/schema/index.ts';

type Activation = typeof activations.$inferSelect;

/** What the profile of a business has of its activation. */
function profileOf(row: Activation): Partial<typeof business_profiles.$inferInsert> {
  const address = row.address as Address | null;
  const given = {
    brand_name: row.brand_name,
    legal_name: row.legal_name,
    email: row.email,
    phone_number: row.phone_number,
    website: row.website,
    industry: row.industry,
    tax_number: row.tax_number,
    address_line: address?.line ?? null,
    city: address?.area_2_name ?? null,
    postal_code: address?.postal_code ?? null,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}

/**
 * Copies what was checked to the profile of the business, in both modes. The transaction returns to the mode of the
 * activation.
 * Rule activation.profile.
 */
export async function keepProfile(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  activation: Activation,
  now: Date,
): Promise<void> {
  const profile = { ...profileOf(activation), updated: now };
  for (const environment of ENVIRONMENTS) {
    const own = { businessId: scope.businessId, environment };
    await enterBusiness(transaction, own);
    await transaction.update(business_profiles).set(profile).where(belongsTo(business_profiles, own));
  }
  await enterBusiness(transaction, scope);
}
