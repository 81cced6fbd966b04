import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const DETAIL = 'credit-card-payments-detail';

async function paymentPath(status: string): Promise<{ path: string; card: string }> {
  const { id = '', card_number: card = '' } = await firstRecord(OWNER, '/api/credit-card-payments', {
    filter: { status: [status] },
  });
  return { path: `/credit_cards/payment/${id}`, card };
}

describe('the actions of a card payment', () => {
  // Rule fraud.card-from-payment.
  it('add its card to the block list, after showing its details', async () => {
    const { page, words } = await visit({ as: OWNER, language: 'id', viewport: 'phone', colours: 'dark' });
    const { path, card } = await paymentPath('FAILED');
    await page.goto(path);
    await waitForScreen(page, DETAIL);
    const screen = screenOf(page, DETAIL);
    await screen.getByRole('button', { name: words('credit_card_payments.block_card'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words('credit_card_payments.block_card') });
    await dialog.getByText(words('credit_card_payments.block_card_confirm')).waitFor();
    for (const field of ['card_number', 'card_bank', 'card_country', 'card_type', 'card_expiry', 'card_brand']) {
      await dialog.getByText(words(`fields.credit_card_payment.${field}`), { exact: true }).waitFor();
    }
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: words('credit_card_payments.block_card') }).click();
    await page.getByText(words('credit_card_payments.block_card_done')).waitFor();

    await page.goto('/credit_cards/fraud_prevention/list/credit_card_number');
    await waitForScreen(page, 'fraud-card-number-list');
    const first = screenOf(page, 'fraud-card-number-list').getByRole('listitem').first();
    await first.getByText(card.slice(-4)).waitFor();
    await first.getByText(words('values.fraud_list_entry.action.BLOCK'), { exact: true }).waitFor();
  });

  // Rule forms.amount-left.
  it('refund a part of it, up to the remaining amount', async () => {
    const { page, words } = await visit({ as: OWNER });
    const { path } = await paymentPath('CHARGED');
    await page.goto(path);
    await waitForScreen(page, DETAIL);
    const screen = screenOf(page, DETAIL);
    const refund = words('credit_card_payments.refund');
    await screen.getByRole('button', { name: refund, exact: true }).click();
    const { dialog, field, submit } = await waitForForm(page, words, 'credit_card_payments.refund');
    // What can be refunded is said, and filled in by a button.
    const left = await dialog.getByRole('button', { name: /^Full amount/ }).innerText();
    const limit = left.replace('Full amount: ', '');
    await dialog.getByText(words('forms.credit_card_refund.amount_help', { limit })).waitFor();
    await dialog.getByRole('button', { name: left }).click();
    await expect.poll(() => field('amount').inputValue()).toBe(limit.replace('Rp', ''));
    await field('amount').fill('999999999');
    await field('reason').selectOption('DUPLICATE');
    await field('note').fill('Paid twice at the till');
    await expectAccessible(page);
    await submit.click();
    const title = words('credit_card_payments.refund_confirm', { amount: 'Rp1.000' });
    const question = page.getByRole('dialog', { name: title });
    const confirm = question.getByRole('button', { name: refund, exact: true });
    // The form refuses it at its field, before the question.
    await dialog.getByRole('alert').getByText(words('form_errors.more_than_left', { limit })).waitFor();
    await field('amount').fill('1000');
    await submit.click();
    await confirm.waitFor();
    // The question is about what was typed, and says what then remains.
    await question.locator('[data-figure="amount"]').getByText('Rp1.000', { exact: true }).waitFor();
    await question.locator('[data-figure="total"]').getByText('−Rp1.000', { exact: true }).waitFor();
    await question.locator('[data-figure="remaining"]').waitFor();
    await question.locator('[data-figure="balance_after"]').waitFor();
    await expectAccessible(page);
    await confirm.click();
    await page.getByText(words('credit_card_payments.refund_done')).waitFor();

    await screen.getByRole('link', { name: words('tabs.related'), exact: true }).click();
    const refunds = page.getByRole('table', { name: words('credit_card_refunds.title') });
    await refunds.getByRole('row').nth(1).getByText('−Rp1.000', { exact: true }).waitFor();
    await expectAccessible(page);
    expect(await refunds.getByRole('row').count()).toBeGreaterThan(1);
  });
});
