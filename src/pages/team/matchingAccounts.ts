import type { MemberAccount } from '#contract/generated/api.ts';

/** Minimum length of a search, in characters. Rule team.member-search. */
const MINIMUM = 3;

/**
 * Returns the accounts whose id, e-mail or name contains the typed text; all accounts for fewer than three characters.
 */
export function matchingAccounts(accounts: readonly MemberAccount[], typed: string): readonly MemberAccount[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < MINIMUM) return accounts;
  return accounts.filter(({ business_id, business_email, business_name }) =>
    [business_id, business_email, business_name].some((text) => text.toLowerCase().includes(wanted)),
  );
}
