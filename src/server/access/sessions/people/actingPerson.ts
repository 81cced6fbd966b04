import { and, eq } from 'drizzle-orm';
import { canUseLive } from '#contract/canUseLive.ts';
import { businessTimeZone, findTimeZone } from '#contract/dates/zoneTable.ts';
import type { Environment } from '#contract/generated/config.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { clockAheadIn } from '../../../core/clock/businessTime.ts';
import type { Services } from '../../../core/services.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';
import { businesses, memberships, user_emails, users } from '../../../database/schema/index.ts';
import { BUSINESS, type SessionRow, USER } from '../store/findSession.ts';
import { actingMembership } from './actingMembership.ts';
import { factsOf } from './factsOf.ts';
import { languageOf } from './languageOf.ts';
import type { ActingPerson } from './SessionContext.ts';

/** The rows of a user and of their current business. */
export interface PersonRow extends Pick<SessionRow, 'user' | 'email'> {
  readonly business: NonNullable<SessionRow['business']>;
  readonly membership: NonNullable<SessionRow['membership']>;
}

/** A user in an environment, with the resolved config. */
export function actingPerson(
  row: PersonRow,
  environment: Environment,
  acceptLanguage: string | undefined,
  config: Services['config'],
): ActingPerson {
  const { user, business, membership } = row;
  const facts = factsOf(business, membership, environment, config.current().config.flags.value.flags);
  const preferred = user.preferred_timezone;
  const businessZone = businessTimeZone(business.time_zone, business.country);
  return {
    user: {
      id: user.user_id,
      fullName: user.full_name,
      email: row.email,
      preferredLanguage: languageOf(user.preferred_language, acceptLanguage, business.country),
      preferredTimeZone: preferred ?? 'SYSTEM',
    },
    business: {
      id: business.business_id,
      name: business.name,
      brand: business.brand,
      country: business.country,
      currency: countryCurrency(business.country),
      goLiveStatus: business.go_live_status,
      timeZone: businessZone,
      internal: business.internal,
      masterId: business.master_business_id,
      isActedFor: membership.business_id !== business.business_id,
    },
    environment,
    scope: { businessId: business.business_id, environment },
    clockAhead: clockAheadIn(environment, business.test_clock_ahead),
    facts,
    resolution: config.resolve(business.brand, facts),
    timeZone: findTimeZone(preferred ?? '') ?? businessZone,
  };
}

/**
 * A user for background work, with their current permissions; `undefined` when they no longer have access. Read as the
 * database owner, because the business is not known yet.
 */
export async function loadPerson(
  { database, config }: Pick<Services, 'database' | 'config'>,
  userId: string,
  { businessId, environment }: BusinessScope,
): Promise<ActingPerson | undefined> {
  const [row] = await database.drizzle
    .select({ user: USER, email: user_emails.email, business: BUSINESS, membership: memberships })
    .from(users)
    .innerJoin(user_emails, eq(user_emails.user_id, users.user_id))
    .innerJoin(businesses, eq(businesses.business_id, businessId))
    .leftJoin(memberships, and(eq(memberships.business_id, businessId), eq(memberships.user_id, userId)))
    .where(eq(users.user_id, userId))
    .limit(1);
  if (row === undefined || row.user.status === 'DELETED') return undefined;
  if (environment === 'PRODUCTION' && !canUseLive(row.business.go_live_status)) return undefined;
  const membership = row.membership ?? (await actingMembership(database, row.business, userId));
  return membership && actingPerson({ ...row, membership }, environment, undefined, config);
}
