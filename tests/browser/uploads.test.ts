import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

/** A picture of about 1.6 MB, which arrives in several parts. */
function largePicture(): Promise<Buffer> {
  const [width, height] = [800, 700];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

// Rule forms.uploads-continue, forms.files-open-in-place.
describe('a file in a form', () => {
  it.each([
    ['desktop', 'en'],
    ['phone', 'id'],
  ] as const)(
    'continues where its connection died, opens in place, can be cancelled and refused, on a %s in %s',
    async (viewport, language) => {
      const { page, words, allow } = await visit({ as: 'owner@kopi.test', viewport, language });
      allow(/net::ERR|status of 4|Failed to load/);
      await page.goto('/customers');
      await waitForScreen(page, 'customers');
      await page
        .getByRole('main')
        .getByRole('button', { name: words('customers.create') })
        .click();
      const dialog = page.getByRole('dialog', { name: words('customers.create') });
      const input = dialog.locator('input[type=file]');
      const buffer = await largePicture();

      // The second part does not arrive, however often it is sent.
      let isCut = true;
      const offsets: string[] = [];
      await page.route('**/api/uploads/**', async (route) => {
        const offset = route.request().headers()['upload-offset'];
        if (route.request().method() === 'PATCH' && offset !== undefined) {
          if (isCut && offset !== '0') return route.abort('connectionreset');
          offsets.push(offset);
        }
        return route.continue();
      });
      await input.setInputFiles({ name: 'ktp.png', mimeType: 'image/png', buffer });
      const more = dialog.getByRole('button', { name: words('shell.form.continue_upload') });
      await more.waitFor({ timeout: 40_000 });
      await dialog.getByText(words('errors.network')).waitFor();
      await expectAccessible(page);
      isCut = false;
      await more.click();
      await dialog.getByText('ktp.png').waitFor();
      expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
      expect(offsets.length).toBeGreaterThan(2);

      await dialog.getByRole('button', { name: words('shell.file.open_it') }).click();
      const shown = page.getByRole('dialog', { name: 'ktp.png' });
      await shown.getByRole('img', { name: 'ktp.png' }).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await shown.getByRole('button', { name: words('shell.close') }).click();

      await input.setInputFiles({ name: 'ktp.png', mimeType: 'image/png', buffer: Buffer.from('<script>1</script>') });
      await dialog.getByText(words('errors.UPLOAD_FILE_ERROR_UNSUPPORTED_MIME')).waitFor();

      await page.unroute('**/api/uploads/**');
      await page.route('**/api/uploads/**', async (route) => {
        if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 3000));
        return route.continue().catch(() => undefined);
      });
      const removed = page.waitForRequest((request) => request.method() === 'DELETE');
      const begun = page.waitForRequest((request) => request.method() === 'PATCH');
      await input.setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer });
      // Before its first part is sent, there is no upload to remove.
      await begun;
      await dialog.getByRole('button', { name: words('shell.form.cancel_upload') }).click();
      await removed;
      await expect.poll(() => dialog.getByRole('progressbar').count()).toBe(0);
    },
  );
});
