import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The block that the address leads to, brought into sight and given the focus; `undefined` where it leads to none. */
export function useAnchor(ids: readonly (string | undefined)[]): string | undefined {
  const { hash, key } = useLocation();
  const anchor = ids.find((id) => id !== undefined && hash === `#${id}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link, followed again, leads there again.
  useEffect(() => {
    // The block itself has no box: what it holds does.
    const block = anchor === undefined ? undefined : document.getElementById(anchor)?.firstElementChild;
    block?.scrollIntoView({ block: 'start' });
  }, [anchor, key]);
  return anchor;
}
