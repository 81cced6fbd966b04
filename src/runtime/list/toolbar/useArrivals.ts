import { useEffect, useRef, useState } from 'react';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { listAddress, listRequest } from '#contract/listState/listRequest.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { request } from '../../core/session/request.ts';
import type { ListValue } from '../query/useList.ts';

/** Records of the first page that the user has not seen yet. Rule lists.new-rows. */
export interface Arrivals {
  readonly count: number;
  /** As many arrived as the page holds, or more. */
  readonly isFull: boolean;
}

const NONE: Arrivals = { count: 0, isFull: false };

/**
 * Polls the first page while it is visible, if the list declares it. Rows that have changed are updated in place; rows
 * that have arrived are only counted, so that nothing moves while the user reads.
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

    // A poll that did not reach the server is repeated at the next interval.
    const timer = setInterval(() => void look().catch(() => undefined), seconds * 1000);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [seconds, isFirst, rows, address, state.perPage]);

  // Arrivals of other rows are obsolete.
  return seen !== undefined && seen.rows === rows ? seen.arrivals : NONE;
}
