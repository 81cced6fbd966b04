import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectNoContainerRings } from './containerRings.ts';
import { openListForm } from './filling.ts';
import { resize } from './resize.ts';
import { expectAccessible } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** A window of 1280 × 1024 px at 400 %. */
const AT_400_PERCENT = { width: 320, height: 256 };

function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((each) => {
    const { top, bottom, left } = each.getBoundingClientRect();
    const middle = document.elementFromPoint(left + 4, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && (each === middle || each.contains(middle));
  });
}

function focusedText(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.textContent ?? null);
}

async function openPasswordDialog(page: Page, words: (key: string) => string): Promise<Locator> {
  await page.goto('/settings/profile');
  await page
    .getByRole('button', { name: words('profile.change'), exact: true })
    .first()
    .click();
  return page.getByRole('dialog');
}

describe('dialogs', () => {
  it.each([
    { width: 1440, height: 600 },
    { width: 768, height: 600 },
    { width: 390, height: 640 },
  ])('that are taller than the window ($width × $height) keep their buttons visible', async (size) => {
    const { page, words } = await visit({ as: OWNER });
    await resize(page, size);
    await page.goto('/payment-links/create');
    const dialog = page.getByRole('dialog');
    const submit = dialog.locator('button[type="submit"]');
    await submit.waitFor();
    expect((await dialog.boundingBox())?.height).toBeGreaterThan(size.width < 576 ? 0 : size.height);
    await expect.poll(() => isInWindow(submit)).toBe(true);
    await expect
      .poll(() => isInWindow(dialog.getByRole('heading', { name: words('payment_links.create') })))
      .toBe(true);
  });

  it.each([
    { path: '/customers', screen: 'customers', action: 'customers.create' },
    { path: '/qr-codes', screen: 'qr-codes', action: 'qr_codes.create' },
  ])('of $action have no outline around a focused container', async (at) => {
    const { page, words } = await visit({ as: OWNER });
    await openListForm(page, words, at);
    await expectNoContainerRings(page);
  });

  // Rule forms.kept-in-between.
  it('require a confirmation before input is lost, by Escape and by the button', async () => {
    const { page, words } = await visit({ as: OWNER });
    const dialog = await openPasswordDialog(page, words);
    const question = page.getByRole('alertdialog', { name: words('shell.form.leave_unkept') });
    const field = dialog.locator('input:visible').first();
    await field.fill('something');
    await page.keyboard.press('Escape');
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: words('shell.form.stay') }).click();
    expect(await field.inputValue()).toBe('something');
    await dialog.getByRole('button', { name: words('shell.cancel') }).click();
    await question.getByRole('button', { name: words('shell.form.leave_confirm') }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('close by Escape at once without input', async () => {
    const { page, words } = await visit({ as: OWNER });
    const dialog = await openPasswordDialog(page, words);
    await dialog.locator('input:visible').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('are never wider than the window, however long the label of a button is', async () => {
    const record = await firstRecord(OWNER, '/api/payment-links', { filter: { status: ['ACTIVE'] } });
    const { page, words } = await visit({ as: OWNER, viewport: 'narrow' });
    await page.goto(`/payment-links/single/${record.id}`);
    await page.getByRole('button', { name: words('actions.more') }).click();
    await page.getByRole('menuitem', { name: words('actions.deactivate') }).click();
    const dialog = page.getByRole('dialog');
    const label = 'Batalkan pesanan yang sudah dibayar oleh pembeli';
    const button = dialog.getByRole('button', { name: words('actions.deactivate') });
    await button.evaluate((element, text) => {
      element.textContent = text;
    }, label);
    const right = await dialog.getByRole('button', { name: label }).boundingBox();
    const frame = await dialog.boundingBox();
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  });

  it('open with the question and the safe button visible at 400 %', async () => {
    const record = await firstRecord(OWNER, '/api/payment-links', { filter: { status: ['ACTIVE'] } });
    const { page, words } = await visit({ as: OWNER, language: 'id' });
    await resize(page, AT_400_PERCENT);
    await page.goto(`/payment-links/single/${record.id}`);
    await page.getByRole('button', { name: words('actions.more') }).click();
    await page.getByRole('menuitem', { name: words('actions.deactivate') }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => isInWindow(dialog.getByRole('heading').first())).toBe(true);
    const safe = dialog.getByRole('button', { name: words('shell.cancel') });
    await expect.poll(() => isInWindow(safe)).toBe(true);
    expect(await safe.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('fill a phone where they are filled in, and give the focus back to the button that opened them', async () => {
    const { page, words } = await visit({ as: OWNER, viewport: 'phone' });
    const dialog = await openPasswordDialog(page, words);
    await dialog.locator('input:visible').first().waitFor();
    const { width, height } = page.viewportSize() ?? {};
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedText(page)).toBe(words('profile.change'));
  });

  it('give the focus back to the menu that opened them', async () => {
    const record = await firstRecord(OWNER, '/api/payment-links', { filter: { status: ['ACTIVE'] } });
    const { page, words } = await visit({ as: OWNER, viewport: 'phone' });
    await page.goto(`/payment-links/single/${record.id}`);
    const more = page.getByRole('button', { name: words('actions.more') });
    await more.click();
    await page.getByRole('menuitem', { name: words('actions.deactivate') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('shell.cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
