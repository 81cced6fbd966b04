import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { PIN } from './filling.ts';
import { openRow } from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule settings.billing-paid, notices.overdue-bills.
it.each([
  ['owner@manila.test', 'en', 'phone', 'light', true],
  ['owner@kopi.test', 'id', 'desktop', 'dark', false],
] as const)('a bill is paid from the balance with the PIN, by %s in %s on a %s', async (...given) => {
  const [as, language, viewport, colours, isOverdue] = given;
  const { page, words } = await visit({ as, language, viewport, colours });
  await page.goto('/settings/billings');
  const bar = page.getByRole('link', { name: words('notices.overdue_bills.link') });
  if (isOverdue) await bar.waitFor();
  await openRow(page);
  const screen = await waitForScreen(page, 'billing-statements-detail');
  await screen.getByText(words('values.billing_statement.status.UNPAID')).first().waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await pressAction(page, words, 'billing_statements.pay');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('billing_statements.pay'), exact: true }).click();
  await page.getByLabel(words('actions.pin_label'), { exact: true }).fill(PIN);
  await page.getByText(words('billing_statements.pay_done')).waitFor();
  await screen.getByText(words('values.billing_statement.status.PAID')).first().waitFor();
  await screen.getByText(words('values.billing_statement.paid_from.BALANCE')).first().waitFor();
  // The bar leaves without a reload.
  await expect.poll(() => bar.count()).toBe(0);
  await expectAccessible(page);
});
