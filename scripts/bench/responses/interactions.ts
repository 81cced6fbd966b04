import type { Locator, Page } from 'playwright';

/** Clicks the target by its place alone: looking it up on the page would take time of the page. */
export type Click = () => Promise<void>;

/** One thing that a person does on a list, and how the page is as it was before. */
export interface Interaction {
  readonly name: string;
  /** What is pressed or typed into; the interaction is left out where the page does not have it. */
  readonly target: (page: Page) => Locator;
  readonly act: (page: Page, click: Click) => Promise<void>;
  /** What is done before, without being measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly after?: (page: Page) => Promise<void>;
}

/** Milliseconds between two keys, so that rows arrive while typing goes on. */
const REST = 450;

const main = (page: Page) => page.locator('main[data-screen]');
const click = (_: Page, clickTarget: Click) => clickTarget();
const close = (page: Page) => page.keyboard.press('Escape');

/** Cards are selected in a mode of their own. */
async function startSelecting(page: Page): Promise<void> {
  const start = main(page).locator('button[aria-pressed="false"]', { hasText: /^(Select|Pilih)$/ });
  if (await start.isVisible()) await start.click();
}

async function stopSelecting(page: Page): Promise<void> {
  const stop = main(page).locator('button[aria-pressed="true"]', { hasText: /^(Done|Selesai)$/ });
  if (await stop.isVisible()) await stop.click();
}

/** In this order on one page; those that leave the list are last. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'type in the search field',
    target: (page) => main(page).locator('input[type="search"]').first(),
    act: async (page, clickTarget) => {
      await clickTarget();
      await page.keyboard.type('wijaya', { delay: REST });
    },
    after: (page) => main(page).locator('input[type="search"]').first().fill(''),
  },
  {
    name: 'sort by a column',
    target: (page) => main(page).locator('thead th button').first(),
    act: click,
  },
  {
    name: 'next page',
    target: (page) =>
      main(page)
        .locator('nav button:not([disabled])', { has: page.locator('svg') })
        .nth(0),
    act: click,
  },
  {
    name: 'select a row',
    before: startSelecting,
    target: (page) => main(page).locator(':is(tbody, ul) input[type="checkbox"]').nth(2),
    act: click,
    after: stopSelecting,
  },
  {
    name: 'select all',
    target: (page) => main(page).locator('thead input[type="checkbox"]'),
    act: click,
    after: (page) => main(page).locator('thead input[type="checkbox"]').click(),
  },
  {
    name: 'open the filter panel',
    target: (page) => main(page).locator('[role="search"] button[aria-expanded]').first(),
    act: click,
    after: close,
  },
  {
    name: "open a row's menu",
    target: (page) => main(page).locator(':is(tbody, ul) button[aria-haspopup="menu"]').first(),
    act: click,
    after: close,
  },
  {
    name: 'open the palette',
    target: (page) => page.locator('header').first(),
    act: (page) => page.keyboard.press('ControlOrMeta+k'),
    after: close,
  },
  {
    name: 'open the bell',
    target: (page) => page.locator('header button[aria-label*="otifi"]').first(),
    act: click,
    after: close,
  },
  {
    name: 'open a form dialog',
    target: (page) =>
      main(page)
        .locator('button', { hasText: /^(Add|New|Create|Send|Make|Tambah|Buat|Kirim|Record)/ })
        .first(),
    act: click,
    after: close,
  },
  {
    name: 'open a record',
    target: (page) => main(page).locator('a[data-row]').nth(3),
    act: click,
  },
];
