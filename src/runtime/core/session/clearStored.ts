import { isSessionKey } from './storedSession.ts';

/** Keys that belong to the device rather than to the user, and survive a session. */
const KEPT = new Set(['beranda.language', 'beranda.theme', 'beranda.time-zone', 'beranda.single-keys']);

/** Key prefix of form drafts (forms/drafts/drafts.ts), followed by their owner: `beranda.draft.<user>.…`. */
const DRAFT = 'beranda.draft.';

function remove(isOver: (key: string) => boolean): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('beranda.') && isOver(key)) localStorage.removeItem(key);
  }
}

/**
 * Removes what a session stored on this device: tokens, business, choices, hints. With `keepDrafts`, form drafts wait
 * until the same user signs in again (they never contain secrets). With `keepSession`, a new session has already begun.
 * Rule session.sign-out.
 */
export function clearStored({ keepDrafts, keepSession = false }: { keepDrafts: boolean; keepSession?: boolean }): void {
  const isKept = (key: string) => (keepDrafts && key.startsWith(DRAFT)) || (keepSession && isSessionKey(key));
  remove((key) => !KEPT.has(key) && !isKept(key));
  sessionStorage.clear();
}

/** Removes the form drafts that other users left on this device. */
export function removeDraftsOfOthers(userId: string): void {
  remove((key) => key.startsWith(DRAFT) && !key.startsWith(`${DRAFT}${userId}.`));
}
