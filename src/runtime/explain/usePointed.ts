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

/** Follows the pointer and the focus: what is declared in the config and was pointed at last. */
export function usePointed(paths: readonly string[]): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => {
    function follow({ target }: Event): void {
      const found = target instanceof Element ? findDeclared(target, paths) : undefined;
      if (found !== undefined) setPointed({ path: found.path, box: boxOf(found.element) });
    }
    // What was framed has moved.
    const forget = () => setPointed(undefined);
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    document.addEventListener('scroll', forget, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
      document.removeEventListener('scroll', forget, { capture: true });
    };
  }, [paths]);
  return pointed;
}
