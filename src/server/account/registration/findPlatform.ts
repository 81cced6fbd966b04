import { and, arrayContains, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RegistrationRequest } from '#contract/generated/api.ts';
import type { Country } from '#contract/generated/config.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import type { Services } from '../../core/services.ts';
import { businesses } from '../../database/schema/index.ts';

/** Under whom a business registers: a partner of the brand, a platform, or a platform that has invited the account. */
export type RegistrationUnder = Pick<RegistrationRequest, 'partner' | 'platform' | 'account'>;

/** A platform below which a business registers. */
export interface Platform {
  /** UUID. */
  readonly masterId: string;
  readonly name: string;
  readonly brand: string;
  readonly country: Country;
  /** The account that it has invited; its UUID, name and e-mail address. */
  readonly invited?: { readonly id: string; readonly name: string; readonly email: string };
}

const MASTER = {
  masterId: businesses.business_id,
  name: businesses.name,
  brand: businesses.brand,
  country: businesses.country,
};

/**
 * The platform of an address, or of an account that it has invited and that has not registered yet. As the database owner,
 * because no business is known. Rule platform.registration.
 */
export async function findPlatform(
  { database }: Pick<Services, 'database'>,
  { platform, account }: RegistrationUnder,
): Promise<Platform | undefined> {
  // A platform of test mode alone has no address, but the accounts that it has invited register.
  const isMaster = arrayContains(businesses.accounts, ['master']);
  const isTestMaster = arrayContains(businesses.test_accounts, ['master']);
  if (platform !== undefined && account === undefined) {
    const [found] = await database.drizzle
      .select(MASTER)
      .from(businesses)
      .where(and(eq(businesses.platform_address, platform.toLowerCase()), isMaster));
    return found;
  }
  const id = parseRecordId(BUSINESS_ID_PREFIX, account ?? '');
  if (id === undefined || platform !== undefined) return undefined;
  const accounts = alias(businesses, 'invited');
  const [found] = await database.drizzle
    .select({ master: MASTER, invited: { id: accounts.business_id, name: accounts.name, email: accounts.email } })
    .from(accounts)
    .innerJoin(businesses, eq(businesses.business_id, accounts.master_business_id))
    .where(and(eq(accounts.business_id, id), eq(accounts.go_live_status, 'INVITED'), or(isMaster, isTestMaster)));
  return found && { ...found.master, invited: found.invited };
}
