/** What belongs to the device rather than to the person, and outlives a session. */
const KEPT = new Set(['beranda.language', 'beranda.theme']);

/** Removes everything that a session left on this device: tokens, business, choices, hints. */
export function clearStored(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('beranda.') && !KEPT.has(key)) localStorage.removeItem(key);
  }
  sessionStorage.clear();
}
