import { expect, it } from 'vitest';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, pressAction, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** The first record of a list with one status, in test mode. */
const HOUR = 3_600_000;

async function firstOf(resource: string, status: string): Promise<{ id: string; name: string }> {
  const { access_token: token } = await sharedSession(OWNER);
  const filter = encodeURIComponent(JSON.stringify({ status: [status] }));
  const path = `/api/${resource}?environment=DEVELOPMENT&range=[0,24]&filter=${filter}`;
  const records = await callApi<{ id: string; name: string; created: string }[]>(siteUrl(), path, { token });
  // Not what another test has made: such a store has no couriers yet.
  const record = records.find(({ created }) => Date.parse(created) < Date.now() - HOUR);
  if (record === undefined) throw new Error(`The demo has no ${resource} with ${status}.`);
  return record;
}

// Rule store.order-placed, store.order-paid.
it.each([
  ['en', 'desktop', 'light'],
  ['id', 'narrow', 'dark'],
] as const)(
  'an order is placed, paid and packed in test mode, in %s on a %s screen, %s',
  async (language, viewport, colours) => {
    const store = await firstOf('stores', 'ACTIVE');
    const product = await firstOf('store-products', 'ACTIVE');
    const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', language, viewport, colours });
    await page.goto(`/store/onlinestore/orders/${store.id}`);
    await waitForScreen(page, 'stores-detail');
    await pressAction(page, words, 'stores.simulate_order');
    const form = await waitForForm(page, words, 'stores.simulate_order');
    await form.field('product_id').fill(product.name);
    await page.getByRole('option', { name: product.name }).first().click();
    await form.field('quantity').fill('1');
    await form.field('courier').selectOption('JNE');
    await form.field('customer_name').fill('Sari Dewi');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectWords(page);
    await form.submit.click();
    await page.getByText(words('stores.simulate_order_done')).waitFor();

    const order = await firstOf('store-orders', 'UNPAID');
    await page.goto(`/store/orders/${order.id}`);
    const screen = await waitForScreen(page, 'store-orders-detail');
    await pressAction(page, words, 'receiving.simulate');
    const payment = await waitForForm(page, words, 'receiving.simulate');
    await payment.field('channel').selectOption('QRIS');
    await payment.submit.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('receiving.simulate'), exact: true })
      .last()
      .click();
    await page.getByText(words('receiving.simulate_done')).waitFor();
    await screen.getByText(words('values.store_order.status.PAID')).first().waitFor();
    await screen.getByRole('link', { name: words('transactions.tab_payments'), exact: true }).click();
    await screen.getByText('QRIS').first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pressAction(page, words, 'store_orders.pack');
    await expect.poll(() => screen.getByText(words('values.store_order.status.PACKED')).count()).toBeGreaterThan(0);
  },
);
