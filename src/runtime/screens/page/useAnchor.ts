import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the block that the address's anchor names, scrolled into view and focused; `undefined` without one. */
export function useAnchor(ids: readonly (string | undefined)[]): string | undefined {
  const { hash, key } = useLocation();
  const anchor = ids.find((id) => id !== undefined && hash === `#${id}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls there again.
  useEffect(() => {
    // The block itself has no box; its content does.
    const block = anchor === undefined ? undefined : document.getElementById(anchor)?.firstElementChild;
    block?.scrollIntoView({ block: 'start' });
  }, [anchor, key]);
  return anchor;
}
