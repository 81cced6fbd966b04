import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useConsole } from './ConsoleContext.ts';

const QUERY = ['followed-jobs'];

function useStorageKey(): string {
  const { business, environment, user } = useConsole().console;
  return `beranda.jobs.${user.id}.${business.id}.${environment}`;
}

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function write(key: string, ids: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Without storage, jobs are tracked until the page is left.
  }
}

/** Returns the ids of the tracked jobs, newest first; they survive a reload. */
export function useTrackedJobs(): readonly string[] {
  const key = useStorageKey();
  const { data } = useQuery({ queryKey: [...QUERY, key], queryFn: () => read(key), initialData: () => read(key) });
  return data;
}

/** Changes which jobs are tracked. */
function useChangeFollowed(): (change: (ids: readonly string[]) => string[]) => void {
  const key = useStorageKey();
  const client = useQueryClient();
  return useCallback(
    (change) => {
      const ids = change(read(key));
      write(key, ids);
      client.setQueryData([...QUERY, key], ids);
    },
    [client, key],
  );
}

/** Starts tracking a job. */
export function useTrackJob(): (id: string) => void {
  const change = useChangeFollowed();
  return useCallback((id) => change((ids) => [id, ...ids.filter((other) => other !== id)]), [change]);
}

/** Stops tracking a job. */
export function useUntrackJob(): (id: string) => void {
  const change = useChangeFollowed();
  return useCallback((id) => change((ids) => ids.filter((other) => other !== id)), [change]);
}
