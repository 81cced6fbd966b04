import { useTranslate } from 'react-admin';
import type { ResolvedSelectFilter } from '#contract/generated/api.ts';
import type { FilterProps } from './FilterProps.ts';
import { OneChoiceFilter } from './OneChoiceFilter.tsx';

/** One of a field's values. */
export function SelectFilter(props: FilterProps<ResolvedSelectFilter>) {
  const translate = useTranslate();
  const items = props.filter.values.map(({ value, label }) => ({ id: value, label: translate(label) }));
  return <OneChoiceFilter {...props} items={items} />;
}
