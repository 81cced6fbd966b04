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

/** Starts a GET before the code that needs it is here. */
export function startEarly(path: string): Promise<Answer> {
  const answer = request(path);
  // Whoever takes it handles the failure; nobody may.
  answer.catch(() => undefined);
  started.set(canonical(path), { answer, at: Date.now() });
  return answer;
}

/** Takes the answer of a GET that was started early: once, and only while it is fresh. */
export function takeEarly(path: string): Promise<Answer> | undefined {
  const key = canonical(path);
  const found = started.get(key);
  started.delete(key);
  return found !== undefined && Date.now() - found.at < GOOD_FOR ? found.answer : undefined;
}
