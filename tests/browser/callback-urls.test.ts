import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { tabTo } from './focus.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const PATH = '/settings/developers';

describe('a callback URL', () => {
  // Rule callbacks.test.
  it('is added by keyboard alone, on a phone: validation errors are shown, and then it is in the list', async () => {
    const { page, words } = await visit({ as: OWNER, language: 'id', viewport: 'phone' });
    const url = `https://kopi.example/hook/${Date.now().toString(36)}`;
    await page.goto(PATH);
    await waitForScreen(page, 'settings-developers');
    await tabTo(page, ({ name }) => name === words('callback_urls.create'));
    await page.keyboard.press('Enter');
    const { dialog, field } = await waitForForm(page, words, 'callback_urls.create');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await tabTo(page, ({ id }) => id === 'form_product');
    // To the second of the products.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, ({ id }) => id === 'form_url');
    await page.keyboard.type('http://kopi.example');
    await page.keyboard.press('Enter');
    const summary = dialog.getByRole('alert').first();
    await summary.getByText(words('form_errors.pattern_https')).waitFor();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await tabTo(page, () => true);
    await page.keyboard.press('Enter');
    await expect.poll(() => field('url').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(url);
    await page.keyboard.press('Enter');
    await page.getByText(words('callback_urls.create_done')).waitFor();
    const list = page.getByRole('region', { name: words('callback_urls.title') });
    await list.getByText(url.replace('https://', '')).first().waitFor();
    // Rule callbacks.product-information.
    await list.getByText(words('values.callback_url.product.VIRTUAL_ACCOUNT_CREATED_DESCRIPTION')).first().waitFor();
  });
});
