import type { PageInfo } from '#contract/listState/pageInfo.ts';

/** Reads the page information from the headers of a list response. */
export function readPageInfo(headers: Headers, count: number): PageInfo {
  const total = Number(headers.get('content-range')?.split('/').at(-1) ?? Number.NaN);
  const next = headers.get('x-next-cursor');
  const unavailable = headers.get('x-unavailable-actions');
  const previous = headers.get('x-previous-cursor');
  return {
    count,
    total: Number.isNaN(total) ? count : total,
    capped: headers.get('x-count-capped') === 'true',
    ...(next !== null && { next }),
    ...(previous !== null && { previous }),
    ...(unavailable !== null && { unavailable: unavailable.split(',') }),
  };
}
