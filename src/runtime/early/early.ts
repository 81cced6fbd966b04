import { request } from '../session/request.ts';
import type { Answer } from '../session/send.ts';

/** How long an answer that nobody asked for yet stays good, in milliseconds. */
const GOOD_FOR = 15_000;

interface Started {
  readonly answer: Promise<Answer>;
  readonly at: number;
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

/** Starts a GET before whoever needs it is here, unless it has been started just now. */
export function startEarly(path: string): void {
  const key = canonical(path);
  const known = started.get(key);
  if (known !== undefined && isFresh(known)) return;
  const answer = request(path);
  // Whoever takes it handles the failure; until then nobody does, and a failure is worth another try.
  answer.catch(() => started.delete(key));
  started.set(key, { answer, at: Date.now() });
}

/** Forgets all that was started: from here on it may be another business or environment. */
export function forgetEarly(): void {
  started.clear();
}

/** Takes the answer of a GET that was started early: once, and only while it is fresh. */
export function takeEarly(path: string): Promise<Answer> | undefined {
  const key = canonical(path);
  const found = started.get(key);
  started.delete(key);
  return found !== undefined && isFresh(found) ? found.answer : undefined;
}
