import { useTranslate } from 'react-admin';
import { Button } from '../../parts/Button.tsx';
import type { ListValue } from './useList.ts';

/** Takes all filters away; there while one is set. */
export function ClearFilters({ list }: { readonly list: ListValue }) {
  const translate = useTranslate();
  if (Object.keys(list.state.filter).length === 0) return null;
  return (
    <Button kind="plain" onClick={() => list.change({ filter: {} })}>
      {translate('list.clear_filters')}
    </Button>
  );
}
