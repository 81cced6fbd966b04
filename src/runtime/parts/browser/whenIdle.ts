/** Longest wait for the browser to be idle, in milliseconds. */
const WITHIN = 3_000;

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(work, WITHIN);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => work(), { timeout: WITHIN });
  return () => cancelIdleCallback(handle);
}
