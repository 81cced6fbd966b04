import { useSyncExternalStore } from 'react';

/** Session storage key: the choice lasts as long as the window. */
const KEY = 'beranda.explain';

const listeners = new Set<() => void>();

function read(): boolean {
  return sessionStorage.getItem(KEY) === 'on';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether explain mode is on: elements show where they are declared. */
export function useExplainChoice(): boolean {
  return useSyncExternalStore(subscribe, read);
}

/** Turns explain mode on or off. */
export function chooseExplain(isOn: boolean): void {
  if (isOn) sessionStorage.setItem(KEY, 'on');
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}
