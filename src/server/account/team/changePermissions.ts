import { and, eq } from 'drizzle-orm';
import { USER_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { activityOf } from '../../access/sessions/activityOf.ts';
import type { SessionContext } from '../../access/sessions/SessionContext.ts';
import { type Activity, recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { memberships } from '../../database/schema/index.ts';
import { type Flags, flagsOf, grantedBy } from './Flags.ts';
import type { Member } from './findMember.ts';
import { isFixed } from './isFixed.ts';
import type { PlannedChange } from './plannedChanges.ts';
import type { TeamAccount } from './teamAccounts.ts';

/** A change of what a person may do, by somebody who may ask for it. */
export interface TeamWrite {
  readonly transaction: BusinessTransaction;
  readonly session: SessionContext;
  readonly origin: Activity['origin'];
  readonly now: Date;
}

/** Refuses what nobody may do to this person or account. */
export function disallowed(message: string): ApiError {
  return new ApiError('DISALLOWED_OPERATION', message);
}

/** The team of the account that the transaction is in, locked: whoever changes it at the same time waits. */
async function lockTeam(transaction: BusinessTransaction, account: TeamAccount) {
  return transaction
    .select()
    .from(memberships)
    .where(eq(memberships.business_id, account.id))
    .orderBy(memberships.user_id)
    .for('update');
}

type Team = Awaited<ReturnType<typeof lockTeam>>;

/** Somebody must stay who can let others in; whom a platform owns an account, its own administrators can. */
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

function told(flags: Flags | undefined): Readonly<Record<string, unknown>> {
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
    // Of each account, its own log tells.
    businessId: account.id,
    target: { type: 'team-member', id: formatRecordId(USER_ID_PREFIX, member.id) },
    before: told(before),
    after: told(next),
  };
  await recordActivity(transaction, activity, now);
}

/** Whoever changes a team is still one of its administrators, now that nobody else can change it. */
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
 * Changes what a member may do in each account, all or nothing, as the request's role in one account after another, and
 * writes it down in the log of each. Throws DISALLOWED_OPERATION for what nobody may do, DUPLICATE_USER_ERROR for an
 * account that they work for already.
 * Rule team.last-administrator.
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
