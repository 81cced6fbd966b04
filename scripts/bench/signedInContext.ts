import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** A browser window of the demo's owner, signed in. */
export async function signedInContext(
  browser: Browser,
  url: string,
  viewport: NonNullable<BrowserContextOptions['viewport']>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[type="email"]').fill('owner@kopi.test');
  await page.locator('input[type="password"]').fill('Beranda2026');
  await page.keyboard.press('Enter');
  await page.locator('main[data-screen]:not([data-screen="login"])').waitFor();
  await page.close();
  return context;
}
