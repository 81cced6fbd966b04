import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { resize } from './resize.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule modes.test-clock.
it.each([
  ['en', 'desktop', 'light'],
  ['id', 'phone', 'dark'],
] as const)(
  'the clock of test mode is moved, and its time is shown, in %s on a %s',
  async (language, viewport, colours) => {
    const { page, words } = await visit({
      as: 'owner@toko.test',
      environment: 'DEVELOPMENT',
      language,
      viewport,
      colours,
    });
    await page.goto('/settings/developers#test-clock');
    await page.getByRole('button', { name: words('test_clocks.move') }).click();
    const { dialog, submit } = await waitForForm(page, words, 'test_clocks.move');
    await submit.click();
    await dialog.getByRole('alert').first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('radio', { name: words('forms.test_clock.step.HOUR') }).check();
    await submit.click();
    await page.getByText(words('test_clocks.move_done')).waitFor();
    await page.getByText(words('values.test_clock.status.READY'), { exact: true }).waitFor({ timeout: 60_000 });
    if (viewport === 'phone')
      await page.getByRole('button', { name: words('shell.profile.open', { name: '' }).trim() }).click();
    const time = page.getByTitle(words('shell.test_clock', { time: '' }).trim());
    await time.waitFor();
    await expectAccessible(page);
    expect(await time.getAttribute('href')).toBe('/settings/developers#test-clock');
    // The narrowest window in which everything is in one bar.
    await page.goto('/settings/developers');
    await resize(page, { width: 768, height: 900 });
    await page.getByTitle(words('shell.test_clock', { time: '' }).trim()).waitFor();
    await expectNoSidewaysScroll(page);
  },
);
