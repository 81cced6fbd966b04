import { isSessionKey } from './storedSession.ts';

/** What belongs to the device rather than to the person, and outlives a session. */
const KEPT = new Set(['beranda.language', 'beranda.theme']);

/** What is being filled in, by the person whose it is (forms/drafts.ts): `beranda.draft.<user>.…`. */
const DRAFT = 'beranda.draft.';

function remove(isOver: (key: string) => boolean): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('beranda.') && isOver(key)) localStorage.removeItem(key);
  }
}

/**
 * Removes what a session left on this device: tokens, business, choices, hints. With `keepDrafts`, what was being typed
 * waits for the same person to sign in again (never a secret: forms keep none). With `keepSession`, another one has begun.
 * Rule session.sign-out.
 */
export function clearStored({ keepDrafts, keepSession = false }: { keepDrafts: boolean; keepSession?: boolean }): void {
  const isKept = (key: string) => (keepDrafts && key.startsWith(DRAFT)) || (keepSession && isSessionKey(key));
  remove((key) => !KEPT.has(key) && !isKept(key));
  sessionStorage.clear();
}

/** Removes what somebody else was typing on this device before their session ended. */
export function removeDraftsOfOthers(userId: string): void {
  remove((key) => key.startsWith(DRAFT) && !key.startsWith(`${DRAFT}${userId}.`));
}
