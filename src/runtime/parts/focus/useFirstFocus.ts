import { type RefObject, useEffect, useRef } from 'react';

/** Elements that can be filled in. */
const FIELDS =
  'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';

/**
 * Moves the focus to the first field of a container that opens, unless one of its fields already has the focus. Without
 * a field, to the first element that matches `others`.
 */
export function useFirstFocus<E extends HTMLElement>(others?: string): RefObject<E | null> {
  const around = useRef<E>(null);
  useEffect(() => {
    const element = around.current;
    if (element === null || element.contains(document.activeElement)) return;
    const first = element.querySelector<HTMLElement>(FIELDS) ?? (others && element.querySelector<HTMLElement>(others));
    if (first) first.focus({ preventScroll: true });
  }, [others]);
  return around;
}
