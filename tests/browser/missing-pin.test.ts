import { describe, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { PASSWORD } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

describe('a person without a PIN who sends money', () => {
  // Rule verification.missing-pin.
  it('sets one before the form is filled in, and returns to the form', async () => {
    const { page, words } = await visit({ as: 'new@baru.test', environment: 'DEVELOPMENT' });
    await page.goto('/disbursements');
    await waitForScreen(page, 'disbursements');
    await screenOf(page, 'disbursements')
      .getByRole('button', { name: words('disbursements.create'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: words('pin.new_title') });
    await dialog.getByText(words('pin.new_text')).waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
    // Not now: the dialog is closed, and the next try opens it again.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: words('disbursements.create'), exact: true })
      .first()
      .click();
    await page.getByLabel(words('pin.new_label'), { exact: true }).pressSequentially('482915');
    await page.getByLabel(words('pin.again_label')).pressSequentially('482915');
    await page.getByLabel(words('pin.prove.password')).fill(PASSWORD);
    await page.getByRole('button', { name: words('actions.prove_submit') }).click();
    const { field } = await waitForForm(page, words, 'disbursements.create');
    await field('account_number').fill('1234567890');
  });
});
