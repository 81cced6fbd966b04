import { and, eq, inArray, or } from 'drizzle-orm';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { businesses, memberships, team_invitations, user_emails, users } from '../../database/schema/index.ts';
import { type Flags, flagsFrom, flagsOf } from './Flags.ts';
import { narrowed } from './offeredPermissions.ts';
import { type TeamAccount, teamAccounts } from './teamAccounts.ts';

/** An account of a member, with their permissions there. */
export interface Assignment {
  readonly account: TeamAccount;
  readonly flags: Flags;
}

/** A member of a business or of an account below it, or an invited person. */
export interface Member {
  /** UUID of the user or of the invitation. */
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly status: 'ACTIVE' | 'PENDING';
  /** The current business first, then the others by name. */
  readonly places: readonly Assignment[];
}

type MemberServices = Pick<Services, 'database' | 'config' | 'pool'>;

function inOrder(places: readonly Assignment[]): Assignment[] {
  return [...places].sort(
    (one, other) =>
      Number(other.account.isOwn) - Number(one.account.isOwn) ||
      one.account.name.localeCompare(other.account.name, 'en'),
  );
}

async function findPerson(services: MemberServices, session: SessionContext, id: string): Promise<Member | undefined> {
  const rows = await services.database.drizzle
    .select({ full_name: users.full_name, email: user_emails.email, membership: memberships })
    .from(memberships)
    .innerJoin(users, and(eq(users.user_id, memberships.user_id), eq(users.status, 'ACTIVE')))
    .innerJoin(user_emails, eq(user_emails.user_id, memberships.user_id))
    .innerJoin(businesses, eq(businesses.business_id, memberships.business_id))
    .where(
      and(
        eq(memberships.user_id, id),
        or(eq(businesses.business_id, session.business.id), eq(businesses.master_business_id, session.business.id)),
      ),
    );
  const [first] = rows;
  if (first === undefined) return undefined;
  const ids = rows.map(({ membership }) => membership.business_id);
  const accounts = await teamAccounts(services, session, ids);
  const places = rows.flatMap(({ membership }) => {
    const account = accounts.get(membership.business_id);
    return account === undefined ? [] : { account, flags: flagsOf(membership) };
  });
  return { id, fullName: first.full_name, email: first.email, status: 'ACTIVE', places: inOrder(places) };
}

async function findInvited(services: MemberServices, session: SessionContext, id: string): Promise<Member | undefined> {
  const [invitation] = await inBusiness(services.pool, session.scope, (transaction) =>
    transaction
      .select()
      .from(team_invitations)
      .where(
        and(
          eq(team_invitations.business_id, session.business.id),
          eq(team_invitations.id, id),
          inArray(team_invitations.status, ['PENDING']),
        ),
      ),
  );
  if (invitation === undefined) return undefined;
  const accounts = await teamAccounts(services, session, invitation.account_ids);
  const places = [...accounts.values()].map((account) => ({
    account,
    flags: narrowed(services, account, flagsFrom(invitation.permissions)),
  }));
  const { full_name: fullName, email } = invitation;
  return { id, fullName, email, status: 'PENDING', places: inOrder(places) };
}

/**
 * A member by UUID: a user who belongs to the session's business or to an account below it, or an invited person.
 * `undefined` for all others.
 */
export async function findMember(
  services: MemberServices,
  session: SessionContext,
  id: string,
): Promise<Member | undefined> {
  return (await findPerson(services, session, id)) ?? (await findInvited(services, session, id));
}
