import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { UserData } from '#contract/generated/api.ts';
import type { Permission } from '#contract/generated/config.ts';
import { BUSINESS_ID_PREFIX, USER_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { account_notifications, users } from '../../database/schema/index.ts';
import { securityOf } from '../mfa/factors/securityOf.ts';
import { businessData } from './businessData.ts';

/**
 * GET /api/authenticated-user-data: the signed-in user and their current business. Rule modes.switch-business.
 * Rule routes.user-data.
 */
export function userDataRoutes(app: FastifyInstance, { database, pool }: Services): void {
  const { drizzle } = database;

  app.get('/api/authenticated-user-data', { config: { policy: 'person' } }, async (request): Promise<UserData> => {
    const session = request.session();
    const { user, business, facts } = session;
    const [kept] = await drizzle
      .select({ status: users.status, confirmed: users.email_confirmed, consent: users.im_consent })
      .from(users)
      .where(eq(users.user_id, user.id));
    const security = await securityOf(drizzle, session);
    const { notices, ofBusiness } = await inBusiness(pool, session.scope, async (tx) => ({
      notices: await tx
        .select()
        .from(account_notifications)
        .where(and(eq(account_notifications.business_id, business.id), eq(account_notifications.user_id, user.id))),
      ofBusiness: await businessData(tx, session),
    }));
    const businessId = formatRecordId(BUSINESS_ID_PREFIX, business.id);
    const id = formatRecordId(USER_ID_PREFIX, user.id);
    const flags = PERMISSIONS.map((permission) => [permission, facts.permission?.includes(permission) ?? false]);
    return {
      user: {
        user_id: id,
        id,
        email: user.email,
        full_name: user.fullName,
        timezone: user.preferredTimeZone,
        preferred_timezone: user.preferredTimeZone,
        preferred_language: user.preferredLanguage,
        phone_number: security.phone_number,
        is_phone_number_verified: security.is_phone_number_verified,
        mfa_type: security.mfa_type,
        is_pin_set: security.is_pin_set,
        status: kept?.status ?? 'DELETED',
        email_verification_status: kept?.confirmed == null ? 'PENDING' : 'VERIFIED',
        instant_messaging_consent: kept?.consent ?? false,
        account_notifications: notices.map(({ notify, status, remind_me }) => ({
          notify,
          status,
          remind_me: remind_me?.toISOString() ?? null,
          business_id: businessId,
        })),
        ...(Object.fromEntries(flags) as Record<Permission, boolean>),
      },
      business: ofBusiness,
    };
  });
}
