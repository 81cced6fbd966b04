import { describe, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm, waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, pressAction, waitForScreen } from './screen.ts';
import { type Visit, visit } from './visit.ts';

startBrowser();

const SCREENS = [
  ['en', 'desktop', 'light'],
  ['id', 'narrow', 'dark'],
] as const;

async function look({ page }: Visit): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectWords(page);
}

/** Answers the question of an action. */
async function confirm({ page, words }: Visit, action: string): Promise<void> {
  const question = page.getByRole('dialog').filter({ hasText: words(`${action}_confirm`) });
  await question.waitFor();
  await question.getByRole('button', { name: words(action), exact: true }).click();
  await page.getByText(words(`${action}_done`)).waitFor();
}

// Rule accept.virtual-account-opened, accept.virtual-account-simulated-bank.
describe('a virtual account whose bank opens it after a while', () => {
  it.each([
    ['en', 'desktop', 'light', 'owner@manila.test', 'DEVELOPMENT', 'METROBANK'],
    ['id', 'narrow', 'dark', 'owner@kopi.test', 'PRODUCTION', 'BSI'],
  ] as const)('says what it waits for, in %s on a %s screen, %s: %s in %s', async (...where) => {
    const [language, viewport, colours, as, environment, bank] = where;
    const at = await visit({ as, environment, ownWindow: true, language, viewport, colours });
    const { page, words } = at;
    const list = { path: '/virtual_accounts/list', screen: 'virtual-accounts', action: 'virtual_accounts.create' };
    const form = await openListForm(page, words, list);
    await form.dialog.getByText(words('forms.virtual_account.bank_help')).waitFor();
    await form.field('bank').selectOption(bank);
    await form.field('name').fill('Lipa Coffee Pending');
    await form.dialog.getByRole('radio', { name: words('values.virtual_account.type.MULTIPLE_USE') }).check();
    await look(at);
    await form.submit.click();
    await page.getByText(words('virtual_accounts.create_done')).waitFor();
    await page.getByText('Lipa Coffee Pending').first().click();
    const detail = await waitForScreen(page, 'virtual-accounts-detail');
    await detail.getByText(words('values.virtual_account.status.PENDING_DESCRIPTION')).waitFor();
    await look(at);

    // In live mode the bank answers.
    if (environment === 'PRODUCTION') return;
    await pressAction(page, words, 'virtual_accounts.open');
    await confirm(at, 'virtual_accounts.open');
    await detail.getByText(words('values.virtual_account.status.ACTIVE_DESCRIPTION')).waitFor();
    await look(at);
  });
});

// Rule refunds.chargeback-refunded.
describe('a disputed payment', () => {
  it.each(SCREENS)('is refunded in full, which closes its chargeback, in %s on a %s screen, %s', async (...screen) => {
    const [language, viewport, colours] = screen;
    const at = await visit({
      ...{ as: 'owner@kopi.test', environment: 'DEVELOPMENT', ownWindow: true },
      ...{ language, viewport, colours },
    });
    const { page, words } = at;
    // A part is rejected.
    at.allow(/status of 400/);
    const list = { path: '/credit_cards/payments', screen: 'credit-card-payments', action: 'receiving.simulate' };
    const payment = await openListForm(page, words, list);
    await payment.field('test_card').selectOption('JCB_CHARGED');
    await payment.field('amount').fill('90000');
    await payment.submit.click();
    const paying = page.getByRole('dialog').filter({ hasText: words('credit_card_payments.simulate_confirm') });
    await paying.getByRole('button', { name: words('receiving.simulate') }).click();
    await waitForScreen(page, 'credit-card-payments-detail');
    await pressAction(page, words, 'credit_card_payments.dispute');
    const disputing = await waitForForm(page, words, 'credit_card_payments.dispute');
    await disputing.field('amount').fill('90000');
    await disputing.field('reason').selectOption('NOT_RECEIVED');
    await disputing.submit.click();
    await confirm(at, 'credit_card_payments.dispute');

    await pressAction(page, words, 'credit_card_payments.refund');
    const refunding = await waitForForm(page, words, 'credit_card_payments.refund');
    await refunding.field('amount').fill('40000');
    await refunding.field('reason').selectOption('REQUESTED_BY_CUSTOMER');
    await refunding.submit.click();
    const refund = words('credit_card_payments.refund');
    await page.getByText(words('form_errors.only_in_full')).first().waitFor();
    await look(at);
    await refunding.dialog.getByRole('button', { name: /90\.000/ }).click();
    await refunding.submit.click();
    const all = page.getByRole('dialog', {
      name: words('credit_card_payments.refund_confirm', { amount: 'Rp90.000' }),
    });
    await all.getByRole('button', { name: refund, exact: true }).click();
    await page.getByText(words('credit_card_payments.refund_done'), { exact: true }).waitFor();

    await page
      .locator('main')
      .getByRole('link', { name: words('tabs.related'), exact: true })
      .click();
    await page.locator('main a[href*="/credit_cards/chargebacks/"]').first().click();
    const chargeback = await waitForScreen(page, 'credit-card-chargebacks-detail');
    await chargeback.getByText(words('values.credit_card_chargeback.status.REFUNDED_DESCRIPTION')).waitFor();
    await look(at);
  });
});
