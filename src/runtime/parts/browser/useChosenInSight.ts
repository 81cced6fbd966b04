import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row of tabs, which scrolls where it has no room, so that the chosen one is in its middle: also where an address
 * leads to it. `chosen` names the choice.
 */
export function useChosenInSight(chosen: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is rendered with its name.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-pressed="true"], [aria-current="page"]');
    if (row.current === null || tab == null) return;
    const { left, width } = tab.getBoundingClientRect();
    const outer = row.current.getBoundingClientRect();
    row.current.scrollLeft += left - outer.left - (row.current.clientWidth - width) / 2;
  }, [chosen]);
  return row;
}
