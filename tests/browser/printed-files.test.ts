import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { resize } from './resize.ts';
import { expectAccessible, expectNoSidewaysScroll, pressAction, waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** A file to print, its action, and the records that have it. */
const FILES = [
  ['disbursements', 'sending.proof', { status: ['COMPLETED'] }],
  ['qr-codes', 'qr_codes.poster', { status: ['ACTIVE'] }],
] as const;

/** The number of pages that a page takes on A4 paper. */
async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

// Rule sending.proof, accept.qr-poster.
describe('a file to print', () => {
  it.each(FILES)('of one of the %s is readable on a phone, and takes one page of A4', async (list, action, filter) => {
    const { page, words, expectQuiet } = await visit({ as: OWNER, ownWindow: true });
    const { id } = await firstRecord(OWNER, `/api/${list}`, { filter });
    await page.goto(`/${list}/${id}`);
    await waitForScreen(page, `${list}-detail`);
    const [download] = await Promise.all([page.waitForEvent('download'), pressAction(page, words, action)]);
    expect(download.suggestedFilename()).toMatch(/\.html$/);
    await page.getByText(words(`${action}_done`)).waitFor();
    const html = readFileSync(await download.path(), 'utf8');
    expectQuiet();
    await page.goto('about:blank');
    await page.setContent(html);
    await expectAccessible(page);
    for (const width of [320, 768]) {
      await resize(page, { width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await pagesOnPaper(page)).toBe(1);
  });
});
