import { request } from '../session/request.ts';
import type { ApiResponse } from '../session/send.ts';

/** How long an unused response stays valid, in milliseconds. */
const GOOD_FOR = 15_000;

interface Started {
  readonly promise: Promise<ApiResponse>;
  readonly at: number;
  /** The response, once it has arrived. */
  answer?: ApiResponse;
}

const started = new Map<string, Started>();

/** Returns one address for all orders of the same query parameters. */
function canonical(path: string): string {
  const url = new URL(path, location.origin);
  url.searchParams.sort();
  return `${url.pathname}?${url.searchParams}`;
}

function isFresh({ at }: Started): boolean {
  return Date.now() - at < GOOD_FOR;
}

async function follow(key: string, entry: Started): Promise<void> {
  try {
    entry.answer = await entry.promise;
  } catch {
    // The code that took the request handles the error; others may send it again.
    if (started.get(key) === entry) started.delete(key);
  }
}

/** Sends a GET before the code that needs it has loaded, unless the same one was sent just now. */
export function prefetchRequest(path: string): void {
  const key = canonical(path);
  const known = started.get(key);
  if (known !== undefined && isFresh(known)) return;
  const entry: Started = { promise: request(path), at: Date.now() };
  started.set(key, entry);
  void follow(key, entry);
}

/** Keeps a response that has arrived before the code that needs it has loaded, as if it had been requested now. */
export function keepPrefetched(path: string, answer: ApiResponse): void {
  started.set(canonical(path), { promise: Promise.resolve(answer), at: Date.now(), answer });
}

/** Clears all prefetched requests: the business or environment may change. */
export function clearPrefetched(): void {
  started.clear();
}

/** Waits until all prefetched responses have arrived, or for `longest` milliseconds. */
export async function awaitPrefetched(longest: number): Promise<void> {
  const all = Promise.allSettled([...started.values()].map(({ promise }) => promise));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, longest))]);
}

function take(path: string, isWanted: (entry: Started) => boolean): Started | undefined {
  const key = canonical(path);
  const found = started.get(key);
  if (found === undefined || !isWanted(found)) return undefined;
  started.delete(key);
  return isFresh(found) ? found : undefined;
}

/** Takes the response of a prefetched GET: once, and only while it is fresh. */
export function takePrefetched(path: string): Promise<ApiResponse> | undefined {
  return take(path, () => true)?.promise;
}

/** Takes a prefetched response only if it has already arrived, so that it can be rendered at once. */
export function takePrefetchedResponse(path: string): ApiResponse | undefined {
  return take(path, ({ answer }) => answer !== undefined)?.answer;
}
