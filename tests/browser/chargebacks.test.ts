import { describe, it } from 'vitest';
import { PNG } from '../helpers/uploadFile.ts';
import { startBrowser } from './browser.ts';
import { openListForm, waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const LIST = { path: '/credit_cards/payments', screen: 'credit-card-payments', action: 'receiving.simulate' };

// Rule refunds.chargeback-opened, refunds.chargeback-answer, refunds.chargeback-decided.
describe('a chargeback in test mode', () => {
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)('is opened from its payment, answered and won, in %s on a %s', async (language, viewport, colours) => {
    const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', language, viewport, colours });
    /** Answers the question of an action. */
    async function confirm(action: string): Promise<void> {
      const question = page.getByRole('dialog').filter({ hasText: words(`${action}_confirm`) });
      await question.waitFor();
      await question.getByRole('button', { name: words(action), exact: true }).click();
      await page.getByText(words(`${action}_done`)).waitFor();
    }

    const payment = await openListForm(page, words, LIST);
    await payment.field('test_card').selectOption('MASTERCARD_CHARGED');
    await payment.field('amount').fill('150000');
    await payment.submit.click();
    const paying = page.getByRole('dialog').filter({ hasText: words('credit_card_payments.simulate_confirm') });
    await paying.waitFor();
    await paying.getByRole('button', { name: words('receiving.simulate') }).click();
    await waitForScreen(page, 'credit-card-payments-detail');

    await pressAction(page, words, 'credit_card_payments.dispute');
    const disputing = await waitForForm(page, words, 'credit_card_payments.dispute');
    await disputing.field('amount').fill('150000');
    await disputing.field('reason').selectOption('NOT_RECEIVED');
    await expectAccessible(page);
    await disputing.submit.click();
    await confirm('credit_card_payments.dispute');
    await page
      .locator('main')
      .getByRole('link', { name: words('tabs.related'), exact: true })
      .click();
    await page.locator('main a[href*="/credit_cards/chargebacks/"]').first().click();

    await waitForScreen(page, 'credit-card-chargebacks-detail');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pressAction(page, words, 'credit_card_chargebacks.answer');
    const answering = await waitForForm(page, words, 'credit_card_chargebacks.answer');
    await answering.field('note').fill('Pesanan diterima pelanggan pada 3 November.');
    await answering.dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'resi.png', mimeType: 'image/png', buffer: PNG });
    await answering.dialog.getByText('resi.png').waitFor();
    await answering.submit.click();
    await confirm('credit_card_chargebacks.answer');
    await pressAction(page, words, 'credit_card_chargebacks.review');
    await confirm('credit_card_chargebacks.review');
    await pressAction(page, words, 'credit_card_chargebacks.win');
    await confirm('credit_card_chargebacks.win');
    await page.getByText(words('values.credit_card_chargeback.status.WON')).first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
