import type { Page } from 'playwright';

/** Goes to another screen as a link does: how each screen loads by itself is tested in every-screen/. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}
