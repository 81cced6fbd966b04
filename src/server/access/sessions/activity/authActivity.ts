import type { FastifyRequest } from 'fastify';
import { canUseLive } from '#contract/canUseLive.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { type Activity, recordActivity } from '../../../core/activity/recordActivity.ts';
import { enterBusiness } from '../../../database/inBusiness.ts';
import type { businesses } from '../../../database/schema/index.ts';
import { activityOf } from './activityOf.ts';
import { originOf } from './originOf.ts';

/** An activity of a user who is not signed in yet, in one of their businesses. Rule activity.sign-ins. */
export function signInActivity(
  business: typeof businesses.$inferSelect,
  actor: Activity['actor'],
  request: FastifyRequest,
  action: Activity['action'] = 'SIGN_IN',
): Activity {
  return {
    businessId: business.business_id,
    environment: canUseLive(business.go_live_status) ? 'PRODUCTION' : 'DEVELOPMENT',
    action,
    actor,
    origin: originOf(request),
    target: { type: 'business', id: formatRecordId(BUSINESS_ID_PREFIX, business.business_id) },
  };
}

/** An activity of the signed-in user, in the current business and environment. */
export function sessionActivity(
  session: ReturnType<FastifyRequest['session']>,
  action: Activity['action'],
  request: FastifyRequest,
): Activity {
  return activityOf(session, action, originOf(request));
}

/** Records a sign-in activity; restricts the rest of the transaction to the business. */
export async function recordAsBusiness(
  tx: Parameters<typeof recordActivity>[0] & Parameters<typeof enterBusiness>[0],
  activity: Activity,
  now: Date,
): Promise<void> {
  await enterBusiness(tx, activity);
  await recordActivity(tx, activity, now);
}
