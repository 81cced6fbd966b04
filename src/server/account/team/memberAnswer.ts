import type { UserBusinesses } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import type { Member } from './findMember.ts';
import { isFixed } from './isFixed.ts';

/** A member in the API, with their permissions in each account. */
export function memberAnswer(session: SessionContext, member: Member): UserBusinesses {
  const { fullName: full_name, email, status, places } = member;
  return {
    user: { full_name, email, status },
    accounts: places.map(({ account, flags }) => ({
      business_id: formatRecordId(BUSINESS_ID_PREFIX, account.id),
      business_name: account.name,
      business_email: account.email,
      type: account.type,
      is_xp_master: account.isOwn,
      ...flags,
      can_change: !isFixed(session, member, account),
    })),
    can_add: status === 'ACTIVE' && member.id !== session.user.id,
  };
}
