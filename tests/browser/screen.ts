import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
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
const LOADING = '[aria-busy="true"], [data-skeleton]:not([data-sample] *)';

/** Waits until nothing in an element is loading. */
export async function waitForLoaded(element: Locator): Promise<void> {
  await expect.poll(() => element.locator(LOADING).filter({ visible: true }).count(), { timeout: 15_000 }).toBe(0);
}

/** Waits until a screen shows its data. */
export async function waitForScreen(page: Page, id: string): Promise<Locator> {
  const screen = screenOf(page, id);
  await screen.waitFor();
  await waitForLoaded(screen);
  return screen;
}

/** Fails when axe finds anything on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Without frames there is nothing for which axe would need a page of its own.
  // Every rule runs; nodes that pass are not collected, which takes longer than the rules do.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Fails when the page scrolls sideways, as it is and on the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [before, NARROWEST]) {
    if (size === null) continue;
    await page.setViewportSize(size);
    // What is drawn for a phone is there a moment after the page is narrow.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
        message: `sideways scroll on ${page.url()} at ${size.width} px`,
        timeout: 5_000,
      })
      .toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
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
