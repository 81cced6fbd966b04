/** The business and access that the page was rendered for. */
interface PageContext {
  /** The business id, as records have it. */
  readonly business: string;
  /** Version of what the user may see and do in the business; another value means that the access has changed. */
  readonly access: string | undefined;
}

let context: PageContext | undefined;

/** Called with whether the page itself has written something since it last read with the same access. */
type AccessListener = (isOwn: boolean) => void;

const listeners = new Set<AccessListener>();

/** A write may change what the person may see and do, such as the status of the business. */
let hasWritten = false;

/** Stores what the page is rendered for; `undefined` while another console loads. */
export function rememberPage(next: PageContext | undefined): void {
  context = next;
}

/** Header that names the business of the page; the server denies requests for another one. */
export function pageHeaders(): Record<string, string> {
  return context === undefined ? {} : { 'x-business': context.business };
}

/** The part of an access version before its test clock. */
function factsOf(mark: string): string {
  return mark.split('.', 1)[0] ?? mark;
}

/** Compares the access version of a response with the page's, and notifies the listeners if the access has changed. */
export function checkAccess(mark: string | undefined): void {
  if (mark === undefined || context?.access === undefined) return;
  if (mark === context.access) {
    hasWritten = false;
    return;
  }
  // A test clock that has moved is shown, not announced.
  const isExpected = hasWritten || factsOf(mark) === factsOf(context.access);
  // Once per console: responses to earlier requests still carry the former version.
  context = { ...context, access: undefined };
  for (const listener of listeners) listener(isExpected);
  hasWritten = false;
}

/** Notes that the page has written something. */
export function noteWrite(): void {
  hasWritten = true;
}

/** Subscribes to changes of the user's access since the page was rendered. Returns a function that unsubscribes. */
export function onAccessChange(listener: AccessListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
