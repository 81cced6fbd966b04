import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = new Date();

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(tick, MINUTE);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Returns the current time, updated every minute: one clock for all relative times. */
export function useMinute(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
