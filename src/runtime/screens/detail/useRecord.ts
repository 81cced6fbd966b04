import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGetOne } from 'react-admin';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { useProgressInterval } from '../../console/providers/useProgressInterval.ts';

/** What sets a whole record apart from a row of a list in the cache: a row has fewer fields. */
const WHOLE = { whole: true };

/** A record as far as it is here. */
export interface RecordValue {
  readonly record: ApiRecord | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Follows one record with all fields that are open to the person; while it is in progress it is read until it rests. */
export function useRecord(resource: string, id: string): RecordValue {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useGetOne<ApiRecord, Error>(
    resource,
    { id, meta: WHOLE },
    { refetchInterval: useProgressInterval<ApiRecord>(({ in_progress }) => in_progress === true) },
  );

  const before = useRef(data);
  useEffect(() => {
    // What belongs to the record has changed with it.
    if (before.current?.id === data?.id && before.current?.in_progress && before.current !== data) {
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'getList' });
    }
    before.current = data;
  }, [client, data]);

  const hasFailed = error !== null && !isFetching;
  return {
    record: hasFailed ? undefined : data,
    error: hasFailed ? error : undefined,
    isFetching,
    refetch: () => void refetch(),
  };
}
