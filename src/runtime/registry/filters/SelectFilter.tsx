import { useTranslate } from 'react-admin';
import type { ResolvedSelectFilter } from '#contract/generated/api.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { FilterHelp } from './FilterHelp.tsx';
import { FilterPill } from './FilterPill.tsx';
import type { FilterProps } from './FilterProps.ts';

/** One of a field's values. */
export function SelectFilter({ filter, value, onChange }: FilterProps<ResolvedSelectFilter>) {
  const translate = useTranslate();
  const { field } = filter;
  const label = translate(filter.label);
  const items = filter.values.map((item) => ({ id: item.value, label: translate(item.label) }));
  const chosen = items.find(({ id }) => id === value[field]);
  return (
    <FilterPill label={label} summary={chosen?.label} onClear={() => onChange({ [field]: undefined })}>
      {(close) => (
        <>
          <FilterHelp filter={filter} />
          <ChoiceList
            label={label}
            items={items}
            chosen={chosen?.id}
            onChoose={(id) => {
              onChange({ [field]: id });
              close();
            }}
          />
        </>
      )}
    </FilterPill>
  );
}
