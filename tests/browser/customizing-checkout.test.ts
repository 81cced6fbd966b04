import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule settings.checkout-editor.
it('shows what payers see while the look of the checkout is chosen, and once it is saved', async () => {
  const { page, words } = await visit({ as: 'owner@kopi.test' });
  await page.goto('/customize-checkout');
  const screen = await waitForScreen(page, 'settings-checkout');
  const previewed = () => page.locator('iframe').last().getAttribute('srcdoc');
  await expect.poll(previewed).toContain('Kopi Nusantara');
  await screen.getByRole('button', { name: words('actions.edit'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#form_primary_colour').fill('#c2410c');
  await expect.poll(previewed).toContain('--accent:#c2410c');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Half a colour changes nothing.
  await dialog.locator('#form_primary_colour').fill('#c24');
  await expect.poll(previewed).not.toContain('#c2410c');
  const save = dialog.getByRole('button', { name: words('shell.save'), exact: true });
  await save.click();
  // One thing is wrong with it, and said once in the summary and once at the field.
  expect(await dialog.getByText(words('form_errors.pattern_colour')).count()).toBe(2);
  expect(await dialog.getByText(words('form_errors.minLength', { limit: '7' })).count()).toBe(0);
  await dialog.locator('#form_primary_colour').fill('#c2410c');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(previewed).toContain('--accent:#c2410c');
});
