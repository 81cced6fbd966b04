import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { layoutShiftOf, MOST_LAYOUT_SHIFT } from '../../scripts/lib/layoutShift.ts';
import { findViolations } from './axe.ts';
import { resize } from './resize.ts';
import { LOCALE_KEYS, type Words } from './words.ts';

/** The narrowest phone that screens are made for. */
const NARROWEST = { width: 320, height: 640 };

/** Words, dots between them, as locale keys are written. */
const KEY_LIKE = /[a-z_]+(?:\.\w+)+/g;

/** The main landmark of a screen. */
export function screenOf(page: Page, id: string): Locator {
  return page.locator(`main[data-screen="${id}"]`);
}

/** Says that a part of a screen is loading: what is busy, and placeholder bars that are not shown as a sample. */
export const LOADING = '[aria-busy="true"], [data-skeleton]:not([data-sample] *)';

/** Holds the place of a part whose code is loading; being empty, it has no height and is never seen. */
const CODE_LOADING = '[aria-busy="true"]:empty';

/** Waits until nothing in an element is loading. */
export async function waitForLoaded(element: Locator): Promise<void> {
  const loading = element.locator(LOADING).filter({ visible: true }).or(element.locator(CODE_LOADING));
  await expect.poll(() => loading.count()).toBe(0);
}

/** Waits until a screen shows its data. */
export async function waitForScreen(page: Page, id: string): Promise<Locator> {
  const screen = screenOf(page, id);
  await screen.waitFor();
  await waitForLoaded(screen);
  return screen;
}

/** What the console reads once the first screen is shown. */
const IDLE_READS = ['/api/v2/notifications?', '/api/user/feedback-prompt?'];

/**
 * Waits until the console of a signed-in person has sent and received all that it reads by itself: since it was opened, or
 * since the last wait, after which a switch reads it again.
 */
export async function waitForIdleReads(page: Page): Promise<void> {
  await page.waitForFunction(
    (addresses) =>
      addresses.every((address) =>
        performance
          .getEntriesByType('resource')
          .some((entry) => entry.name.includes(address) && (entry as PerformanceResourceTiming).responseEnd > 0),
      ),
    IDLE_READS,
  );
  await page.evaluate(() => performance.clearResourceTimings());
}

/** Fails when what a screen shows has moved while it loaded. Rule details.nothing-moves. */
export async function expectSteady(page: Page): Promise<void> {
  const { total, moved } = await layoutShiftOf(page);
  expect(total, `layout shift on ${page.url()}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
}

/** Fails when axe finds anything on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page), `axe on ${page.url()}`).toEqual([]);
}

/** Fails when the page scrolls sideways, as it is and on the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [before, NARROWEST]) {
    if (size === null) continue;
    await resize(page, size);
    // What is drawn for a phone is there a moment after the page is narrow.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
        message: `sideways scroll on ${page.url()} at ${size.width} px`,
        timeout: 5_000,
      })
      .toBeLessThanOrEqual(0);
  }
  if (before !== null) await resize(page, before);
}

/**
 * Fails when something that people see or hear read out is a locale key, or has a hole where a value should be.
 * What is marked as not translated may have locale keys in it, such as the documentation of the config.
 */
export async function expectWords(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const attributes = spoken.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const written = [...document.querySelectorAll<HTMLElement>('[translate="no"]')].map(({ innerText }) => innerText);
    const shown = written.reduce((text, part) => text.replace(part, ''), document.body.innerText);
    return [document.title, shown, ...attributes];
  });
  const words = texts.join('\n');
  const keys = (words.match(KEY_LIKE) ?? []).filter((word) => LOCALE_KEYS.has(word));
  expect(keys, `locale keys on ${page.url()}`).toEqual([]);
  expect(words, `an empty value on ${page.url()}`).not.toMatch(/%\{|undefined|\[object|NaN/);
}

/** Looks at a state of a page: accessible, without sideways scroll on the narrowest phone, in words. */
export async function expectSound(page: Page): Promise<void> {
  await expectWords(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Presses an action of the record: the first ones have a button, the others are in a menu. */
export async function pressAction(page: Page, words: Words, action: string): Promise<void> {
  const name = words(action);
  const button = page.getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: words('actions.more') });
  await button.or(more).first().waitFor();
  if ((await button.count()) > 0) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Goes to another screen as a link does: how each screen loads by itself is tested in every-screen/. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}
