import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm, waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const LIST = { path: '/credit_cards/payments', screen: 'credit-card-payments', action: 'receiving.simulate' };

// Rule cards.charged-in-test-mode, cards.capture.
describe('a simulated card payment', () => {
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)('is authorized, captured and seen, in %s on a %s', async (language, viewport, colours) => {
    const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', language, viewport, colours });
    const { field, submit, dialog } = await openListForm(page, words, LIST);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field('test_card').selectOption('MASTERCARD_CHARGED');
    await field('amount').fill('150000');
    await field('authorize_only').check();
    await submit.click();
    const question = page.getByRole('dialog').filter({ hasText: words('credit_card_payments.simulate_confirm') });
    await question.waitFor();
    await question.getByRole('button', { name: words('receiving.simulate') }).click();
    await page.getByText(words('credit_card_payments.simulate_done')).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await waitForScreen(page, 'credit-card-payments-detail');
    await page.getByText(words('values.credit_card_payment.awaits.CAPTURE'), { exact: true }).first().waitFor();

    // A phone has room for one button, which is the first action.
    await page.getByRole('button', { name: words('credit_card_payments.capture'), exact: true }).click();
    const capturing = await waitForForm(page, words, 'credit_card_payments.capture');
    await capturing.field('amount').fill('120000');
    await capturing.submit.click();
    const sure = page.getByRole('dialog').filter({ hasText: words('credit_card_payments.capture_confirm') });
    await sure.waitFor();
    await expectAccessible(page);
    await sure.getByRole('button', { name: words('credit_card_payments.capture') }).click();
    await page.getByText(words('values.credit_card_payment.status.CHARGED')).first().waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: words('card_timeline.title'), exact: true })
      .click();
    await page.getByText(words('card_timeline.capture'), { exact: true }).waitFor();
    await page.getByText(words('card_timeline.expected_settlement'), { exact: true }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await page.getByRole('button', { name: words('credit_card_payments.capture') }).count()).toBe(0);
  });
});
