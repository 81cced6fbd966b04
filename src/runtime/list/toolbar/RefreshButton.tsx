import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { useRetryFailed } from '../../console/providers/useRetryFailed.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import type { ListValue } from '../query/useList.ts';
import { useArrivals } from './useArrivals.ts';
import { tabCountsKey } from './useTabCounts.ts';

interface RefreshButtonProps {
  readonly resource: ResolvedResource;
  readonly list: ListValue;
}

/** Refetches the list, counts included; shows how many records have arrived if the list is polled. */
export function RefreshButton({ resource, list }: RefreshButtonProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const client = useQueryClient();
  const retryFailed = useRetryFailed();

  function refresh(): void {
    list.refetch();
    void client.invalidateQueries({ queryKey: tabCountsKey(resource.api) });
    retryFailed();
  }

  const { count, isFull } = useArrivals(resource, list, refresh);

  if (count > 0) {
    const words = `${formats.number(count)}${isFull ? '+' : ''}`;
    return (
      <span aria-live="polite">
        <Button aria-disabled={list.isFetching} onClick={refresh}>
          <Icon name="refresh" />
          {translate('list.new_rows', { count: words })}
        </Button>
      </span>
    );
  }
  return (
    <Button
      kind="plain"
      shape="icon"
      aria-label={translate('list.refresh')}
      title={translate('list.refresh')}
      aria-disabled={list.isFetching}
      onClick={refresh}
    >
      <Icon name="refresh" />
    </Button>
  );
}
