import { useTranslate } from 'react-admin';
import type { ResolvedBooleanFilter, ResolvedSelectFilter } from '#contract/generated/api.ts';
import { type Choice, ChoiceList } from './ChoiceList.tsx';
import { FilterHelp } from './FilterHelp.tsx';
import { FilterPill } from './FilterPill.tsx';
import type { FilterProps } from './FilterProps.ts';

interface OneChoiceFilterProps extends FilterProps<ResolvedBooleanFilter | ResolvedSelectFilter> {
  readonly items: readonly Choice[];
}

/** A pill that chooses one of a few values and closes. */
export function OneChoiceFilter({ filter, value, onChange, items }: OneChoiceFilterProps) {
  const translate = useTranslate();
  const { field } = filter;
  const label = translate(filter.label);
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
