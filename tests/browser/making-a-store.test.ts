import { expect, it } from 'vitest';
import { PNG } from '../helpers/uploadFile.ts';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { type Visit, visit } from './visit.ts';

startBrowser();

/** Fills in a field of the open form. */
const field = ({ page }: Visit, name: string) => page.getByRole('dialog').locator(`#form_${name}`);

async function upload({ page }: Visit, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const file = { name: `${name}.png`, mimeType: 'image/png', buffer: PNG };
  await dialog.locator(`input[data-field="form_${name}"]`).setInputFiles(file);
  await dialog.getByText(`${name}.png`).waitFor();
}

/** Makes a product at its address, and edits it at another. */
async function makeProduct(visitor: Visit, name: string): Promise<void> {
  const { page, words } = visitor;
  await page.goto('/store/products/create');
  const dialog = page.getByRole('dialog');
  await field(visitor, 'name').fill(name);
  await field(visitor, 'price').fill('85000');
  await field(visitor, 'stock').fill('0');
  await field(visitor, 'weight').fill('250');
  await upload(visitor, 'picture_file');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: words('store_products.create'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const screen = await waitForScreen(page, 'store-products-detail');
  await screen.getByText(words('values.store_product.status.OUT_OF_STOCK')).first().waitFor();
  await screen.getByText('picture_file.png').first().waitFor();
  await expectAccessible(page);

  const [, id] = /\/store\/products\/(prod_\w+)$/.exec(page.url()) ?? [];
  expect(id).toBeDefined();
  await page.goto(`/store/products/edit/${id}`);
  expect(await field(visitor, 'name').inputValue()).toBe(name);
  await field(visitor, 'stock').fill('8');
  await dialog.getByRole('button', { name: words('shell.save'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  // The form leads back to the record.
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/store/products/${id}`);
  await expect.poll(() => screen.getByText(words('values.store_product.status.OUT_OF_STOCK')).count()).toBe(0);
}

// Rule store.product-editor, forms.product-image-limit.
it('a product is made with a picture and edited, at addresses of their own', async () => {
  await makeProduct(await visit({ as: 'owner@kopi.test', environment: 'DEVELOPMENT' }), 'Kopi Gayo');
});

// Rule store.product-editor.
it('a product is made on a phone, in Indonesian', async () => {
  const visitor = await visit({ as: 'owner@kopi.test', environment: 'DEVELOPMENT', viewport: 'phone', language: 'id' });
  await makeProduct(visitor, 'Kopi Toraja');
});

async function makeStore(visitor: Visit, slug: string): Promise<void> {
  const { page, words } = visitor;
  await page.goto('/store/onlinestore?action=create');
  const dialog = page.getByRole('dialog');
  await field(visitor, 'name').fill('Kedai Braga');
  await field(visitor, 'slug').fill(slug);
  await upload(visitor, 'logo_file');
  await field(visitor, 'contact_person').fill('Sari Wulandari');
  await field(visitor, 'phone_number').fill('0812 3456 7890');
  await field(visitor, 'address_search').fill('braga');
  await page
    .getByRole('option', { name: /^Braga\b.*40111/ })
    .first()
    .click();
  await field(visitor, 'address_line').fill('Jalan Braga 1');
  await field(visitor, 'shipping_fee').fill('12000');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: words('stores.create'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await waitForScreen(page, 'stores-detail');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

// Rule store.store-editor, store.publish, store.appearance, store.payments, store.channel-authorization.
it('a store is made, sends parcels, is published, gets a look and payments, and is connected to a platform', async () => {
  const visitor = await visit({ as: 'owner@kopi.test', environment: 'DEVELOPMENT' });
  const { page, words } = visitor;
  await makeStore(visitor, 'kedai-braga');
  const [, id] = /\/store\/onlinestore\/orders\/(store_\w+)/.exec(page.url()) ?? [];
  const dialog = page.getByRole('dialog');

  await page.goto(`/store/onlinestore/logistics/${id}`);
  const logistics = await waitForScreen(page, 'store-logistics-detail');
  await logistics
    .getByRole('button', { name: new RegExp(`^${words('actions.activate')}`) })
    .first()
    .click();
  await logistics.getByText(words('values.common.ENABLED')).first().waitFor();
  await page.goto(`/store/onlinestore/orders/${id}`);
  const screen = await waitForScreen(page, 'stores-detail');
  await screen.getByRole('button', { name: words('stores.publish'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .or(dialog)
    .getByRole('button', { name: words('stores.publish'), exact: true })
    .click();
  await screen.getByText(words('values.common.ACTIVE'), { exact: true }).first().waitFor();

  await page.goto(`/store/onlinestore/customize-appearance/${id}`);
  await field(visitor, 'primary_colour').fill('#c2410c');
  await expect.poll(() => page.locator('iframe').last().getAttribute('srcdoc')).toContain('--accent:#c2410c');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: words('shell.save'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/store/onlinestore/payment-configuration');
  const payments = await waitForScreen(page, 'store-payment-configuration');
  await payments.getByText('Kedai Braga').first().waitFor();
  await expectAccessible(page);

  await page.goto(`/store/onlinestore/orders/${id}`);
  await waitForScreen(page, 'stores-detail');
  await page
    .getByRole('button', { name: words('actions.more'), exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: words('stores.connect_channel'), exact: true }).click();
  await field(visitor, 'platform').selectOption('SHOPEE');
  await dialog.getByRole('button', { name: words('stores.connect_channel'), exact: true }).click();
  await page.waitForURL(/\/sandbox\/platforms\/store-channel\/SHOPEE\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: words('pay.platform.deny') }).click();
  await page.getByText(words('platform_authorization.store_channel.refused')).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: words('platform_authorization.store_channel.back') }).click();
  await waitForScreen(page, 'store-channels');
});

// Rule store.store-editor.
it('a store is made on a phone, in Indonesian', async () => {
  const visitor = await visit({ as: 'owner@kopi.test', environment: 'DEVELOPMENT', viewport: 'phone', language: 'id' });
  await makeStore(visitor, 'kedai-braga-dua');
});
