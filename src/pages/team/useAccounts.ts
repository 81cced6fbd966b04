import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { maskCardNumbers } from '#contract/cards/cardNumbers.ts';
import { request } from '#runtime/islands/index.ts';

/** An account to choose. */
export interface ListedAccount {
  readonly name: string;
  readonly email: string;
  readonly account_id: string;
  readonly account_type: string;
  readonly is_xp_master: boolean;
}

/** Number of accounts per page. */
const PAGE = 50;

/** Minimum length of a search, in characters. */
const MINIMUM = 2;

/**
 * Queries the accounts that an administrator manages, the own one first; `typed` filters them by name, id or e-mail.
 */
export function useAccounts(typed: string) {
  const q = typed.trim().length >= MINIMUM ? typed.trim() : undefined;
  return useInfiniteQuery({
    queryKey: ['team-accounts', q],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const search = new URLSearchParams({
        limit: String(PAGE),
        offset: String(pageParam),
        ...(q && { q: maskCardNumbers(q) }),
      });
      const { body } = await request(`/api/sub-accounts?${search}`, { signal });
      return (body as { readonly sub_accounts: readonly ListedAccount[] }).sub_accounts;
    },
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
  });
}
