import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm, waitForForm } from './filling.ts';
import { openRow } from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

// Rule actions.after.
describe('after an action', () => {
  it.each(['desktop', 'phone'] as const)(
    'on a %s, a record that has left its list returns to the list',
    async (viewport) => {
      const { page, words } = await visit({ as: OWNER, viewport });
      const value = `198.${Math.floor(Date.now() / 256) % 256}.${Date.now() % 256}.${viewport.length}`;
      await openListForm(page, words, {
        path: '/credit_cards/fraud_prevention/list/ip',
        screen: 'fraud-ip-list',
        action: 'fraud_lists.block',
      }).then(async ({ field, submit }) => {
        await field('value').fill(value);
        await submit.click();
      });
      await waitForScreen(page, 'fraud-ip-list-detail');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const screen = screenOf(page, 'fraud-ip-list-detail');
      await screen.getByRole('button', { name: words('actions.remove'), exact: true }).click();
      await page.getByText(words('fraud_lists.remove_done')).waitFor();
      const list = await waitForScreen(page, 'fraud-ip-list');
      expect(await page.getByText(words('detail.not_found')).count()).toBe(0);
      expect(await list.getByText(value).count()).toBe(0);
      await page.getByRole('button', { name: words('actions.undo') }).click();
      await list.getByText(value).first().waitFor();
    },
  );

  // Rule details.follows-progress.
  it('a record in progress is fetched until it is finished, with its related records', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/callbacks?filter={"status":["COMPLETED"]}');
    const list = await waitForScreen(page, 'callbacks');
    await openRow(list);
    const screen = await waitForScreen(page, 'callbacks-detail');
    await screen.getByRole('link', { name: words('callbacks.events') }).click();
    await screen.getByRole('cell').first().waitFor();
    await waitForScreen(page, 'callbacks-detail');
    const rows = screen.getByRole('row');
    const before = await rows.count();
    await screen
      .getByRole('button', { name: words('callbacks.resend'), exact: true })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('callbacks.resend'), exact: true })
      .click();
    await page.getByText(words('callbacks.resend_done')).waitFor();
    // No host of the demo's callback URLs can be reached from here.
    await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(before + 1);
    // Rule callbacks.completed-once.
    const status = screen.getByRole('heading').locator('xpath=..');
    await status.getByText(words('values.callback.status.COMPLETED')).waitFor();
  });

  it('a submitted form is not fetched again', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/store/orders?filter={"status":["PACKED"]}');
    const list = await waitForScreen(page, 'store-orders');
    await list.locator('a[data-row]').first().press('Enter');
    const screen = await waitForScreen(page, 'store-orders-detail');
    await screen.getByRole('button', { name: words('store_orders.ship'), exact: true }).click();
    const { field, submit } = await waitForForm(page, words, 'store_orders.ship');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await field('courier').selectOption({ index: 1 });
    await field('tracking_number').fill('JNE1234567890');
    await submit.click();
    await page.getByText(words('store_orders.ship_done')).waitFor();
    await screen.getByText(words('values.store_order.status.SHIPPED'), { exact: true }).first().waitFor();
    expect(requested.filter((path) => path.endsWith('/form'))).toEqual([]);
  });
});
