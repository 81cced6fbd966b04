import { useEffect, useState } from 'react';
import { findDeclared } from './configPath.ts';

/** What is pointed at: the path of its declaration, and where it is in the window, in pixels. */
export interface Pointed {
  readonly path: string;
  readonly box: { readonly top: number; readonly left: number; readonly width: number; readonly height: number };
}

/** What of an element can be framed: an element that only groups others has no box of its own. */
function boxOf(element: Element): Pointed['box'] {
  const framed = element.getClientRects().length === 0 ? (element.firstElementChild ?? element) : element;
  const { top, left, width, height } = framed.getBoundingClientRect();
  return { top, left, width, height };
}

/** The elements at a pointer, the uppermost first: a link may lie over all that a card shows. */
function elementsAt(event: Event): readonly Element[] {
  const { target } = event;
  if (!(target instanceof Element)) return [];
  if (!(event instanceof MouseEvent)) return [target];
  return [target, ...document.elementsFromPoint(event.clientX, event.clientY)];
}

/** Of what is declared where an event is, the innermost. */
function innermost(event: Event, paths: readonly string[]): ReturnType<typeof findDeclared> {
  let inner: ReturnType<typeof findDeclared>;
  for (const element of elementsAt(event)) {
    const found = findDeclared(element, paths);
    if (found !== undefined && (inner === undefined || inner.element.contains(found.element))) inner = found;
  }
  return inner;
}

/** Follows the pointer and the focus: what is declared in the config and was pointed at last. */
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
    // What was framed has moved.
    const forget = () => {
      last = undefined;
      setPointed(undefined);
    };
    // Not as it enters an element: below a link that lies over a card it enters none.
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
