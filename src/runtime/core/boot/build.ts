/** The build of the page, which the server wrote into it; `undefined` in development. */
function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || undefined;
}

let isNewer = false;

const listeners = new Set<() => void>();

/** Compares the build that answers with the page's; once they differ, the page is of an older build. */
export function checkBuild(headers: Headers): void {
  const answering = headers.get('x-build');
  const own = ownBuild();
  if (isNewer || answering === null || own === undefined || answering === own) return;
  isNewer = true;
  for (const listener of listeners) listener();
}

/** Whether the server has answered from another build than the page's. Rule session.new-build. */
export function hasNewerBuild(): boolean {
  return isNewer;
}

/** Notifies when the server answers from another build. Returns a function that unsubscribes. */
export function onNewerBuild(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
