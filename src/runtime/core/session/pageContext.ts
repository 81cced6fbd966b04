/** What the page was drawn for, as the console that it shows says. */
interface PageContext {
  /** The business's id, as records have it. */
  readonly business: string;
  /** What the server calls what this person may see and do there; another mark means that it has changed. */
  readonly access: string | undefined;
}

let context: PageContext | undefined;

const listeners = new Set<() => void>();

/** Remembers what the page is drawn for; `undefined` while another console is on its way. */
export function rememberPage(next: PageContext | undefined): void {
  context = next;
}

/** Says which business the page was drawn for; the server refuses to answer for another. */
export function pageHeaders(): Record<string, string> {
  return context === undefined ? {} : { 'x-business': context.business };
}

/** Compares an answer's mark with the page's, and tells whoever listens where the person's access has changed. */
export function checkAccess(mark: string | undefined): void {
  if (mark === undefined || context?.access === undefined || mark === context.access) return;
  // Once for each console: what was asked before it comes in with the former mark.
  context = { ...context, access: undefined };
  for (const listener of listeners) listener();
}

/** Calls back when the person's access has changed since the page was drawn; answers how to stop. */
export function onAccessChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
