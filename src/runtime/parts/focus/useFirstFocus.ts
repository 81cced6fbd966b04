import { type RefCallback, useEffect, useState } from 'react';

/** Elements that can be filled in. */
const FIELDS =
  'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';

/**
 * Moves the focus to the first field of a container that opens, unless one of its fields already has the focus. Without
 * a field, to the first element that matches `others`. The container may appear later than the component that uses this,
 * as the content of a dialog does.
 */
export function useFirstFocus<E extends HTMLElement>(others?: string): RefCallback<E> {
  const [element, setElement] = useState<E | null>(null);
  useEffect(() => {
    if (element === null || element.contains(document.activeElement)) return;
    const first = element.querySelector<HTMLElement>(FIELDS) ?? (others && element.querySelector<HTMLElement>(others));
    if (first) first.focus({ preventScroll: true });
  }, [element, others]);
  return setElement;
}
