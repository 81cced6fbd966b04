import { useTranslate } from 'react-admin';
import type { ResolvedBooleanFilter } from '#contract/generated/api.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { FilterHelp } from './FilterHelp.tsx';
import { FilterPill } from './FilterPill.tsx';
import type { FilterProps } from './FilterProps.ts';

/** Yes or no. */
export function BooleanFilter({ filter, value, onChange }: FilterProps<ResolvedBooleanFilter>) {
  const translate = useTranslate();
  const { field } = filter;
  const label = translate(filter.label);
  const items = [
    { id: 'true', label: translate('list.yes') },
    { id: 'false', label: translate('list.no') },
  ];
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
