import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import type { ResolvedSearchFilter } from '#contract/generated/api.ts';
import { SearchInput } from '../../parts/SearchInput.tsx';
import type { FilterProps } from './FilterProps.ts';
import styles from './filters.module.css';

/** How long typing must rest before the list is asked, in milliseconds. */
const REST = 300;

/** The search box: asks once enough is typed and the typing rests. */
export function SearchFilter({ filter, value, onChange }: FilterProps<ResolvedSearchFilter>) {
  const translate = useTranslate();
  const asked = typeof value.q === 'string' ? value.q : '';
  const [text, setText] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  const change = useRef(onChange);
  change.current = onChange;
  if (asked !== lastAsked) {
    // Asked for elsewhere: the way back, or all filters cleared.
    setLastAsked(asked);
    if (asked !== text.trim()) setText(asked);
  }
  const { rest = REST } = filter;
  const typed = text.trim();
  const isShort = typed !== '' && typed.length < filter.minimum;
  // What is searched for stands in the address, where no card's number may.
  const isCard = hasCardNumber(typed);

  useEffect(() => {
    const wanted = isShort || isCard ? '' : typed;
    if (wanted === asked) return;
    // Typing on narrows the same question; it is not a step to go back to.
    const timer = setTimeout(
      () => change.current({ q: wanted || undefined }, { replace: asked !== '' }),
      wanted === '' ? 0 : rest,
    );
    return () => clearTimeout(timer);
  }, [typed, isShort, isCard, asked, rest]);

  const fields = filter.fields.map((key) => translate(key)).join(', ');
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
