import { expect, it } from 'vitest';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { act, ENVIRONMENT, look, mailedAddress, OWNER, payer, read } from './payers.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

/** The open store of the demo which takes every live method. */
async function openStore(): Promise<{ readonly id: string; readonly link: string }> {
  const { access_token: token } = await sharedSession(OWNER);
  const path = `/api/stores?environment=${ENVIRONMENT}&range=[0,24]&filter={}`;
  const stores = await callApi<{ id: string; name: string }[]>(siteUrl(), path, { token });
  const found = stores.find(({ name }) => name === 'Toko Kopi Nusantara');
  if (found === undefined) throw new Error('The demo has an open store.');
  return read('stores', found.id);
}

/** A product with a name of its own. */
async function product(): Promise<string> {
  const name = `Kopi ${Date.now().toString(36)}`;
  await act('store-products', 'actions/create', { name, price: '45000', stock: 9, weight: 250 });
  return name;
}

const BUYER = {
  customer_name: 'Sari Dewi',
  customer_phone: '0812 3456 7890',
  full_address: 'Jalan Melati 5, RT 03/RW 07',
  city: 'Depok',
  province: 'Jawa Barat',
  postal_code: '16431',
};

// Rule store.pages, store.order-followed.
it('a merchant opens the pages of a store from its record, with the code that buyers scan', async () => {
  const { id, link } = await openStore();
  const { page } = await visit({ as: OWNER, environment: 'DEVELOPMENT' });
  await page.goto(`/store/onlinestore/orders/${id}?tab=overview`);
  const screen = await waitForScreen(page, 'stores-detail');
  const shared = screen.getByRole('link', { name: new RegExp(`/shop/${link}`) });
  expect(await shared.first().getAttribute('href')).toContain(`/shop/${link}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

// Rule store.cart, store.order-placed, store.order-mails, store.order-followed.
it.each([
  ['en', 390, 'light', true],
  ['id', 320, 'dark', false],
] as const)(
  'a buyer finds a product, orders it, pays and follows it: in %s, %s px, %s, with scripts: %s',
  async (language, width, colours, scripts) => {
    const { link } = await openStore();
    const name = await product();
    const email = `buyer-${Date.now().toString(36)}@surat.example`;
    const { page, said, expectQuiet } = await payer({ language, width, colours, scripts });
    const sees = async (state: string) => {
      if (scripts) await look(page, `shop-${state}`);
    };
    await page.goto(`/shop/${link}`);
    await sees('goods');
    await page.getByRole('searchbox').fill(name);
    await page.keyboard.press('Enter');
    await page.getByText(name).first().waitFor();
    expect(await page.locator('.shop-good').count()).toBe(1);
    await page.locator('.shop-good .pay-button').click();
    await page.locator('.shop-good .shop-stepper a').last().click();
    await page.getByRole('link', { name }).first().click();
    await page.getByRole('heading', { name }).waitFor();
    await sees('good');
    await page.locator('.shop-bar .pay-button').click();
    await sees('cart');
    for (const [field, value] of Object.entries({ ...BUYER, customer_email: email, postal_code: '16431' }))
      await page.locator(`#shop-${field}`).fill(value);
    await page.locator('#shop-customer_phone').fill('12');
    const order = page.locator('form[method=post] button');
    await order.click();
    await page.locator('#shop-customer_phone-error').waitFor();
    await expect.poll(() => page.locator('#shop-customer_phone:focus').count()).toBe(1);
    await sees('wrong');
    expect(await page.locator('#shop-city').inputValue()).toBe('Depok');
    await page.locator('#shop-customer_phone').fill(BUYER.customer_phone);
    await order.click();
    await page.waitForURL(/\/pay\//);
    await page.getByText('Rp102.000').first().waitFor();
    await sees('pay');
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await page.locator('.pay-bar .pay-button').click();
    await page.locator('.pay-instructions .pay-button').click();
    await page.locator('.pay-progress').waitFor();
    await sees('paid');

    const address = await mailedAddress(email);
    const { access_token: token } = await sharedSession(OWNER);
    const path = `/api/store-orders?environment=${ENVIRONMENT}&range=[0,24]&filter={}`;
    const orders = await callApi<{ id: string }[]>(siteUrl(), path, { token });
    const id = orders[0]?.id ?? '';
    expect(`/pay/${(await read('store-orders', id)).link}`).toBe(address);
    await act('store-orders', `${id}/actions/pack`);
    await act('store-orders', `${id}/actions/ship`, { courier: 'JNE', tracking_number: 'RS0012345678' });
    await page.goto(`${address}?language=${language}`);
    await page.getByText('RS0012345678').waitFor();
    await sees('shipped');
    // The response that says which field is wrong.
    said.splice(0, said.length, ...said.filter((text) => !text.includes('422')));
    await expectQuiet();
  },
);
