import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm, PIN } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const AT = { path: '/disbursements', screen: 'disbursements', action: 'disbursements.create' };

describe('sending money', () => {
  it.each([
    ['en', 'desktop'],
    ['id', 'phone'],
  ] as const)('requires the PIN, and adds the first record of the list, in %s on a %s', async (language, viewport) => {
    const { page, words, allow } = await visit({ as: OWNER, language, viewport });
    allow(/403/);
    const { dialog, field, submit } = await openListForm(page, words, AT);
    const reference = `DISB-${language}-${Date.now().toString(36)}`;
    await field('bank').selectOption('BCA');
    await field('account_number').fill('12 34');
    await field('account_name').fill('Budi Santoso');
    await field('amount').fill('25000');
    await field('external_id').fill(reference);
    await submit.click();
    await dialog.getByRole('alert').getByText(words('form_errors.pattern_account_number')).waitFor();
    // As it is copied from elsewhere. Rule forms.digits.
    await field('account_number').fill(' 1234 567-890 ');
    await expectAccessible(page);
    await submit.click();

    // The review: recipient, amount, costs and the new balance, before the PIN.
    const review = page
      .getByRole('dialog')
      .filter({ hasText: words('disbursements.create_confirm', { amount: 'Rp25.000', fees: 'Rp2.775' }) });
    await review.locator('[data-figure="recipient"]').getByText('Budi Santoso · BCA 1234567890').waitFor();
    await review.locator('[data-figure="amount"]').getByText('Rp25.000', { exact: true }).waitFor();
    await review.locator('[data-figure="fee"]').getByText('Rp2.500', { exact: true }).waitFor();
    await review.locator('[data-figure="total"]').getByText('−Rp27.775', { exact: true }).waitFor();
    await review.locator('[data-figure="balance_after"]').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await review.getByRole('button', { name: words('disbursements.create'), exact: true }).click();

    const pin = page.getByLabel(words('actions.pin_label'), { exact: true });
    await pin.waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
    await pin.fill('135790');
    await page.getByText(words('errors.INVALID_PIN_ERROR')).waitFor();
    await pin.fill(PIN);
    await page.getByText(words('disbursements.create_done')).waitFor();
    await waitForScreen(page, 'disbursements-detail');
    await page.getByRole('heading', { name: reference }).waitFor();
    const { pathname } = new URL(page.url());
    await page.goto(AT.path);
    const first = screenOf(page, AT.screen).locator('a[data-row]').first();
    await expect.poll(() => first.getAttribute('href')).toBe(pathname);
  });

  it('returns to the form when the PIN is cancelled, and sends nothing', async () => {
    const { page, words } = await visit({ as: OWNER });
    const { dialog, field, submit } = await openListForm(page, words, AT);
    await field('bank').selectOption('MANDIRI');
    await field('account_number').fill('1234567890');
    await field('account_name').fill('Budi Santoso');
    // An amount that reads in two ways is not sent until the person says which one they mean.
    await field('amount').fill('26000.00');
    await dialog.getByRole('button', { name: 'Rp26.000', exact: true }).click();
    await expect.poll(() => field('amount').inputValue()).toBe('26.000');
    await submit.click();
    const review = page
      .getByRole('dialog')
      .filter({ hasText: words('disbursements.create_confirm', { amount: 'Rp26.000', fees: 'Rp2.775' }) });
    await review.getByRole('button', { name: words('disbursements.create'), exact: true }).click();
    await page.getByLabel(words('actions.pin_label'), { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel(words('actions.pin_label'), { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => field('amount').inputValue()).toBe('26.000');
    await expect.poll(() => submit.isEnabled()).toBe(true);
  });
});
