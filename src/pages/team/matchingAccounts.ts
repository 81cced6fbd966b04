import type { MemberAccount } from '#contract/generated/api.ts';

/** From how many characters on a search is taken. Rule team.member-search. */
const MINIMUM = 3;

/** The accounts whose id, e-mail or name holds what was typed; all of them below three characters. */
export function matchingAccounts(accounts: readonly MemberAccount[], typed: string): readonly MemberAccount[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < MINIMUM) return accounts;
  return accounts.filter(({ business_id, business_email, business_name }) =>
    [business_id, business_email, business_name].some((text) => text.toLowerCase().includes(wanted)),
  );
}
