import type { Page } from 'playwright';
import { expect } from 'vitest';
import { findBarriers } from './findBarriers.ts';
import { findUnmarked } from './findUnmarked.ts';
import { screenOf, waitForLoaded } from './screen.ts';

/** Presses beyond the stops that a page is expected to have: what scrolls is one too, and the way round. */
const MORE = 12;

/** Where some stop is left, the page has more of what scrolls: presses until it went round, at most as many again. */
const MOST = 2;

/** Goes round the page by Tab. Answers the stops that were never come to, and whether the page let go at its end. */
async function walk(page: Page): Promise<{ missed: string[]; isRound: boolean }> {
  const stops = await page.evaluateHandle(() => {
    const isChosenRadio = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(element.name)}"]`)];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const wanted = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        isChosenRadio(element),
    );
    const come: (EventTarget | null)[] = [];
    document.addEventListener('focusin', ({ target }) => come.push(target));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    wanted[0]?.focus();
    return { wanted, come };
  });
  const count = await stops.evaluate(({ wanted }) => wanted.length);
  for (let pressed = 0; pressed < MOST * count + MORE; ) {
    const presses = pressed === 0 ? count + MORE : Math.min(count, MORE);
    await Promise.all(Array.from({ length: presses }, () => page.keyboard.press('Tab')));
    pressed += presses;
    if (await stops.evaluate(({ wanted, come }) => come.lastIndexOf(wanted[0] ?? null) > 0)) break;
  }
  const walked = await stops.evaluate(({ wanted, come }) => ({
    missed: wanted
      .filter((element) => element.isConnected && !come.includes(element))
      .map((element) => `Tab never comes to ${element.outerHTML.slice(0, 120)}`),
    isRound: come.lastIndexOf(wanted[0] ?? null) > 0,
  }));
  await stops.dispose();
  return walked;
}

/** Fails with the barriers of a page that stay: a part that is still loading may have some for a moment. */
async function expectNoBarriers(page: Page): Promise<void> {
  let barriers: string[] = [];
  const look = async () => {
    barriers = await page.evaluate(findBarriers);
    return barriers.length;
  };
  await expect
    .poll(look)
    .toBe(0)
    .catch(() => {
      throw new Error(`Without a mouse on ${page.url()}:\n${barriers.join('\n')}`);
    });
}

/** Fails when something on a page cannot be come to by key, holds the focus, or does not show that it has it. */
export async function expectKeyboardUse(page: Page, kindsSeen: Set<string>): Promise<void> {
  await expectNoBarriers(page);
  const { missed, isRound } = await walk(page);
  expect(missed, `by Tab on ${page.url()}`).toEqual([]);
  expect(isRound, `Tab goes round on ${page.url()}`).toBe(true);
  const { kinds, unmarked } = await page.evaluate(findUnmarked, [...kindsSeen]);
  expect(unmarked, `the focus cannot be seen on ${page.url()}`).toEqual([]);
  for (const kind of kinds) kindsSeen.add(kind);
}

/** Fails when Enter on the first row of a screen other than a record's, where it leads to one, does not lead there. */
export async function expectRowOpens(page: Page, id: string): Promise<void> {
  const row = screenOf(page, id).locator('a[data-row]').first();
  if ((await row.count()) === 0) return;
  const href = await row.getAttribute('href');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe(href);
  await page.locator(`main[data-screen]:not([data-screen="${id}"])`).waitFor();
  await waitForLoaded(page.locator('main'));
}
