import { useTranslate } from 'react-admin';
import type { ResolvedBooleanFilter } from '#contract/generated/api.ts';
import type { FilterProps } from './FilterProps.ts';
import { OneChoiceFilter } from './OneChoiceFilter.tsx';

/** Yes or no. */
export function BooleanFilter(props: FilterProps<ResolvedBooleanFilter>) {
  const translate = useTranslate();
  const items = [
    { id: 'true', label: translate('list.yes') },
    { id: 'false', label: translate('list.no') },
  ];
  return <OneChoiceFilter {...props} items={items} />;
}
