import { and, eq } from 'drizzle-orm';
import { USER_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { activityOf } from '../../access/sessions/activity/activityOf.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { type Activity, recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { memberships } from '../../database/schema/index.ts';
import { type Flags, flagsOf, grantedBy } from './Flags.ts';
import type { Member } from './findMember.ts';
import { isFixed } from './isFixed.ts';
import type { PlannedChange } from './plannedChanges.ts';
import type { TeamAccount } from './teamAccounts.ts';

/** A change of a member's permissions by an administrator. */
export interface TeamWrite {
  readonly transaction: BusinessTransaction;
  readonly session: SessionContext;
  readonly origin: Activity['origin'];
  readonly now: Date;
}

/** The error for a change that is never allowed. */
export function disallowed(message: string): ApiError {
  return new ApiError('DISALLOWED_OPERATION', message);
}

/** The team of the current account, locked against concurrent changes. */
async function lockTeam(transaction: BusinessTransaction, account: TeamAccount) {
  return transaction
    .select()
    .from(memberships)
    .where(eq(memberships.business_id, account.id))
    .orderBy(memberships.user_id)
    .for('update');
}

type Team = Awaited<ReturnType<typeof lockTeam>>;

/** Throws when the account would lose its last administrator. In an owned account, administrators of the platform remain. */
function assertAdministered(account: TeamAccount, team: Team, userId: string, next: Flags | undefined): void {
  if (account.type === 'OWNED' || next?.can_administer) return;
  const administrators = team.filter((row) => row.can_administer);
  if (administrators.some((row) => row.user_id !== userId) || administrators.length === 0) return;
  throw disallowed('This user is the last administrator of the account.');
}

async function writePlace(
  { transaction, now }: TeamWrite,
  userId: string,
  { kind, account, next }: PlannedChange,
): Promise<void> {
  const place = and(eq(memberships.business_id, account.id), eq(memberships.user_id, userId));
  if (next === undefined) await transaction.delete(memberships).where(place);
  else if (kind === 'update') await transaction.update(memberships).set(next).where(place);
  else {
    await transaction.insert(memberships).values({ business_id: account.id, user_id: userId, ...next, created: now });
  }
}

function loggedPermissions(flags: Flags | undefined): Readonly<Record<string, unknown>> {
  return { permissions: flags === undefined ? [] : grantedBy(flags) };
}

async function changePlace(write: TeamWrite, member: Member, change: PlannedChange): Promise<void> {
  const { transaction, session, origin, now } = write;
  const { kind, account, next } = change;
  const scope = { businessId: account.id, environment: session.environment };
  await enterBusiness(transaction, scope);
  const team = await lockTeam(transaction, account);
  const row = team.find((known) => known.user_id === member.id);
  if (kind === 'add' && row !== undefined) {
    throw new ApiError('DUPLICATE_USER_ERROR', 'This user is already a member of the account.');
  }
  if (kind !== 'add' && row === undefined) throw notFound();
  assertAdministered(account, team, member.id, next);
  await writePlace(write, member.id, change);
  const before = row && flagsOf(row);
  const activity = {
    ...activityOf(session, next === undefined ? ('MEMBER_REMOVED' as const) : ('PERMISSIONS_CHANGED' as const), origin),
    // Each account has its own activity log.
    businessId: account.id,
    target: { type: 'team-member', id: formatRecordId(USER_ID_PREFIX, member.id) },
    before: loggedPermissions(before),
    after: loggedPermissions(next),
  };
  await recordActivity(transaction, activity, now);
}

/** Throws unless the user is still an administrator of the locked team. */
async function assertStillAdministrator({ transaction, session }: TeamWrite): Promise<void> {
  const { business, user } = session;
  if (business.isActedFor) return;
  const [own] = await transaction
    .select()
    .from(memberships)
    .where(and(eq(memberships.business_id, business.id), eq(memberships.user_id, user.id)))
    .for('update');
  if (own?.can_administer !== true) throw notFound();
}

/**
 * Changes a member's permissions in each account, all or nothing, under the request's role in one account after another,
 * and logs the changes in each account. Throws DISALLOWED_OPERATION for changes that are never allowed, and
 * DUPLICATE_USER_ERROR for an account of which they are already a member. Rule team.last-administrator.
 */
export async function changePermissions(
  write: TeamWrite,
  member: Member,
  changes: readonly PlannedChange[],
): Promise<void> {
  const { transaction, session } = write;
  if (member.id === session.user.id) throw disallowed('You cannot change your own permissions.');
  if (member.status === 'PENDING') throw disallowed('This user has not accepted the invitation yet.');
  await assertStillAdministrator(write);
  for (const change of changes) {
    if (change.kind !== 'add' && isFixed(session, member, change.account)) {
      throw disallowed('This user owns the account.');
    }
    await changePlace(write, member, change);
  }
  await enterBusiness(transaction, session.scope);
}
