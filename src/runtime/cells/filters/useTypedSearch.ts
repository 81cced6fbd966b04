import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import type { ResolvedResource } from '#contract/generated/api.ts';
import type { ListFilter } from '#contract/listState/listFilter.ts';

/** Debounce of the search input, in milliseconds. */
const REST = 200;

interface TypedSearch {
  /** The filter for the list; `undefined` while too little is typed. */
  readonly filter: ListFilter | undefined;
  /** Hint for a text that is too short, or that contains a card number, which must not be in an address. */
  readonly tooShort: string | undefined;
}

/** Returns the filter for the typed text once typing pauses. */
export function useTypedSearch(target: ResolvedResource, text: string): TypedSearch {
  const translate = useTranslate();
  const [settled, setSettled] = useState('');
  const search = target.list.filters.find(({ type }) => type === 'search');
  const minimum = search?.type === 'search' ? search.minimum : 1;

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), REST);
    return () => clearTimeout(timer);
  }, [text]);

  // Nothing is typed yet: the first records of the list are offered.
  if (settled === '') return { filter: {}, tooShort: undefined };
  if (hasCardNumber(settled)) return { filter: undefined, tooShort: translate('list.search_card') };
  if (settled.length >= minimum) return { filter: { q: settled }, tooShort: undefined };
  return { filter: undefined, tooShort: translate('list.pick_minimum', { count: minimum, smart_count: minimum }) };
}
