import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import type { ResolvedSearchFilter } from '#contract/generated/api.ts';
import { SearchInput } from '../../parts/fields/SearchInput.tsx';
import type { FilterProps } from './FilterProps.ts';
import styles from './filters.module.css';
import { useSearchText } from './useSearchText.ts';

/** Default debounce of the search input, in milliseconds. */
const REST = 300;

/** The search box: updates the list once enough is typed and typing pauses. */
export function SearchFilter({ filter, value, onChange }: FilterProps<ResolvedSearchFilter>) {
  const translate = useTranslate();
  const searched = typeof value.q === 'string' ? value.q : '';
  const { text, setText, registerSearch } = useSearchText(searched);
  const { rest = REST } = filter;
  const typed = text.trim();
  const isShort = typed !== '' && typed.length < filter.minimum;
  // The search is part of the URL, which must not contain a card number.
  const isCard = hasCardNumber(typed);
  const wanted = isShort || isCard ? '' : typed;
  const search = useRef<() => void>(() => undefined);
  search.current = () => {
    registerSearch(wanted);
    // Further typing narrows the same search; it adds no history entry.
    onChange({ q: wanted || undefined }, { replace: searched !== '' });
  };

  useEffect(() => {
    if (wanted === searched) return;
    const timer = setTimeout(() => search.current(), typed === '' ? 0 : rest);
    return () => clearTimeout(timer);
  }, [typed, wanted, searched, rest]);

  const fields = [...new Set(filter.fields.map(({ label }) => translate(label)))].join(', ');
  const also = filter.by.map((kind) => translate(`list.search_by.${kind}`)).join(', ');
  const tooShort = isShort
    ? translate('list.search_minimum', { count: filter.minimum, smart_count: filter.minimum })
    : undefined;
  const hint = isCard ? translate('list.search_card') : tooShort;
  const help =
    filter.help === undefined ? also && translate('list.search_also', { kinds: also }) : translate(filter.help);
  return (
    <div className={styles.search} title={help || undefined}>
      <SearchInput
        label={translate('list.search')}
        placeholder={translate('list.search_placeholder', { fields })}
        hint={hint}
        value={text}
        onChange={setText}
      />
    </div>
  );
}
