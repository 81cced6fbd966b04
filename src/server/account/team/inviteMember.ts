import { and, count, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { InvitationRequest } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX, USER_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { activityOf } from '../../access/sessions/activity/activityOf.ts';
import { createOneTimeToken } from '../../access/sessions/credentials/oneTimeTokens.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError, invalidRequest, notFound } from '../../core/errors/ApiError.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import { businesses, memberships, team_invitations, user_emails } from '../../database/schema/index.ts';
import type { TeamWrite } from './changePermissions.ts';
import { flagsFrom, grantedBy } from './Flags.ts';
import { invitationMail } from './invitationMail.ts';
import { narrowed } from './offeredPermissions.ts';
import { teamAccounts } from './teamAccounts.ts';

/** A row of `team_invitations`. */
export type Invitation = typeof team_invitations.$inferSelect;

/** A validated invitation. */
export interface PlannedInvitation extends Pick<InvitationRequest, 'full_name' | 'email' | 'permissions'> {
  /** UUIDs of the accounts, in the order of the request. */
  readonly accountIds: readonly string[];
}

const DAY_SECONDS = 86_400;

function duplicate(): ApiError {
  return new ApiError('DUPLICATE_USER_ERROR', 'This user is already a member or has already been invited.');
}

async function worksFor({ database }: Services, email: string, accountIds: readonly string[]): Promise<boolean> {
  const rows = await database.drizzle
    .select({ id: businesses.business_id })
    .from(user_emails)
    .innerJoin(memberships, eq(memberships.user_id, user_emails.user_id))
    .innerJoin(businesses, eq(businesses.business_id, memberships.business_id))
    .where(eq(user_emails.email, email));
  return rows.some(({ id }) => accountIds.includes(id));
}

/**
 * Validates an invitation: the user must be an administrator of all accounts, each account must offer at least one of the
 * permissions, and the person must not be a member of any. Throws DATA_NOT_FOUND_ERROR, API_VALIDATION_ERROR and
 * DUPLICATE_USER_ERROR.
 */
export async function plannedInvitation(
  services: Services,
  session: SessionContext,
  { full_name, email: typed, accounts: requestedIds, permissions }: InvitationRequest,
): Promise<PlannedInvitation> {
  const email = typed.trim().toLowerCase();
  const accountIds = requestedIds.map((id) => parseRecordId(BUSINESS_ID_PREFIX, id) ?? '');
  if (accountIds.includes('')) throw notFound();
  const accounts = await teamAccounts(services, session, accountIds);
  for (const id of accountIds) {
    const account = accounts.get(id);
    if (account === undefined) throw notFound();
    if (grantedBy(narrowed(services, account, flagsFrom(permissions))).length > 0) continue;
    throw invalidRequest('permissions', `contains no permission that is offered for ${account.name}`);
  }
  if (await worksFor(services, email, accountIds)) throw duplicate();
  return { full_name: full_name.trim(), email, permissions, accountIds };
}

/** Stores an invitation as sent now, creates its link, and queues the mail. */
export async function sendInvitation(
  { config, env }: Services,
  { transaction, session, origin, now }: TeamWrite,
  { id, full_name, email, permissions }: Pick<Invitation, 'id' | 'full_name' | 'email' | 'permissions'>,
): Promise<void> {
  const { invitation_days: days } = config.current().limits.team;
  const order = {
    purpose: 'INVITATION' as const,
    businessId: session.business.id,
    // A link with an earlier time is invalid.
    details: { invitation_id: id, sent: now.toISOString() },
    seconds: days * DAY_SECONDS,
  };
  const token = await createOneTimeToken(transaction, order, now);
  const brand = config.brand(session.business.brand);
  await sendMail(transaction, invitationMail(brand, env, session, { fullName: full_name, email, token, days }), now);
  const target = { type: 'team-member', id: formatRecordId(USER_ID_PREFIX, id) };
  const activity = { ...activityOf(session, 'MEMBER_INVITED', origin), target, after: { permissions } };
  await recordActivity(transaction, activity, now);
}

/**
 * Invites a person. Throws DUPLICATE_USER_ERROR while an invitation is pending, and LIMIT_REACHED_ERROR for too many.
 * Rule team.invitation-not-edited.
 */
export async function inviteMember(services: Services, write: TeamWrite, planned: PlannedInvitation): Promise<string> {
  const { transaction, session, now } = write;
  const { full_name, email, permissions, accountIds } = planned;
  const id = uuidv7({ msecs: now.getTime() });
  const business_id = session.business.id;
  const isPending = and(eq(team_invitations.business_id, business_id), eq(team_invitations.status, 'PENDING'));
  const [pending] = await transaction.select({ count: count() }).from(team_invitations).where(isPending);
  if ((pending?.count ?? 0) >= services.config.current().limits.team.pending_invitations) {
    throw new ApiError('LIMIT_REACHED_ERROR', 'Too many invitations are pending. Withdraw some first.');
  }
  const row = {
    business_id,
    id,
    status: 'PENDING' as const,
    full_name,
    email,
    permissions: [...permissions],
    account_ids: [...accountIds],
    created: now,
    sent: now,
  };
  // The unique index decides between concurrent invitations of the same person.
  const inserted = await transaction
    .insert(team_invitations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: team_invitations.id });
  if (inserted.length === 0) throw duplicate();
  await sendInvitation(services, write, row);
  return id;
}
