import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule forms.amount-reading.
it.each(['en', 'id'] as const)(
  'the validation error of an amount differs from its help text, in %s',
  async (language) => {
    const payment = await firstRecord('owner@kopi.test', '/api/credit-card-payments', {
      filter: { status: ['CHARGED'] },
    });
    const { page, words } = await visit({ as: 'owner@kopi.test', language });
    await page.goto(`/credit_cards/payment/${payment.id}`);
    const screen = await waitForScreen(page, 'credit-card-payments-detail');
    await screen.getByRole('button', { name: words('credit_card_payments.refund'), exact: true }).click();
    const { dialog, field, submit } = await waitForForm(page, words, 'credit_card_payments.refund');
    const help = dialog.locator('#form_amount-help');
    const errors = dialog.locator('#form_amount-errors');

    await field('amount').fill('150000.00');
    await submit.click();
    await errors.waitFor();
    expect(await errors.innerText()).toBe(words('form_errors.amount_readings'));
    expect(await dialog.getByText(words('form_errors.amount_readings')).count()).toBe(2);
    await help.waitFor();

    await field('amount').fill('999999999999');
    await expect.poll(() => errors.innerText()).not.toBe(words('form_errors.amount_readings'));
    await errors.waitFor();
    await help.waitFor({ state: 'detached' });
  },
);
