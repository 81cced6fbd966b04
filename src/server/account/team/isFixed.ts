import type { SessionContext } from '../../access/sessions/SessionContext.ts';
import type { Member } from './findMember.ts';
import type { TeamAccount } from './teamAccounts.ts';

/**
 * Whether what a member may do in an account stays as it is, whoever asks: of somebody who has not joined, of whoever
 * asks themselves, and of whom an account that is not owned belongs to, which its e-mail address tells.
 * Rule team.fixed-members.
 */
export function isFixed({ user }: SessionContext, member: Member, account: TeamAccount): boolean {
  if (member.status === 'PENDING' || member.id === user.id) return true;
  return account.type !== 'OWNED' && account.email.toLowerCase() === member.email.toLowerCase();
}
