import { type ApiRecord, useConsole, useRead } from '#runtime/islands/index.ts';

/** How long a preview stays fresh, in milliseconds. */
const FRESH_FOR = 10_000;

/** Queries the newest record of a resource: `null` if it has no records, `undefined` while loading. */
export function useNewest(resource: string) {
  const { console, timeZone } = useConsole();
  const api = console.resources[resource]?.api;
  const query = new URLSearchParams({
    sort: JSON.stringify(['created', 'DESC']),
    range: JSON.stringify([0, 0]),
    time_zone: timeZone,
  });
  // The key begins like the rows of the resource, so that changes of those refetch it.
  const key = [resource, 'ereceipt-preview'];
  const { data, error, refetch } = useRead<ApiRecord[]>(key, `${api}?${query}`, FRESH_FOR, api !== undefined);
  const newest = api === undefined ? null : data === undefined ? undefined : (data[0] ?? null);
  return { newest, error, refetch: () => void refetch() };
}
