import { useEffect, useRef, useState } from 'react';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { listAddress, listRequest } from '../../core/listState/listRequest.ts';
import { request } from '../../core/session/request.ts';
import type { ListValue } from '../useList.ts';

/** Records of the first page that the person has not seen yet. */
export interface Arrivals {
  readonly count: number;
  /** As many arrived as the page holds, or more. */
  readonly isFull: boolean;
}

const NONE: Arrivals = { count: 0, isFull: false };

/**
 * Looks at the first page again every so often while it is in sight, if the list declares it. Rows that have changed are
 * drawn where they are; rows that have arrived are only told about, so that nothing moves under the person's eyes.
 */
export function useArrivals({ api, list: declared }: ResolvedResource, list: ListValue, refresh: () => void): Arrivals {
  const { timeZone } = useConsole();
  const { state, rows } = list;
  const [seen, setSeen] = useState<{ rows: ListValue['rows']; arrivals: Arrivals }>();
  const seconds = declared.refresh_seconds;
  const isFirst = state.page === 1 && state.cursor === undefined;
  const latest = useRef(refresh);
  latest.current = refresh;
  const address = listAddress(api, listRequest(state, timeZone));

  useEffect(() => {
    if (seconds === undefined || !isFirst || rows === undefined) return;
    const shown = rows;
    const abort = new AbortController();

    async function look(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      const now = (await request(address, { signal: abort.signal, headers: { 'x-background': 'true' } }))
        .body as readonly ApiRecord[];
      const known = new Set(shown.map(({ id }) => id));
      const count = now.filter(({ id }) => !known.has(id)).length;
      if (count > 0) setSeen({ rows: shown, arrivals: { count, isFull: count === state.perPage } });
      else if (JSON.stringify(now) !== JSON.stringify(shown)) latest.current();
    }

    // What cannot be reached now is looked at again the next time.
    const timer = setInterval(() => void look().catch(() => undefined), seconds * 1000);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [seconds, isFirst, rows, address, state.perPage]);

  // What was told of other rows is over.
  return seen !== undefined && seen.rows === rows ? seen.arrivals : NONE;
}
