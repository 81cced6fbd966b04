import { describe, it } from 'vitest';
import { dayFromNow } from '../helpers/days.ts';
import { startBrowser } from './browser.ts';
import { act, OWNER } from './payers.ts';
import { expectAccessible, expectNoSidewaysScroll, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

/** Makes an invoice in test mode and pays it by DANA. */
async function payByWallet(): Promise<void> {
  const terms = { payer_email: 'payer@toko.example', amount: '150000', due_date: dayFromNow(3) };
  const { id } = await act('invoices', 'actions/create', terms);
  await act('invoices', `${id}/actions/simulate`, { channel: 'DANA' });
}

// Rule transactions.settlements, transactions.settlement-payments, transactions.simulated-settlement.
describe('a settlement in test mode', () => {
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)(
    'is paid out and followed to its payments and back, in %s on a %s',
    async (language, viewport, colours) => {
      await payByWallet();
      const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', language, viewport, colours });
      await page.goto('/settlements?filter={"status":["PENDING"]}');
      await waitForScreen(page, 'settlements');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page
        .getByRole('link', { name: /STL-\d{8}-DANA/ })
        .first()
        .click();
      await waitForScreen(page, 'settlements-detail');
      await pressAction(page, words, 'settlements.simulate');
      const question = page.getByRole('dialog').filter({ hasText: words('settlements.simulate_confirm') });
      await question.getByText('Rp147.502', { exact: true }).waitFor();
      await expectAccessible(page);
      await question.getByRole('button', { name: words('settlements.simulate') }).click();
      await page.getByText(words('settlements.simulate_done')).waitFor();
      await page.getByText(words('values.settlement.status.SETTLED')).first().waitFor();
      await expectNoSidewaysScroll(page);

      await page
        .locator('main')
        .getByRole('link', { name: words('settlements.tab_payments'), exact: true })
        .click();
      await page.locator('main a[href*="/transactions-new/txn_"]').first().click();
      await waitForScreen(page, 'transactions-detail');
      await page.locator('main a[href*="/settlements/stl_"]').first().click();
      await waitForScreen(page, 'settlements-detail');
      await expectAccessible(page);
    },
  );
});
