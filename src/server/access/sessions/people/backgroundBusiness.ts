import { eq } from 'drizzle-orm';
import { Gate } from '#compiler/resolve/gate/Gate.ts';
import { type PaymentLimits, resolveLimits } from '#compiler/resolve/settings/resolveLimits.ts';
import { businessTimeZone } from '#contract/dates/zoneTable.ts';
import type { Language } from '#contract/generated/api.ts';
import type { Country } from '#contract/generated/config.ts';
import { NO_PERMISSIONS } from '#contract/permissions.ts';
import type { BrandConfig, ConfigStore } from '../../../core/config/ConfigStore.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { businesses } from '../../../database/schema/index.ts';
import { factsOf } from './factsOf.ts';

/** Business context for background work (no user). */
export interface BackgroundBusiness {
  readonly scope: BusinessScope;
  readonly name: string;
  readonly country: Country;
  /** IANA name of its time zone. */
  readonly timeZone: string;
  /** Language of messages to people who have no language setting. */
  readonly language: Language;
  /** Brand of these messages. */
  readonly brand: BrandConfig;
  readonly limits: PaymentLimits;
  /** UUID of the platform that it is a sub-account of. */
  readonly masterId: string | null;
}

/** The business that a transaction is restricted to, with the facts of guards without a user. */
export async function loadBusiness(
  transaction: BusinessTransaction,
  config: ConfigStore,
  scope: BusinessScope,
): Promise<BackgroundBusiness> {
  const [row] = await transaction.select().from(businesses).where(eq(businesses.business_id, scope.businessId));
  if (row === undefined) throw new Error('Business of a background task not found');
  const brand = config.brand(row.brand);
  const facts = factsOf(row, NO_PERMISSIONS, scope.environment, config.current().config.flags.value.flags);
  return {
    scope,
    name: row.name,
    country: row.country,
    timeZone: businessTimeZone(row.time_zone, row.country),
    // Rule notifications.payer-language.
    language: row.country === 'ID' ? 'id' : 'en',
    brand,
    limits: resolveLimits(brand.config.limits, new Gate(facts)),
    masterId: row.master_business_id,
  };
}
