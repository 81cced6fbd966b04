import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { NO_PERMISSIONS } from '#contract/permissions.ts';
import { factsOf } from '../../access/sessions/people/factsOf.ts';
import type { Services } from '../../core/services.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { businesses, memberships, passwords, user_emails, users } from '../../database/schema/index.ts';
import type { SignInPerson } from '../signIn/beginSession.ts';
import { addFirstRecords } from './addFirstRecords.ts';
import { registrationOffer } from './registrationOffer.ts';
import type { Registration } from './sendRegistrationMail.ts';

/** As the database owner, because the user does not exist yet. */
type Transaction = BusinessTransaction;

/** Inserts the business, or fills in the one that a platform has invited. Returns whether it was written. */
async function writeBusiness(
  tx: Transaction,
  business: typeof businesses.$inferSelect,
  { invited_id, email }: Registration,
): Promise<boolean> {
  if (invited_id === null) {
    await tx.insert(businesses).values(business);
    return true;
  }
  const { created: _invited, ...filled } = business;
  const isInvited = and(
    eq(businesses.business_id, invited_id),
    eq(businesses.go_live_status, 'INVITED'),
    eq(businesses.email, email),
  );
  const written = await tx.update(businesses).set(filled).where(isInvited).returning({ id: businesses.business_id });
  return written.length > 0;
}

/** The test clock of a platform, which its accounts have as well; 0 without one. Rule modes.test-clock. */
async function platformClock(tx: Transaction, platformId: string | null): Promise<number> {
  if (platformId === null) return 0;
  const [row] = await tx
    .select({ ahead: businesses.test_clock_ahead })
    .from(businesses)
    .where(eq(businesses.business_id, platformId));
  return row?.ahead ?? 0;
}

// Rule registration.begins-registered, platform.registration.
function newBusiness(
  { config }: Services,
  registration: Registration,
  test_clock_ahead: number,
  now: Date,
): typeof businesses.$inferSelect {
  const { brand, partner, country, email, business_name: name, platform_id, invited_id } = registration;
  const offer = registrationOffer(config.brand(brand), partner ?? undefined);
  return {
    business_id: invited_id ?? uuidv7({ msecs: now.getTime() }),
    name,
    email,
    brand,
    entity: offer?.entity ?? 'main',
    country,
    go_live_status: 'REGISTERED',
    kyc_verification_status: null,
    accounts: platform_id === null ? ['regular'] : ['sub_account', 'managed'],
    excluded_pages: [],
    flags: [...(offer?.flags ?? [])],
    flags_off: [],
    test_accounts: [],
    test_flags: [],
    time_zone: countryTimeZone(country),
    master_business_id: platform_id,
    platform_address: null,
    // Registration never creates internal staff.
    internal: false,
    is_micro_ecommerce: false,
    micro_ecommerce_limits_applied: false,
    test_clock_ahead,
    created: now,
    updated: now,
  };
}

/**
 * All permissions that the brand offers in the country, for the owner (config/permissions.yaml).
 * Rule registration.owner-permissions.
 */
function allOffered({ config }: Services, business: typeof businesses.$inferSelect) {
  const declared = config.current().config.flags.value.flags;
  const { permissions } = config.resolve(business.brand, factsOf(business, NO_PERMISSIONS, 'DEVELOPMENT', declared));
  const offered = permissions.filter(({ offered: isOffered }) => isOffered);
  return { ...NO_PERMISSIONS, ...Object.fromEntries(offered.map(({ id }) => [id, true])) };
}

/**
 * Creates the user and their business from a registration with a confirmed e-mail. Returns `undefined` when another user has
 * the e-mail by now, or the invitation of a platform was accepted already; the transaction has to be rolled back then.
 */
export async function createBusiness(
  tx: Transaction,
  services: Services,
  registration: Registration,
  now: Date,
): Promise<SignInPerson | undefined> {
  const { email, full_name, phone_number, language } = registration;
  const user_id = uuidv7({ msecs: now.getTime() });
  await tx.insert(users).values({
    user_id,
    full_name,
    status: 'ACTIVE',
    preferred_language: registration.country === 'PH' ? null : language,
    phone_number,
    email_confirmed: now,
    created: now,
    updated: now,
  });
  const taken = await tx
    .insert(user_emails)
    .values({ email, user_id, created: now })
    .onConflictDoNothing()
    .returning({ email: user_emails.email });
  if (taken.length === 0) return undefined;
  await tx.insert(passwords).values({ user_id, hash: registration.password_hash, updated: now });
  const ahead = await platformClock(tx, registration.platform_id);
  const business = newBusiness(services, registration, ahead, now);
  if (!(await writeBusiness(tx, business, registration))) return undefined;
  const { opening_balance = {} } = services.config.brand(registration.brand).config.limits.value;
  await addFirstRecords(tx, { ...business, phone_number }, opening_balance, now);
  const { business_id } = business;
  await tx.insert(memberships).values({ business_id, user_id, ...allOffered(services, business), created: now });
  return { userId: user_id, fullName: full_name, email, business };
}
