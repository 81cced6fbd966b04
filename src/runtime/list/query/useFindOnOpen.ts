import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FIND_PARAM } from '#contract/listSearchPath.ts';

/**
 * Moves the focus to the search box where the address requests it, and removes the request from the address. To be used
 * above the screen, which takes the focus when it opens. Rule navigation.search-address.
 */
export function useFindOnOpen(filters: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isRequested = new URLSearchParams(search).has(FIND_PARAM);
  useEffect(() => {
    if (!isRequested) return;
    filters.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
    const query = new URLSearchParams(search);
    query.delete(FIND_PARAM);
    navigate({ pathname, search: `${query}` }, { replace: true });
  }, [isRequested, pathname, search, navigate, filters]);
}
