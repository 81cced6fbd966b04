import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import type { ResolvedResource } from '#contract/generated/api.ts';
import type { ListFilter } from '../../core/listState/listFilter.ts';

/** How long typing must rest before the list is asked, in milliseconds. */
const REST = 200;

interface TypedSearch {
  /** What to ask the list for; `undefined` while too little has been typed. */
  readonly filter: ListFilter | undefined;
  /** What to tell somebody who has typed too little, or a card's number, which may stand in no address. */
  readonly tooShort: string | undefined;
}

/** What has been typed to find a record of a resource, once typing rests. */
export function useTypedSearch(target: ResolvedResource, text: string): TypedSearch {
  const translate = useTranslate();
  const [settled, setSettled] = useState('');
  const search = target.list.filters.find(({ type }) => type === 'search');
  const minimum = search?.type === 'search' ? search.minimum : 1;

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), REST);
    return () => clearTimeout(timer);
  }, [text]);

  // Nothing typed yet: the first of the list are as good a guess as any.
  if (settled === '') return { filter: {}, tooShort: undefined };
  if (hasCardNumber(settled)) return { filter: undefined, tooShort: translate('list.search_card') };
  if (settled.length >= minimum) return { filter: { q: settled }, tooShort: undefined };
  return { filter: undefined, tooShort: translate('list.pick_minimum', { count: minimum, smart_count: minimum }) };
}
