import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm, PIN } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const AT = { path: '/withdrawals', screen: 'withdrawals', action: 'withdrawals.create' };

describe('a withdrawal', () => {
  // Rule transactions.withdraw.
  it.each([
    ['en', 'desktop'],
    ['id', 'phone'],
  ] as const)('goes to the primary account after a review and the PIN, in %s on a %s', async (language, viewport) => {
    const { page, words, allow } = await visit({ as: 'owner@kopi.test', language, viewport });
    allow(/4\d\d/);
    const { dialog, field, submit } = await openListForm(page, words, AT);
    await field('amount').fill('9999');
    await submit.click();
    await dialog
      .getByRole('alert')
      .getByText(words('form_errors.minimum', { limit: 'Rp10.000' }))
      .waitFor();
    await field('amount').fill('25000');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await submit.click();
    const question = words('withdrawals.create_confirm', { amount: 'Rp25.000', fees: 'Rp2.775' });
    const review = page.getByRole('dialog').filter({ hasText: question });
    await review.locator('[data-figure="recipient"]').getByText('BCA ••••').waitFor();
    await review.locator('[data-figure="total"]').getByText('−Rp27.775', { exact: true }).waitFor();
    await expectAccessible(page);
    await review.getByRole('button', { name: words('withdrawals.create'), exact: true }).click();
    const pin = page.getByLabel(words('actions.pin_label'), { exact: true });
    await pin.fill(PIN);
    await page.getByText(words('withdrawals.create_done')).waitFor();
    await waitForScreen(page, 'withdrawals-detail');
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
    const { pathname } = new URL(page.url());
    await page.goto(AT.path);
    const first = screenOf(page, AT.screen).locator('a[data-row]').first();
    await expect.poll(() => first.getAttribute('href')).toBe(pathname);
    await expectNoSidewaysScroll(page);
  });
});

const SCHEDULES = {
  path: '/withdrawals/schedules',
  screen: 'withdrawal-schedules',
  action: 'withdrawal_schedules.create',
};

describe('an automatic withdrawal', () => {
  // Rule transactions.automatic-withdrawal.
  it.each([
    ['en', 'desktop'],
    ['id', 'phone'],
  ] as const)('is set up with the PIN, in %s on a %s', async (language, viewport) => {
    const { page, words, allow } = await visit({ as: 'owner@kopi.test', language, viewport });
    allow(/4\d\d/);
    const { dialog, field, submit } = await openListForm(page, words, SCHEDULES);
    await field('frequency').selectOption('MONTHLY');
    await field('month_day').fill('32');
    await submit.click();
    await dialog.getByRole('alert').first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field('month_day').fill('31');
    await field('time_of_day').selectOption('09:00');
    await field('keep_amount').fill('5000000');
    await submit.click();
    await page.getByLabel(words('actions.pin_label'), { exact: true }).fill(PIN);
    await page.getByText(words('withdrawal_schedules.create_done')).waitFor();
    await waitForScreen(page, 'withdrawal-schedules-detail');
    await page.getByText('Rp5.000.000').first().waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
  });
});
