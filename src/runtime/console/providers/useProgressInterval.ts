import { useRef } from 'react';

/** The shortest and the longest pause between two polls, in milliseconds. */
const SHORTEST = 1_000;
const LONGEST = 30_000;

/** The factor by which each pause grows while nothing changes. */
const GROWTH = 1.5;

/** The part of a query that its refetch interval depends on. */
interface ReadQuery<T> {
  readonly state: {
    readonly data: T | undefined;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

/**
 * Returns a refetch interval for data in progress: it grows while nothing changes, is reset after each change, and ends
 * when the data settles. A hidden page polls nothing.
 */
export function useProgressInterval<T>(isInProgress: (data: T) => boolean): (query: ReadQuery<T>) => number | false {
  const last = useRef<{ readonly data: T; readonly reads: number }>(undefined);
  return ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
    if (data === undefined || !isInProgress(data)) return false;
    const reads = dataUpdateCount + errorUpdateCount;
    if (last.current?.data !== data) last.current = { data, reads };
    return Math.min(SHORTEST * GROWTH ** (reads - last.current.reads), LONGEST);
  };
}
