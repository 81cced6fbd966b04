import { useGetOne } from 'react-admin';
import type { ApiRecord } from '../../providers/ApiRecord.ts';

/** What sets a whole record apart from a row of a list in the cache: a row has fewer fields. */
const WHOLE = { whole: true };

/** A record as far as it is here. */
export interface RecordValue {
  readonly record: ApiRecord | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Follows one record with all fields that are open to the person. */
export function useRecord(resource: string, id: string): RecordValue {
  const { data, error, isFetching, refetch } = useGetOne<ApiRecord, Error>(resource, { id, meta: WHOLE });
  const hasFailed = error !== null && !isFetching;
  return { record: hasFailed ? undefined : data, error: hasFailed ? error : undefined, refetch: () => void refetch() };
}
