import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

describe('the documentation of the config', () => {
  it.each(['desktop', 'phone'] as const)(
    'begins with what the config is, and finds kinds, on a %s',
    async (viewport) => {
      const { page, words, expectQuiet } = await visit({ as: 'staff@beranda.test', viewport });
      await page.goto('/config-docs');
      const screen = await waitForScreen(page, 'config-docs');
      await screen.getByText(words('config_docs.about')).waitFor();
      const search = screen.getByRole('searchbox', { name: words('config_docs.search') });
      expect(await search.evaluate((field) => field.getBoundingClientRect().top < 2 * innerHeight)).toBe(true);
      const kinds = screen.getByRole('article');
      const all = await kinds.count();
      expect(all).toBeGreaterThan(100);

      await search.fill('amount-range');
      await expect.poll(() => kinds.count()).toBeLessThan(10);
      const contents = screen.getByRole('navigation', { name: words('config_docs.contents') });
      const links = contents.getByRole('link');
      expect(await links.count()).toBe(await kinds.count());
      await contents.getByRole('link', { name: 'amount-range' }).click();
      await expect.poll(() => page.url()).toMatch(/#filter-\w+/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await search.fill('zebra');
      await screen.getByText(words('config_docs.nothing_found')).waitFor();
      await screen
        .getByRole('button', { name: words('list.clear_search') })
        .last()
        .click();
      await expect.poll(() => kinds.count()).toBe(all);
      expectQuiet();
    },
  );

  // Rule forms.rules-between-fields.
  it.each(['desktop', 'phone'] as const)('has rules of forms to try, on a %s', async (viewport) => {
    const { page, words, expectQuiet } = await visit({ as: 'staff@beranda.test', viewport });
    await page.goto('/config-docs');
    await waitForScreen(page, 'config-docs');
    const screen = page.getByRole('main');
    await screen.getByRole('searchbox', { name: words('config_docs.search') }).fill('together');
    await expect.poll(() => screen.getByRole('article').count()).toBeLessThan(15);
    const together = page.locator('#form-togetherRule');
    await together.getByRole('textbox').first().fill('10');
    await together.getByText(words('form_errors.place_together')).first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expectQuiet();
  });

  it('opens at the kind of its address', async () => {
    const { page } = await visit({ as: 'staff@beranda.test' });
    await page.goto('/config-docs#file-navigation');
    await waitForScreen(page, 'config-docs');
    const kind = page.locator('#file-navigation');
    await expect
      .poll(() => kind.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < innerHeight))
      .toBe(true);
  });
});
