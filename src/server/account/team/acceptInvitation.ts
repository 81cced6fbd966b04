import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { canUseLive } from '#contract/canUseLive.ts';
import { USER_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { type Activity, recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { addNotification } from '../../core/notifications/addNotification.ts';
import { type Mail, sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { memberships, passwords, team_invitations, user_emails, users } from '../../database/schema/index.ts';
import { flagsFrom, grantedBy } from './Flags.ts';
import type { Invitation } from './inviteMember.ts';
import { joinedMails } from './joinedMails.ts';
import { narrowed } from './offeredPermissions.ts';
import type { TeamAccount } from './teamAccounts.ts';

/** Name and hashed password of a new user. */
export interface NewPerson {
  readonly fullName: string;
  readonly passwordHash: string;
}

/** Acceptance of an invitation. */
export interface Acceptance {
  readonly invitation: Invitation;
  readonly accounts: readonly TeamAccount[];
  /** `undefined` when a user with the e-mail exists. */
  readonly person: NewPerson | undefined;
  readonly origin: Activity['origin'];
  readonly now: Date;
}

/** A transaction as the database owner, because the invited person is not signed in. */
type Transaction = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'execute'>;

async function addPerson(transaction: Transaction, { invitation, person, now }: Acceptance): Promise<string> {
  const [known] = await transaction
    .select({ user_id: user_emails.user_id, full_name: users.full_name, status: users.status })
    .from(user_emails)
    .innerJoin(users, eq(users.user_id, user_emails.user_id))
    .where(eq(user_emails.email, invitation.email));
  if (known?.status === 'DELETED') throw notFound();
  if (known !== undefined) return known.user_id;
  if (person === undefined)
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
      { field: 'password', message: 'is required', code: 'required' },
    ]);
  const user_id = uuidv7({ msecs: now.getTime() });
  const { fullName: full_name, passwordHash: hash } = person;
  const row = { user_id, full_name, status: 'ACTIVE' as const, created: now, updated: now };
  // The link was mailed to this address, so it is confirmed.
  await transaction.insert(users).values({ ...row, email_confirmed: now });
  await transaction.insert(user_emails).values({ email: invitation.email, user_id, created: now });
  await transaction.insert(passwords).values({ user_id, hash, updated: now });
  return user_id;
}

/** Adds the membership under the request's role. Returns false when the user is already a member. */
async function joinAccount(
  services: Services,
  transaction: Transaction,
  { invitation, origin, now }: Acceptance,
  account: TeamAccount,
  userId: string,
): Promise<boolean> {
  const flags = narrowed(services, account, flagsFrom(invitation.permissions));
  if (grantedBy(flags).length === 0) return false;
  const place = { business_id: account.id, user_id: userId, ...flags, created: now };
  // A user who became a member meanwhile keeps those permissions.
  const joined = await transaction
    .insert(memberships)
    .values(place)
    .onConflictDoNothing()
    .returning({ user_id: memberships.user_id });
  if (joined.length === 0) return false;
  await recordActivity(
    transaction,
    {
      businessId: account.id,
      environment: 'PRODUCTION',
      action: 'INVITATION_ACCEPTED',
      actor: { name: invitation.full_name, email: invitation.email },
      origin,
      target: { type: 'team-member', id: formatRecordId(USER_ID_PREFIX, userId) },
      before: { permissions: [] },
      after: { permissions: grantedBy(flags) },
    },
    now,
  );
  return true;
}

/**
 * Makes the invited person a member, in the transaction that uses their link. A new user is created first. Each membership
 * is added under the request's role, within its account. Rule team.invitation-accepted.
 */
export async function acceptInvitation(
  services: Services,
  transaction: Transaction,
  acceptance: Acceptance,
): Promise<void> {
  const { invitation, accounts } = acceptance;
  const userId = await addPerson(transaction, acceptance);
  const { full_name: fullName, email } = invitation;
  const letters = new Map<string, readonly Mail[]>();
  for (const { id, row } of accounts) {
    const joined = { business: row, userId, fullName, email };
    letters.set(id, await joinedMails(transaction, services.config.brand(row.brand), services.env, joined));
  }
  const mailed = new Set<string>();
  for (const account of accounts) {
    await enterBusiness(transaction, { businessId: account.id, environment: 'PRODUCTION' });
    if (!(await joinAccount(services, transaction, acceptance, account, userId))) continue;
    for (const mail of letters.get(account.id) ?? []) {
      // An administrator of several accounts gets one mail.
      if (!mailed.has(mail.to)) await sendMail(transaction, mail, acceptance.now);
      mailed.add(mail.to);
    }
    const environment = canUseLive(account.row.go_live_status) ? 'PRODUCTION' : 'DEVELOPMENT';
    const scope = { businessId: account.id, environment } as const;
    await enterBusiness(transaction, scope);
    await addNotification(transaction, scope, { kind: 'member-joined', values: { name: fullName } }, acceptance.now);
  }
  await enterBusiness(transaction, { businessId: invitation.business_id, environment: 'PRODUCTION' });
  const answered = await transaction
    .update(team_invitations)
    .set({ status: 'ACCEPTED' })
    .where(
      and(
        eq(team_invitations.business_id, invitation.business_id),
        eq(team_invitations.id, invitation.id),
        eq(team_invitations.status, 'PENDING'),
      ),
    )
    .returning({ id: team_invitations.id });
  // The invitation was withdrawn concurrently.
  if (answered.length === 0) throw notFound();
}
