import { useEffect, useState } from 'react';
import { findDeclared } from './configPath.ts';

/** The element under the pointer: the path of its declaration, and its position in the window, in pixels. */
export interface Pointed {
  readonly path: string;
  readonly box: { readonly top: number; readonly left: number; readonly width: number; readonly height: number };
}

/** Returns the visible box of an element: a grouping element has no box of its own. */
function boxOf(element: Element): Pointed['box'] {
  const framed = element.getClientRects().length === 0 ? (element.firstElementChild ?? element) : element;
  const { top, left, width, height } = framed.getBoundingClientRect();
  return { top, left, width, height };
}

/** Returns the elements at the pointer, topmost first: a link may cover the content of a card. */
function elementsAt(event: Event): readonly Element[] {
  const { target } = event;
  if (!(target instanceof Element)) return [];
  if (!(event instanceof MouseEvent)) return [target];
  return [target, ...document.elementsFromPoint(event.clientX, event.clientY)];
}

/** Returns the innermost declared element at an event. */
function innermost(event: Event, paths: readonly string[]): ReturnType<typeof findDeclared> {
  let inner: ReturnType<typeof findDeclared>;
  for (const element of elementsAt(event)) {
    const found = findDeclared(element, paths);
    if (found !== undefined && (inner === undefined || inner.element.contains(found.element))) inner = found;
  }
  return inner;
}

/** Follows the pointer and the focus. Returns the declared element that was pointed at last. */
export function usePointed(paths: readonly string[]): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => {
    let last: Element | undefined;
    function follow(event: Event): void {
      const found = innermost(event, paths);
      if (found === undefined || found.element === last) return;
      last = found.element;
      setPointed({ path: found.path, box: boxOf(found.element) });
    }
    // The framed element has moved.
    const forget = () => {
      last = undefined;
      setPointed(undefined);
    };
    // pointerenter does not suffice: elements below a link that covers a card do not receive it.
    document.addEventListener('pointermove', follow);
    document.addEventListener('focusin', follow);
    document.addEventListener('scroll', forget, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('focusin', follow);
      document.removeEventListener('scroll', forget, { capture: true });
    };
  }, [paths]);
  return pointed;
}
