import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { maskCardNumbers } from '#contract/cards/cardNumbers.ts';
import { request } from '#runtime/islands/index.ts';

/** An account that can be chosen. */
export interface ListedAccount {
  readonly name: string;
  readonly email: string;
  readonly account_id: string;
  readonly account_type: string;
  readonly is_xp_master: boolean;
}

/** How many accounts come at once. */
const PAGE = 50;

/** From how many characters on a search is taken. */
const MINIMUM = 2;

/** The accounts that an administrator answers for, the own one first; `typed` narrows them by name, id or e-mail. */
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
