/** Longest wait for a quiet moment, in milliseconds. */
const WITHIN = 3_000;

/** Runs the work in a quiet moment. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(work, WITHIN);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => work(), { timeout: WITHIN });
  return () => cancelIdleCallback(handle);
}
