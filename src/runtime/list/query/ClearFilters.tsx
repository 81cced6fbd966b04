import { useTranslate } from 'react-admin';
import { Button } from '../../parts/buttons/Button.tsx';
import type { ListValue } from './useList.ts';

/** Clears all filters; shown while one is set. */
export function ClearFilters({ list }: { readonly list: ListValue }) {
  const translate = useTranslate();
  const { filter, segment } = list.state;
  if (Object.keys(filter).length === 0 && segment === undefined) return null;
  return (
    <Button kind="plain" onClick={() => list.change({ filter: {}, segment: undefined })}>
      {translate('list.clear_filters')}
    </Button>
  );
}
