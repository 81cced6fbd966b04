import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isPassingError } from './settledRead.ts';
import { useRetryFailed } from './useRetryFailed.ts';

/** Queries that poll or that belong to the frame: nothing on the screen is older because of them. */
const QUIET: readonly unknown[] = ['jobs', 'progress', 'notifications'];

function isOutdated({ queryKey: [name], state }: Query): boolean {
  return state.data !== undefined && isPassingError(state.error) && !QUIET.includes(name);
}

/** Data on the screen that could not be read again. */
export interface Outdated {
  /** When the oldest of it was read, in milliseconds since the epoch; 0 where nothing is outdated. */
  readonly since: number;
  readonly refresh: () => void;
}

/** What is shown although reading it again failed, and how to try that, with what could not be read at all. Rule errors.data-stays. */
export function useOutdated(): Outdated {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const find = () => cache.findAll({ type: 'active', predicate: isOutdated });
  const since = useSyncExternalStore(
    (notify) => cache.subscribe(notifyManager.batchCalls(notify)),
    () => find().reduce((oldest, { state }) => Math.min(oldest || state.dataUpdatedAt, state.dataUpdatedAt), 0),
  );
  const retryFailed = useRetryFailed();
  function refresh(): void {
    void client.refetchQueries({ type: 'active', predicate: isOutdated });
    retryFailed();
  }
  return { since, refresh };
}
