import { useSyncExternalStore } from 'react';

/** Where the choice is kept: for as long as the window is open. */
const KEY = 'beranda.explain';

const listeners = new Set<() => void>();

function read(): boolean {
  return sessionStorage.getItem(KEY) === 'on';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether things tell where they are declared. */
export function useExplainChoice(): boolean {
  return useSyncExternalStore(subscribe, read);
}

/** Has things tell where they are declared, or no longer. */
export function chooseExplain(isOn: boolean): void {
  if (isOn) sessionStorage.setItem(KEY, 'on');
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}
