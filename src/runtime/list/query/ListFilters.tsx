import { type Ref, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedFilter, ResolvedResource } from '#contract/generated/api.ts';
import { filterKeys, type ListFilter } from '#contract/listState/listFilter.ts';
import { FilterControl } from '../../cells/FilterControl.tsx';
import type { FilterProps } from '../../cells/filters/FilterProps.ts';
import { NARROW, PHONE, TABLET, useMediaQuery } from '../../parts/browser/useMediaQuery.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { ClearFilters } from './ClearFilters.tsx';
import styles from './ListFilters.module.css';
import { SortSelect } from './SortSelect.tsx';
import type { ListValue } from './useList.ts';

/** How many filters beside the search box a tablet shows, where there are more than one further. */
const ON_TABLET = 3;

interface ListFiltersProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly list: ListValue;
  readonly resource: ResolvedResource;
}

function filterName(filter: ResolvedFilter): string {
  return filter.type === 'search' ? 'q' : filter.field;
}

function activeCount(filters: readonly ResolvedFilter[], value: ListFilter): number {
  return filters.filter((filter) => filterKeys(filter).some((key) => value[key] !== undefined)).length;
}

/**
 * The declared filters. On a narrow screen all but the search box are behind a button; on a tablet all but the search box,
 * the first filters and those that narrow the list.
 */
export function ListFilters({ ref, list, resource }: ListFiltersProps) {
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useMediaQuery(NARROW);
  const isPhone = useMediaQuery(PHONE);
  const isTablet = useMediaQuery(TABLET);
  const [isOpen, setOpen] = useState(false);
  const { state, change } = list;
  const { filters } = resource.list;
  const searches = filters.filter(({ type }) => type === 'search');
  const others = filters.filter(({ type }) => type !== 'search');
  const isShortened = isTablet && !isNarrow && others.length > ON_TABLET + 1;
  const first = isShortened
    ? others.filter((filter, index) => index < ON_TABLET || activeCount([filter], state.filter) > 0)
    : [];
  const rest = others.filter((filter) => !first.includes(filter));
  const isFolded = isNarrow || (isShortened && rest.length > 0);
  const active = activeCount(rest, state.filter);

  const apply: FilterProps<ResolvedFilter>['onChange'] = (changed, options) => {
    const next = Object.entries({ ...state.filter, ...changed }).filter(([, value]) => value !== undefined);
    change({ filter: Object.fromEntries(next) as ListFilter }, options);
  };

  function control(filter: ResolvedFilter) {
    const name = filterName(filter);
    return (
      <div key={name} className={styles.filter} data-config={`filters.${name === 'q' ? 'search' : name}`}>
        <FilterControl filter={filter} value={state.filter} onChange={apply} />
      </div>
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is newer than the browsers that we build for.
    <div ref={ref} className={styles.filters} role="search" aria-label={translate('list.filters')}>
      {searches.map(control)}
      {first.map(control)}
      {isFolded && (
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon name="filter" />
          {translate(isNarrow ? 'list.filters' : 'list.more_filters')}
          {active > 0 && (
            <span
              className={styles.count}
              role="img"
              aria-label={translate('list.active_filters', { count: active, smart_count: active })}
            >
              {active}
            </span>
          )}
        </Button>
      )}
      <div id={id} className={styles.others} hidden={isFolded && !isOpen}>
        {rest.map(control)}
        {isPhone && <SortSelect list={list} resource={resource} />}
        {isPhone && <ClearFilters list={list} />}
      </div>
    </div>
  );
}
