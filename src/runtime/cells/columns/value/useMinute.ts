import { useSyncExternalStore } from 'react';
import { businessNow } from '../../../core/businessTime.ts';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = businessNow();

function tick(): void {
  now = businessNow();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = businessNow();
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
