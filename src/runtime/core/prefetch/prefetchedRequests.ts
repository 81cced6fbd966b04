import { request } from '../session/request.ts';
import type { ApiResponse } from '../session/send.ts';

/** How long an answer that nobody asked for yet stays good, in milliseconds. */
const GOOD_FOR = 15_000;

interface Started {
  readonly promise: Promise<ApiResponse>;
  readonly at: number;
  /** The answer, once it is here. */
  answer?: ApiResponse;
}

const started = new Map<string, Started>();

/** One address for all ways to write the same query. */
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
    // Whoever has taken it handles the failure; for everybody else it is worth another try.
    if (started.get(key) === entry) started.delete(key);
  }
}

/** Starts a GET before whoever needs it is here, unless it has been started just now. */
export function prefetchRequest(path: string): void {
  const key = canonical(path);
  const known = started.get(key);
  if (known !== undefined && isFresh(known)) return;
  const entry: Started = { promise: request(path), at: Date.now() };
  started.set(key, entry);
  void follow(key, entry);
}

/** Forgets all that was started: from here on it may be another business or environment. */
export function clearPrefetched(): void {
  started.clear();
}

/** Waits until all that was started has come, but no longer than some milliseconds. */
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

/** Takes the answer of a GET that was started early: once, and only while it is fresh. */
export function takePrefetched(path: string): Promise<ApiResponse> | undefined {
  return take(path, () => true)?.promise;
}

/** Takes such an answer only if it is here already, so that it can be drawn at once. */
export function takePrefetchedResponse(path: string): ApiResponse | undefined {
  return take(path, ({ answer }) => answer !== undefined)?.answer;
}
