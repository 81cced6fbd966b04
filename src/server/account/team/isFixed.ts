import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import type { Member } from './findMember.ts';
import type { TeamAccount } from './teamAccounts.ts';

/**
 * Whether a member's permissions in an account cannot be changed: those of an invited person, those of the user themselves,
 * and those of the owner of an account that no platform owns, who is identified by the account's e-mail address.
 * Rule team.fixed-members.
 */
export function isFixed({ user }: SessionContext, member: Member, account: TeamAccount): boolean {
  if (member.status === 'PENDING' || member.id === user.id) return true;
  return account.type !== 'OWNED' && account.email.toLowerCase() === member.email.toLowerCase();
}
