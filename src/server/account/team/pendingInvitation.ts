import { and, eq } from 'drizzle-orm';
import { USER_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { activityOf } from '../../access/sessions/activity/activityOf.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { team_invitations } from '../../database/schema/index.ts';
import type { TeamWrite } from './changePermissions.ts';
import { type Invitation, sendInvitation } from './inviteMember.ts';

function isThis(businessId: string, id: string) {
  return and(
    eq(team_invitations.business_id, businessId),
    eq(team_invitations.id, id),
    eq(team_invitations.status, 'PENDING'),
  );
}

/** A pending invitation, locked; `undefined` when it does not exist. */
export async function lockInvitation(
  transaction: Pick<BusinessTransaction, 'select'>,
  businessId: string,
  id: string,
): Promise<Invitation | undefined> {
  const [found] = await transaction.select().from(team_invitations).where(isThis(businessId, id)).for('update');
  return found;
}

/** Resends an invitation; only the new link is valid. Throws TOO_MANY_REQUESTS shortly after the last mail. */
export async function resendInvitation(services: Services, write: TeamWrite, id: string): Promise<void> {
  const { transaction, session, now } = write;
  const found = await lockInvitation(transaction, session.business.id, id);
  if (found === undefined) throw notFound();
  const { resend_seconds } = services.config.current().limits.team;
  const wait = Math.ceil((found.sent.getTime() + resend_seconds * 1000 - now.getTime()) / 1000);
  if (wait > 0) throw new ApiError('TOO_MANY_REQUESTS', 'This invitation was sent recently.', [], wait);
  await transaction.update(team_invitations).set({ sent: now }).where(isThis(session.business.id, id));
  await sendInvitation(services, write, found);
}

/** Withdraws an invitation; its link becomes invalid. */
export async function withdrawInvitation({ transaction, session, origin, now }: TeamWrite, id: string): Promise<void> {
  const found = await lockInvitation(transaction, session.business.id, id);
  if (found === undefined) throw notFound();
  await transaction.update(team_invitations).set({ status: 'WITHDRAWN' }).where(isThis(session.business.id, id));
  const target = { type: 'team-member', id: formatRecordId(USER_ID_PREFIX, id) };
  const before = { permissions: found.permissions };
  await recordActivity(transaction, { ...activityOf(session, 'INVITATION_WITHDRAWN', origin), target, before }, now);
}
