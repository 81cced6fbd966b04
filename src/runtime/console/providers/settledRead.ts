import { RequestError } from '../../core/session/RequestError.ts';

/** What a query has, as react-query says it. */
interface QueryState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
}

/** What is shown of a query: its data, its error, or neither while it is read. */
export interface SettledRead<T> {
  readonly data: T | undefined;
  /** `null` while it is read again, so that a button that tries again shows that something happens. */
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isError: boolean;
}

/** Whether an error says nothing of the data: the server was not reached, is busy, or has an error of its own. */
export function isPassingError(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/**
 * What to show of a query. Data that was read stays when reading it again fails for a reason that says nothing of it;
 * an answer that it is gone or closed takes it away. Rule errors.data-stays.
 */
export function settledRead<T>({ data, error, isFetching }: QueryState<T>): SettledRead<T> {
  const isKept = data !== undefined && isPassingError(error);
  const isError = error !== null && !isFetching && !isKept;
  return {
    data: isError ? undefined : data,
    error: isError ? (error as Error) : null,
    isPending: !isError && data === undefined,
    isError,
  };
}
