import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../../parts/browser/afterPaint.ts';

/** Matches the sidebar element of the current screen: its item, or the collapsed heading that contains it. */
const CURRENT = '[aria-current="page"], [data-holds-active]';

/** Returns the nearest ancestor that scrolls vertically. */
function scrollerOf(element: Element): Element | undefined {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY === 'auto' || overflowY === 'scroll') return around;
  }
  return undefined;
}

/** Scrolls to the current item, unless it is visible. */
function scrollToCurrent(sidebar: HTMLElement | null): void {
  const [current, ...copies] = sidebar?.querySelectorAll(CURRENT) ?? [];
  if (current === undefined) return;
  const scroller = scrollerOf(current);
  if (scroller === undefined) return;
  const around = scroller.getBoundingClientRect();
  const isVisible = ({ top, bottom, height }: DOMRect) => top >= around.top + height * 3 && bottom <= around.bottom;
  const item = current.getBoundingClientRect();
  // A pinned screen has two items.
  if ([item, ...copies.map((copy) => copy.getBoundingClientRect())].some(isVisible)) return;
  scroller.scrollTop += item.top + item.height / 2 - (around.top + around.height / 2);
}

/**
 * Scrolls the sidebar to the item of the current screen: when the sidebar opens, and when another item becomes current.
 * A visible item does not move, and the page itself is never scrolled.
 * Rule navigation.active-item-in-view.
 */
export function useCurrentInView(sidebar: RefObject<HTMLElement | null>, active: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another item becomes current
  useEffect(() => afterPaint(() => scrollToCurrent(sidebar.current)), [sidebar, active]);
}
