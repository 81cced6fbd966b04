import { type RefObject, useEffect } from 'react';

/** What marks the place of the screen in the sidebar: its item, or the closed heading that the item is under. */
const CURRENT = '[aria-current="page"], [data-holds-active]';

/** The nearest element around another that scrolls its content up and down. */
function scrollerOf(element: Element): Element | undefined {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY === 'auto' || overflowY === 'scroll') return around;
  }
  return undefined;
}

/**
 * Scrolls the sidebar so that the item of the screen is in sight: when the sidebar is opened, and when another item
 * becomes the current one. An item that is in sight already is not moved, and the page itself never is.
 */
export function useCurrentInView(sidebar: RefObject<HTMLElement | null>, active: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current item is the reason to look
  useEffect(() => {
    const current = sidebar.current?.querySelector(CURRENT);
    if (!current) return;
    const scroller = scrollerOf(current);
    if (scroller === undefined) return;
    const around = scroller.getBoundingClientRect();
    const item = current.getBoundingClientRect();
    if (item.top >= around.top + item.height * 2 && item.bottom <= around.bottom) return;
    scroller.scrollTop += item.top + item.height / 2 - (around.top + around.height / 2);
  }, [sidebar, active]);
}
