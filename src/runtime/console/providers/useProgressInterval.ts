import { useRef } from 'react';

/** The shortest and the longest pause between two reads of what is in progress, in milliseconds. */
const SHORTEST = 1_000;
const LONGEST = 30_000;

/** How much longer each pause is than the one before while nothing changes. */
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
 * A refetch interval for what changes by itself: ever longer while it stays the same, short again after each change, none
 * once it rests. A page that is hidden reads nothing.
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
