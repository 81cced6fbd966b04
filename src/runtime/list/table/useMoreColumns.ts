import { type RefObject, useEffect } from 'react';

/** Pixels of tolerance for rounding at an edge. */
const ROUNDING = 1;

/**
 * Marks the frame of a region that scrolls sideways at the edges where more content follows: `data-more-start` and
 * `data-more-end`.
 */
export function useMoreColumns(frame: RefObject<HTMLElement | null>, region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [outer, inner] = [frame.current, region.current];
    if (outer === null || inner === null) return;
    function mark(): void {
      if (outer === null || inner === null) return;
      const { scrollLeft, scrollWidth, clientWidth } = inner;
      outer.toggleAttribute('data-more-start', scrollLeft > ROUNDING);
      outer.toggleAttribute('data-more-end', scrollWidth - clientWidth - scrollLeft > ROUNDING);
    }
    inner.addEventListener('scroll', mark, { passive: true });
    // It also reports the first size of each element, once the page is laid out.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(mark);
    for (const element of [inner, ...inner.children]) sizes?.observe(element);
    return () => {
      inner.removeEventListener('scroll', mark);
      sizes?.disconnect();
    };
  }, [frame, region]);
}
