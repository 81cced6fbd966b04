import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LabelledValue, ResolvedMultiSelectFilter } from '#contract/generated/api.ts';
import { CheckList } from '../../parts/fields/CheckList.tsx';
import { SearchInput } from '../../parts/fields/SearchInput.tsx';
import { FilterHelp } from './FilterHelp.tsx';
import { FilterPill } from './FilterPill.tsx';
import type { FilterProps } from './FilterProps.ts';

/** Number of values from which on they can be searched. */
const SEARCHED_FROM = 10;

/** Returns one label, or the first and the number of the others. */
function summarise(labels: readonly string[]): string | undefined {
  const [first, ...more] = labels;
  if (first === undefined) return undefined;
  return more.length === 0 ? first : `${first} +${more.length}`;
}

/** Any number of a field's values. The list is updated after each tick. */
export function MultiSelectFilter({ filter, value, onChange }: FilterProps<ResolvedMultiSelectFilter>) {
  const translate = useTranslate();
  const raw = value[filter.field];
  const chosen = raw === undefined ? [] : [raw].flat();
  // All ticks while the panel is open are one history entry.
  const hasChanged = useRef(false);

  function choose(values: readonly string[]): void {
    onChange({ [filter.field]: values.length > 0 ? values : undefined }, { replace: hasChanged.current });
    hasChanged.current = true;
  }

  const labels = filter.values.filter((item) => chosen.includes(item.value)).map(({ label }) => translate(label));
  return (
    <FilterPill
      label={translate(filter.label)}
      summary={summarise(labels)}
      onClear={() => onChange({ [filter.field]: undefined })}
      onOpen={() => {
        hasChanged.current = false;
      }}
    >
      {() => (
        <>
          <FilterHelp filter={filter} />
          <ValueList label={translate(filter.label)} values={filter.values} chosen={chosen} onChange={choose} />
        </>
      )}
    </FilterPill>
  );
}

interface ValueListProps {
  readonly label: string;
  readonly values: readonly LabelledValue[];
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function ValueList({ label, values, chosen, onChange }: ValueListProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  // The list updates asynchronously; a tick shows at once, and the next one builds on it.
  const [ticked, setTicked] = useState(chosen);
  const items = values.map((item) => ({ id: item.value, label: translate(item.label) }));
  const wanted = search.trim().toLowerCase();
  const found = items.filter((item) => item.label.toLowerCase().includes(wanted));
  const hidden = ticked.filter((id) => !found.some((item) => item.id === id));

  function tick(checked: readonly string[]): void {
    const next = [...hidden, ...checked];
    setTicked(next);
    onChange(next);
  }

  return (
    <>
      {items.length >= SEARCHED_FROM && (
        <SearchInput label={translate('list.search')} value={search} onChange={setSearch} />
      )}
      <CheckList label={label} items={found} checked={ticked} onChange={tick} />
    </>
  );
}
