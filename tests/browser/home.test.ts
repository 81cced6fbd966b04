import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule home.to-do, home.breakdown.
it.each([
  ['en', 'desktop', 'light'],
  ['id', 'phone', 'dark'],
] as const)(
  'home leads to what waits and to what adds up to a figure, in %s on a %s',
  async (language, viewport, colours) => {
    const { page, words } = await visit({ as: 'owner@kopi.test', language, viewport, colours });
    await page.goto('/home');
    const rows = page.locator(viewport === 'desktop' ? 'main tbody tr' : 'main li a');
    const waiting = page.getByRole('region', { name: words('home.to_do') }).getByRole('link');
    const batches = waiting.filter({ hasText: /batch/ });
    const count = Number((await batches.innerText()).split(' ')[0]);
    await page.getByRole('table', { name: words('home.channels') }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await batches.click();
    await page.waitForURL(/batch_disbursements/);
    await expect.poll(() => rows.count()).toBe(count);
    await page.goBack();

    const line = page.getByRole('row').filter({ hasText: words('values.transaction.channel_category.DIRECT_DEBIT') });
    const paid = /([\d.,]+) (?:payments?|pembayaran)/.exec(await line.first().innerText())?.[1];
    await line.getByRole('link').first().click();
    await page.waitForURL(/DIRECT_DEBIT/);
    await page
      .getByText(new RegExp(`\\b${paid}$`))
      .first()
      .waitFor();
  },
);
