import type { Page } from 'playwright';

/**
 * Gives the window another size, in CSS pixels, and waits until the page is drawn for it: what is for phones alone comes and
 * goes a frame after the window has its size, and a test that goes on at once would press what is about to leave.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
