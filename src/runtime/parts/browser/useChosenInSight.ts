import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from './afterPaint.ts';

function scrollToChosen(row: HTMLElement | null): void {
  const tab = row?.querySelector('[aria-pressed="true"], [aria-current="page"]');
  if (row === null || tab == null) return;
  const { left, width } = tab.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  row.scrollLeft += left - outer.left - (row.clientWidth - width) / 2;
}

/**
 * Scrolls a row of tabs, which scrolls where it has no room, so that the chosen one is in its middle: also where an address
 * leads to it. `chosen` names the choice.
 */
export function useChosenInSight(chosen: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is rendered with its name.
  useEffect(() => afterPaint(() => scrollToChosen(row.current)), [chosen]);
  return row;
}
