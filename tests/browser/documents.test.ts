import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { type Visit, visit } from './visit.ts';

startBrowser();

const NAME = 'surat-izin.pdf';

/** A document of one page that is green from edge to edge. */
function greenDocument(): Buffer {
  const drawing = '0 0.6 0.2 rg 0 0 300 400 re f';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  return Buffer.from(`${text}${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`);
}

/** The share of an element that is green, as it is shown. */
async function greenShare(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, level = 0, blue = 0] = data.subarray(at, at + 3);
    if (level > 120 && red < 60 && blue < 110) green += 1;
  }
  return green / (data.length / info.channels);
}

/** Opens a document by keyboard, and waits until the browser's viewer has drawn its page. */
async function openDocument({ page }: Visit, opener: Locator): Promise<Locator> {
  const read = page.waitForResponse(
    (response) => response.url().includes('/api/files/') && response.request().method() === 'GET',
  );
  await opener.focus();
  await page.keyboard.press('Enter');
  const answer = await read;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const shown = page.getByRole('dialog', { name: NAME });
  const frame = shown.locator('iframe');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toMatch(/^blob:/);
  await expect.poll(() => greenShare(frame), { message: 'the page of the document' }).toBeGreaterThan(0.1);
  return shown;
}

async function closeByKeyboard(page: Page, shown: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function expectDownload(page: Page, press: () => Promise<void>): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toBe(NAME);
  const kept = readFileSync(await download.path());
  expect(kept.subarray(0, 5).toString()).toBe('%PDF-');
}

// Rule forms.files-open-in-place.
describe('a document', () => {
  it.each([
    ['desktop', 'en'],
    ['narrow', 'id'],
  ] as const)(
    'is shown in place in its form and on its record, and downloaded, on a %s screen in %s',
    async (viewport, language) => {
      const visitor = await visit({ as: 'owner@kopi.test', viewport, language });
      const { page, words } = visitor;
      const at = { path: '/customers', screen: 'customers', action: 'customers.create' };
      const { dialog, field, submit } = await openListForm(page, words, at);
      await dialog.getByLabel(words('forms.customer.type.BUSINESS')).check();
      await field('company_registration').fill('NIB-0220/7');
      await field('city').fill('Bandung');
      await field('name').fill(`Toko Dokumen ${viewport}`);
      await field('email').fill(`dokumen.${viewport}@toko.example`);
      const buffer = greenDocument();
      await dialog.locator('input[type=file]').setInputFiles({ name: NAME, mimeType: 'application/pdf', buffer });
      await dialog.getByText(NAME).waitFor();
      const inForm = dialog.getByRole('button', { name: words('shell.file.open_it') });
      const shown = await openDocument(visitor, inForm);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await closeByKeyboard(page, shown, inForm);
      await submit.click();
      await page.getByText(words('customers.create_done')).waitFor();

      const record = await waitForScreen(page, 'customers-detail');
      const onRecord = record.getByRole('button', { name: words('shell.file.open', { name: NAME }) });
      const again = await openDocument(visitor, onRecord);
      await expectNoSidewaysScroll(page);
      await expectDownload(page, () => again.getByRole('button', { name: words('shell.file.save') }).click());
      await closeByKeyboard(page, again, onRecord);
      const download = record.getByRole('button', { name: words('shell.file.download', { name: NAME }) });
      await expectDownload(page, () => download.press('Enter'));
    },
  );

  it('is downloaded where the browser has no viewer', async () => {
    const { page, words, context } = await visit({ as: 'owner@kopi.test', viewport: 'narrow', ownWindow: true });
    await context.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }));
    const at = { path: '/customers', screen: 'customers', action: 'customers.create' };
    const { dialog } = await openListForm(page, words, at);
    const buffer = greenDocument();
    await dialog.locator('input[type=file]').setInputFiles({ name: NAME, mimeType: 'application/pdf', buffer });
    await dialog.getByText(NAME).waitFor();
    await dialog.getByRole('button', { name: words('shell.file.open_it') }).click();
    const shown = page.getByRole('dialog', { name: NAME });
    await shown.getByText(words('shell.file.no_viewer')).waitFor();
    expect(await shown.locator('iframe').count()).toBe(0);
    await expectDownload(page, () => shown.getByRole('button', { name: words('shell.file.save') }).click());
  });
});
