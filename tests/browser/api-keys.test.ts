import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectNoContainerRings } from './containerRings.ts';
import { PIN, waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

describe('an API key in live mode', () => {
  it('is rotated with the PIN; its new secret is shown until it is dismissed, and the row says how long the old one works', async () => {
    const { page, words } = await visit({ as: 'owner@kopi.test', language: 'id' });
    await page.goto('/settings/developers');
    const screen = await waitForScreen(page, 'settings-developers');
    const row = screen.getByRole('row').filter({ hasText: 'Laporan harian' });
    const more = row.getByRole('button', { name: `${words('actions.more')}: Laporan harian` });
    const choice = (key: string) => page.getByRole('menuitem', { name: words(key), exact: true });
    await more.click();
    await choice('api_keys.rotate').click();
    const { dialog, submit } = await waitForForm(page, words, 'api_keys.rotate');
    await dialog.getByRole('radio', { name: words('forms.api_key_rotation.old_key.DAY') }).check();
    await expectAccessible(page);
    await submit.click();
    await page.getByLabel(words('actions.pin_label'), { exact: true }).fill(PIN);
    const shown = page.getByRole('dialog', { name: words('api_keys.rotate_done') });
    await shown.getByText(/^ber_secret_production_/).waitFor();
    await expectNoContainerRings(page);
    await page.keyboard.press('Escape');
    await shown.getByText(/^ber_secret_production_/).waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
    await shown.getByRole('button', { name: words('reveal.close') }).click();
    await shown.waitFor({ state: 'detached' });
    await more.click();
    await choice('api_keys.end_old_key').click();
    const question = page.getByRole('dialog').filter({ hasText: words('api_keys.end_old_key_confirm') });
    await question.getByRole('button', { name: words('api_keys.end_old_key'), exact: true }).click();
    await page.getByText(words('api_keys.end_old_key_done')).first().waitFor();
    await more.click();
    await choice('api_keys.rotate').waitFor();
    expect(await choice('api_keys.end_old_key').count()).toBe(0);
  });
});
