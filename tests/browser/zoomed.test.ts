import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { resize } from './resize.ts';
import { expectNoSidewaysScroll, waitForLoaded, waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { type Visit, visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** A window of 1280 × 1024 at 400 %, in CSS pixels. */
const ZOOMED = { width: 320, height: 256 };

/** More stops than any part has that is walked through. */
const MOST_STOPS = 150;

/** Where the focus is: its name, whether it was there before, and what of it is out of sight. */
interface Stop {
  readonly name: string;
  readonly isNew: boolean;
  readonly hidden: string | undefined;
}

/** Reads what has the focus; `undefined` where nothing of the page has it. */
function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const isNew = element.getAttribute('data-walked') === null;
    element.setAttribute('data-walked', '');
    const box = element.getBoundingClientRect();
    const name = `${element.getAttribute('aria-label') ?? element.textContent} <${element.localName}>`.slice(0, 60);
    const isWhole = box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    // What is larger than the window cannot be seen whole, and the outline of a region or a group is not what is looked at.
    const isSmall = box.height < innerHeight * 0.75 && box.width <= innerWidth;
    if (isSmall && !isWhole) return { name, isNew, hidden: 'is outside of the window' };
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = element.closest('label') ?? element.parentElement;
    const isCovered = over !== null && !element.contains(over) && !label?.contains(over) && !over.contains(element);
    return { name, isNew, hidden: isSmall && isCovered ? `is behind ${over.localName}.${over.className}` : undefined };
  });
}

/** Presses Tab until the focus comes to where it was before or leaves the page. Returns what was out of sight, and the stops. */
async function walk(page: Page): Promise<{ hidden: string[]; stops: number }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const stop = await readStop(page);
    if (stop === undefined || !stop.isNew) return { hidden, stops };
    if (stop.hidden !== undefined) hidden.push(`${stop.name} ${stop.hidden}`);
  }
  throw new Error(`More than ${MOST_STOPS} stops on ${page.url()}`);
}

async function expectInSight(page: Page, least: number): Promise<void> {
  const { hidden, stops } = await walk(page);
  expect(hidden, page.url()).toEqual([]);
  expect(stops).toBeGreaterThanOrEqual(least);
}

async function zoomed(): Promise<Visit> {
  const opened = await visit({ as: OWNER });
  await resize(opened.page, ZOOMED);
  return opened;
}

// Rule navigation.focus-in-sight.
describe('at 400 %, what the keyboard comes to is in sight', () => {
  it('on a list', async () => {
    const { page } = await zoomed();
    await page.goto('/transactions-new?perPage=10');
    await waitForScreen(page, 'transactions');
    await expectInSight(page, 25);
    await expectNoSidewaysScroll(page);
  });

  it('on a record', async () => {
    const { page } = await zoomed();
    const { id } = await firstRecord(OWNER, '/api/transactions', { filter: { type: ['PAYMENT'], q: 'KN-' } });
    await page.goto(`/transactions-new/${id}`);
    await waitForScreen(page, 'transactions-detail');
    await expectInSight(page, 10);
  });

  it('in a form', async () => {
    const { page } = await zoomed();
    await page.goto('/customers?action=create');
    await waitForLoaded(page.getByRole('dialog'));
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await expectInSight(page, 10);
  });

  it('in the menu, the search and the bell', async () => {
    const { page, words } = await zoomed();
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    await page.getByRole('button', { name: words('shell.menu.open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words('home.title'), exact: true })
      .waitFor();
    await expectInSight(page, 20);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    for (let index = 0; index < 12; index += 1) {
      await page.keyboard.press('ArrowDown');
      const chosen = await page.getByRole('option', { selected: true }).boundingBox();
      expect(
        (chosen?.y ?? -1) >= 0 && (chosen?.y ?? 0) + (chosen?.height ?? 0) <= ZOOMED.height,
        `option ${index}`,
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notifications, / }).click();
    await waitForLoaded(page.getByRole('dialog'));
    await expectInSight(page, 2);
  });
});
