import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGetOne } from 'react-admin';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { settledRead } from '../../console/providers/settledRead.ts';
import { useProgressInterval } from '../../console/providers/useProgressInterval.ts';
import { RequestError } from '../../core/session/RequestError.ts';

/** Query key part that distinguishes a whole record from a row of a list, which has fewer fields. */
const WHOLE = { whole: true };

/** A record that is loading or has loaded. */
export interface RecordValue {
  readonly record: ApiRecord | undefined;
  readonly error: unknown;
  /** The record was shown and the API no longer has it at this address, such as after it left the list's `where`. */
  readonly hasLeft: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Whether the record, or the one whose actions it offers, is in progress. */
function isInProgress({ in_progress, related = {} }: ApiRecord): boolean {
  return in_progress === true || Object.values(related).some(({ record }) => record.in_progress === true);
}

/** Queries one record with all fields that are open to the user; a record in progress is polled until it settles. */
export function useRecord(resource: string, id: string): RecordValue {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useGetOne<ApiRecord, Error>(
    resource,
    { id, meta: WHOLE },
    { refetchInterval: useProgressInterval(isInProgress) },
  );

  const before = useRef(data);
  useEffect(() => {
    // Related data has changed with the record.
    if (before.current?.id === data?.id && before.current && isInProgress(before.current) && before.current !== data) {
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'getList' });
    }
    before.current = data;
  }, [client, data]);

  const shown = settledRead({ data, error, isFetching });
  return {
    record: shown.data,
    error: shown.error ?? undefined,
    hasLeft: shown.isError && data !== undefined && error instanceof RequestError && error.status === 404,
    isFetching,
    refetch: () => void refetch(),
  };
}
