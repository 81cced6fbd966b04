import { useTranslate } from 'react-admin';
import type { CappedCount, ResolvedStatusTabs } from '#contract/generated/api.ts';
import type { ListFilter } from '#contract/listState/listFilter.ts';
import { useFormats } from '../../console/useFormats.ts';
import { useChosenInSight } from '../../parts/browser/useChosenInSight.ts';
import { showFocused } from '../../parts/focus/showFocused.ts';
import type { ListValue } from '../query/useList.ts';
import styles from './StatusTabs.module.css';
import { useTabCounts } from './useTabCounts.ts';

interface StatusTabsProps {
  readonly api: string;
  readonly tabs: ResolvedStatusTabs;
  readonly list: ListValue;
}

/** A tab for all records, and one for each declared value, with their counts. A tab sets the filter of its field. */
export function StatusTabs({ api, tabs, list }: StatusTabsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const counts = useTabCounts(api, tabs, list);
  const { [tabs.field]: chosen, ...others } = list.state.filter;
  const values = chosen === undefined ? [] : [chosen].flat();
  const row = useChosenInSight(values.join());

  function show(count: CappedCount | undefined): string {
    return count === undefined ? '' : `${formats.number(count.count)}${count.capped ? '+' : ''}`;
  }

  function tab(key: string, words: string, count: CappedCount | undefined, filter: ListFilter, isChosen: boolean) {
    return (
      <button
        key={key}
        type="button"
        data-print="label"
        aria-pressed={isChosen}
        onClick={() => list.change({ filter })}
      >
        <span>{words}</span> <span className={styles.count}>{show(count)}</span>
      </button>
    );
  }

  return (
    <nav ref={row} className={styles.tabs} aria-label={translate('list.tabs')} onFocus={showFocused}>
      {tab('', translate('list.tab_all'), counts?.all, others, values.length === 0)}
      {tabs.values.map(({ value, label: key }) =>
        tab(
          value,
          translate(key),
          counts?.values[value],
          { ...others, [tabs.field]: [value] },
          values.length === 1 && values[0] === value,
        ),
      )}
    </nav>
  );
}
