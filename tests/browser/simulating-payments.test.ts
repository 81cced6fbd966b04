import { describe, expect, it } from 'vitest';
import { dayFromNow } from '../helpers/days.ts';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

// Rule accept.simulated-payment, accept.paid-for.
describe('simulating a payment', () => {
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)('pays an invoice made in test mode, in %s on a %s', async (language, viewport, colours) => {
    const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', language, viewport, colours });
    await page.goto('/invoices');
    await waitForScreen(page, 'invoices');
    await page.getByRole('button', { name: words('invoices.create') }).click();
    const making = await waitForForm(page, words, 'invoices.create');
    await making.field('payer_email').fill('payer@toko.example');
    await making.field('amount').fill('150000');
    const [year, month, day] = dayFromNow(40).split('-');
    await making.field('due_date').fill(`${day}-${month}-${year}`);
    await making.submit.click();
    await waitForScreen(page, 'invoices-detail');

    await pressAction(page, words, 'receiving.simulate');
    const { field, submit } = await waitForForm(page, words, 'receiving.simulate');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field('channel').selectOption('BNI');
    await submit.click();
    const question = page.getByRole('dialog').filter({ hasText: words('receiving.simulate_confirm') });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: words('receiving.simulate') }).click();
    await page.getByText(words('receiving.simulate_done')).waitFor();
    await page.getByText(words('values.common.PAID')).first().waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: words('transactions.tab_payments'), exact: true })
      .click();
    await page.getByText('BNI').first().waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('button', { name: words('receiving.simulate') }).count()).toBe(0);
  });
});
