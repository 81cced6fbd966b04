import type { Page } from 'playwright';
import { expect } from 'vitest';

/** What has the focus. */
export interface Focused {
  /** What a screen reader calls it. */
  readonly name: string;
  readonly id: string;
  readonly href: string | null;
  readonly isVisible: boolean;
}

/** What has the focus, and whether the focus can be seen on it. */
export function focusedOf(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return { name: '', id: '', href: null, isVisible: false };
    // The ring may be drawn on the element or on what holds it.
    const rings = [element, element.parentElement, ...element.querySelectorAll('*')].map((candidate) => {
      const style = candidate && getComputedStyle(candidate);
      return style !== null && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
    });
    // The fields of a form have a frame, which grows.
    const frame = element.parentElement?.querySelector(':scope > fieldset');
    rings.push(frame ? getComputedStyle(frame).borderTopWidth === '2px' : false);
    const box = element.getBoundingClientRect();
    const isOnScreen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0;
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      id: element.id,
      href: element.getAttribute('href'),
      isVisible: rings.includes(true) && isOnScreen,
    };
  });
}

/** Goes on by Tab until something has the focus; every stop on the way shows it. Answers the names of the stops. */
export async function tabTo(page: Page, isThere: (focused: Focused) => boolean): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedOf(page);
    stops.push(focused.name);
    expect(focused.isVisible, `the focus on "${focused.name}" cannot be seen`).toBe(true);
    if (isThere(focused)) return stops;
  }
  throw new Error(`Tab never came there; it went over ${stops.join(', ')}`);
}
