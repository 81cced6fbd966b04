import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { request } from '../../core/session/request.ts';
import type { ApiRecord } from './ApiRecord.ts';
import { useProgressInterval } from './useProgressInterval.ts';

function isInProgress(records: readonly ApiRecord[]): boolean {
  return records.some(({ in_progress }) => in_progress === true);
}

async function readRecords(api: string, ids: readonly string[], signal: AbortSignal): Promise<ApiRecord[]> {
  const range = JSON.stringify([0, ids.length - 1]);
  const query = new URLSearchParams({ range, filter: JSON.stringify({ id: ids }) });
  return (await request(`${api}?${query}`, { signal })).body as ApiRecord[];
}

/**
 * Polls the rows of a list that are in progress until they settle. Only values change: no row is added, removed or
 * moved. `readAt` is when the rows themselves were read.
 * Rule details.follows-progress.
 */
export function useProgress(
  { api }: ResolvedResource,
  rows: readonly ApiRecord[] | undefined,
  readAt: number,
): readonly ApiRecord[] | undefined {
  const started = rows?.filter(({ in_progress }) => in_progress === true) ?? [];
  const ids = started.map(({ id }) => id);
  const { data } = useQuery<ApiRecord[]>({
    queryKey: ['progress', api, readAt, ids],
    enabled: ids.length > 0,
    initialData: started,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: useProgressInterval<ApiRecord[]>(isInProgress),
    queryFn: ({ signal }) => readRecords(api, ids, signal),
  });
  return useMemo(() => {
    if (data.length === 0) return rows;
    const newer = new Map(data.map((record) => [record.id, record]));
    return rows?.map((row) => newer.get(row.id) ?? row);
  }, [rows, data]);
}
