import { beforeAll, describe, expect, it } from 'vitest';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { mailsTo, mailTo } from '../helpers/mails.ts';
import { PICKUP_ADDRESS } from '../helpers/pickupAddress.ts';
import { requestWithoutSession } from '../helpers/testApp.ts';
import { PNG, uploadFile } from '../helpers/uploadFile.ts';

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

interface Product {
  readonly id: string;
  readonly price: string;
  readonly stock: number;
}

/** The open store of the demo which takes every live method, at the end of the address of its pages. */
const SHOP = 'toko-kopi-nusantara.test';

const ENTERED = {
  customer_name: 'Sari Dewi',
  customer_email: 'sari@pembeli.test',
  customer_phone: '0812-3456 789',
  full_address: 'Jalan Melati 5',
  city: 'Depok',
  province: 'Jawa Barat',
  postal_code: '16431',
  courier: 'JNE',
} as const;

interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

async function get(url: string): Promise<Page> {
  const { statusCode: status, body: html, headers } = await owner.test.app.inject({ url });
  return { status, html, headers };
}

/** Buyers so far: each has an address of their own, by which they are limited. */
let buyers = 0;

async function post(url: string, entered: Readonly<Record<string, string>>): Promise<Page> {
  const response = await owner.test.app.inject({
    method: 'POST',
    url,
    remoteAddress: `203.0.113.${++buyers}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(entered).toString(),
  });
  return { status: response.statusCode, html: response.body, headers: response.headers };
}

const cartAddress = (cart: string, shop = SHOP) => `/shop/${shop}/cart?language=en&cart=${cart}`;

/** Opens the cart, and orders what is in it. */
async function order(cart: string, changes: Partial<Record<keyof typeof ENTERED | 'checkout', string>> = {}) {
  const { html } = await get(cartAddress(cart));
  const [, checkout = ''] = /name="checkout" value="([^"]+)"/.exec(html) ?? [];
  return post(cartAddress(cart), { checkout, ...ENTERED, ...changes });
}

/** The end of the address at which an order is paid. */
function linkOf({ headers }: Page): string {
  const [, link = ''] = /^\/pay\/([\w-]+)\?language=en$/.exec(String(headers.location)) ?? [];
  return link;
}

async function orderOf(link: string) {
  const { rows } = await owner.test.database.pool.query('select * from store_orders where link = $1', [link]);
  return rows[0];
}

async function newProduct(stock: number, more: object = {}): Promise<Product> {
  const input = { name: 'Kopi Toko', price: '40000', stock, weight: 250, ...more };
  const { json } = await owner.act('store-products/actions/create', input);
  return owner.read('store-products', json.id);
}

let store: { readonly id: string; readonly link: string };
beforeAll(async () => {
  const stores: { name: string; id: string }[] = await owner.list('stores');
  const found = stores.find(({ name }) => name === 'Toko Kopi Nusantara');
  if (found === undefined) throw new Error('The demo has an open store.');
  store = await owner.read('stores', found.id);
});

// Rule store.pages.
describe('the pages of a store', () => {
  it('show what is listed, with price and stock, to anybody; nothing is stored in the browser', async () => {
    expect(store.link).toBe(SHOP);
    const product = await newProduct(3);
    const { status, html, headers } = await get(`/shop/${SHOP}?language=en`);
    expect(status).toBe(200);
    expect(html).toContain('Kopi Toko');
    expect(html).toContain('Rp40.000');
    expect(html).toContain('Only 3 left');
    expect(html).toContain('no real money');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const page = await get(`/shop/${SHOP}/products/${product.id}?language=id`);
    expect(page.html).toContain('Tambah ke keranjang');
    expect((await get(`/shop/${SHOP}?q=KOPI%20TOK&language=en`)).html).toContain('Kopi Toko');
    expect((await get(`/shop/${SHOP}?q=%25_&language=en`)).html).toContain('No product matches “%_”');
  });

  it('do not show what is off sale, nor a draft; a closed store says so', async () => {
    const product = await newProduct(3, { name: 'Kopi Lenyap' });
    await owner.act(`store-products/${product.id}/actions/deactivate`);
    expect((await get(`/shop/${SHOP}?q=lenyap`)).html).not.toContain('Kopi Lenyap');
    expect((await get(`/shop/${SHOP}/products/${product.id}`)).status).toBe(404);
    const slashed = await get(`/shop/${SHOP}/`);
    expect([slashed.status, slashed.headers.location]).toEqual([301, `/shop/${SHOP}`]);
    expect((await get('/shop/kopi-musiman.test/cart?language=en')).html).toContain('This store is closed');
    for (const [slug, code, text] of [
      ['alat-seduh.test', 404, 'Page not found'],
      ['kopi-musiman.test', 200, 'This store is closed'],
      ['toko-kopi-nusantara', 200, 'Toko Kopi Nusantara'],
      ['unknown-store', 404, 'Page not found'],
      ['..%2f..%2fetc', 404, 'Page not found'],
      ['x'.repeat(500), 404, 'DATA_NOT_FOUND_ERROR'],
    ] as const) {
      const { status, html } = await get(`/shop/${slug}?language=en`);
      expect([slug, status]).toEqual([slug, code]);
      expect(html).toContain(text);
    }
  });

  it('show the pictures of products to anybody, and no other file', async () => {
    const upload = { bytes: PNG, name: 'kopi.png', accept: 'picture', environment: 'DEVELOPMENT' } as const;
    const { json: file } = await uploadFile(owner.person, upload);
    const product = await newProduct(3, { name: 'Kopi Bergambar', picture_file: file.id });
    const { html } = await get(`/shop/${SHOP}/products/${product.id}`);
    const [address = ''] = /\/pictures\/biz_[0-9a-f]+\/file_[0-9a-f]+/.exec(html) ?? [];
    const picture = await owner.test.app.inject({ url: address });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    await owner.act(`store-products/${product.id}/actions/deactivate`);
    expect((await get(address)).status).toBe(404);
  });

  it('has an address that no other record has: a taken one is reported at its field', async () => {
    const [invoice] = await owner.list('invoices');
    const slug = 'taken-by-an-invoice-0001';
    const id = parseRecordId('inv', invoice.id);
    await owner.test.database.pool.query('update invoices set link = $1 where id = $2', [slug, id]);
    const stores: { id: string; status: string }[] = await owner.list('stores', {}, { environment: 'PRODUCTION' });
    const live = { environment: 'PRODUCTION' } as const;
    const { name, contact_person, phone_number, shipping_fee, ...shop } = await owner.read(
      'stores',
      stores[0]?.id ?? '',
      live,
    );
    const input = { name, slug, contact_person, phone_number, address: PICKUP_ADDRESS, shipping_fee };
    const { json } = await owner.act(`stores/${shop.id}/actions/edit`, input, live);
    expect(json.errors).toContainEqual({ field: 'slug', message: 'is used by another record', code: 'taken' });
  });
});

// Rule store.pages, security.no-harm.
it('what is malformed, hostile or long never fails: each page is read, or not found', async () => {
  const { id } = await newProduct(9);
  const values = [
    '',
    '%00',
    '%ED%A0%80',
    "'%20or%201=1--",
    '%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '__proto__',
    '-1',
    '1e309',
    'NaN',
    'a'.repeat(2000),
    '%F0%9F%8F%A6',
    '..%2f..%2f',
    `${id}:99,`.repeat(60),
  ];
  for (const value of values) {
    const addresses = [
      `/shop/${SHOP}?q=${value}&page=${value}&cart=${value}&language=${value}`,
      `/shop/${SHOP}/products/${value}`,
      `/shop/${SHOP}/cart?cart=${value}`,
      `/shop/${value}`,
    ];
    for (const address of addresses) {
      const { status, html } = await get(address);
      expect([address, status < 500]).toEqual([address, true]);
      expect(html).not.toContain('<script>alert');
    }
    const entered = Object.fromEntries(
      Object.keys(ENTERED).map((field) => [field, decodeURIComponent(value.replaceAll('%ED%A0%80', 'x'))]),
    );
    expect((await post(cartAddress(`${id}:1`), { checkout: value, ...entered })).status).toBeOneOf([413, 422]);
  }
  const nul = await order(`${id}:1`, { customer_name: 'Sari\u0000Dewi', city: '\u0000Depok' });
  expect(await orderOf(linkOf(nul))).toMatchObject({ customer_name: 'SariDewi', city: 'Depok' });
});

// Rule store.cart.
describe('a cart', () => {
  it('holds what its address says, with what it costs, and leaves out what is malformed', async () => {
    const [one, other] = [await newProduct(9), await newProduct(9, { price: '15000' })];
    const { html } = await get(cartAddress(`${one.id}:2,nonsense,${other.id}:1,${other.id}:0`));
    expect(html).toContain('Rp95.000');
    expect(html).toContain('Order for Rp107.000');
    expect((await get(cartAddress(''))).html).toContain('Your cart is empty');
    expect((await get(`/shop/${SHOP}/cart?cart=a&cart=b&language=en`)).html).toContain('Your cart is empty');
  });

  it('says what is gone, and of what fewer are left, and is not ordered until it is changed', async () => {
    const [few, gone] = [await newProduct(2), await newProduct(5, { name: 'Kopi Habis' })];
    await owner.act(`store-products/${gone.id}/actions/deactivate`);
    const cart = `${few.id}:3,${gone.id}:1`;
    const { html } = await get(cartAddress(cart));
    expect(html).toContain('Only 2 left. Choose fewer to order.');
    expect(html).toContain('No longer sold here.');
    const rejected = await order(cart);
    expect(rejected.status).toBe(422);
    expect(rejected.html).toContain('Some products in your cart changed.');
  });
});

// Rule store.order-placed, store.order-once, store.order-mails, store.order-followed.
describe('a buyer', () => {
  it('orders, pays at the address of the order, and follows it until it arrives', async () => {
    const [one, other] = [await newProduct(9), await newProduct(9, { price: '15000' })];
    const link = linkOf(await order(`${one.id}:2,${other.id}:1`));
    expect(await orderOf(link)).toMatchObject({
      status: 'UNPAID',
      amount: '107000',
      customer_phone: '+628123456789',
      city: 'Depok',
      courier: 'JNE',
    });
    const mail = await mailTo(owner.test, 'sari@pembeli.test', /^Your order ORD-/);
    expect(mail.text).toContain(`/pay/${link}\n`);
    const { json: view } = await requestWithoutSession(owner.test, `/api/pay/${link}`);
    expect(view).toMatchObject({ kind: 'order', state: 'open', amount: '107000', last_day: null });
    expect(view.order).toMatchObject({
      status: 'UNPAID',
      courier: 'JNE',
      tracking_number: null,
      shop: `/shop/${SHOP}`,
    });
    expect(JSON.stringify(view)).not.toMatch(/sari@|Melati|8123456789/i);

    const payload = { checkout: view.checkout, method: view.methods[0].code };
    const requests = `/api/pay/${link}/payment-requests`;
    const { json: made } = await requestWithoutSession(owner.test, requests, { method: 'POST', payload });
    await requestWithoutSession(owner.test, `${requests}/${made.id}/simulate`, { method: 'POST' });
    const { id } = await orderOf(link);
    const recordId = `ord_${id.replaceAll('-', '')}`;
    expect((await owner.read('store-products', one.id)).stock).toBe(7);
    const paid = await get(`/pay/${link}?language=en`);
    expect(paid.html).toContain('Payment received');
    expect(paid.html).toContain('2 × Kopi Toko');
    const [news] =
      (await owner.person.request('/api/notification-centre?environment=DEVELOPMENT')).json.notifications ?? [];
    expect(news ?? { kind: 'order-paid' }).toMatchObject({ kind: 'order-paid' });

    await owner.act(`store-orders/${recordId}/actions/pack`);
    const tracking_number = 'RS0012345678';
    await owner.act(`store-orders/${recordId}/actions/ship`, { courier: 'JNE', tracking_number });
    expect((await mailTo(owner.test, 'sari@pembeli.test', /dikirim/)).text).toContain(tracking_number);
    expect((await get(`/pay/${link}?language=en`)).html).toContain(tracking_number);
  });

  it('who sends the same order twice, or twenty times at once, orders once; a changed one is another', async () => {
    const { id } = await newProduct(9);
    const { html } = await get(cartAddress(`${id}:1`));
    const [, checkout = ''] = /name="checkout" value="([^"]+)"/.exec(html) ?? [];
    const entered = { checkout, ...ENTERED, customer_email: 'sekali@pembeli.test' };
    const links = await Promise.all(
      Array.from({ length: 20 }, async () => linkOf(await post(cartAddress(`${id}:1`), entered))),
    );
    expect(new Set(links).size).toBe(1);
    expect(await mailsTo(owner.test, 'sekali@pembeli.test')).toHaveLength(1);
    expect(linkOf(await post(cartAddress(`${id}:2`), entered))).not.toBe(links[0]);
  });

  it('is not written to more than five times an hour: anybody may enter their address', async () => {
    const { id } = await newProduct(99);
    for (let turn = 1; turn <= 7; turn++)
      expect((await order(`${id}:${turn}`, { customer_email: 'sering@pembeli.test' })).status).toBe(303);
    expect(await mailsTo(owner.test, 'sering@pembeli.test')).toHaveLength(5);
  });

  it('reads at each field what is wrong, and keeps what was entered', async () => {
    const { id } = await newProduct(9);
    const wrong = { customer_email: 'sari', customer_phone: '12', postal_code: '1', customer_name: '<b>Sari</b>' };
    const { status, html } = await order(`${id}:1`, wrong);
    expect(status).toBe(422);
    for (const field of ['customer_email', 'customer_phone', 'postal_code'])
      expect(html).toContain(`id="shop-${field}-error"`);
    expect(html).not.toContain('id="shop-city-error"');
    expect(html).toContain('value="&lt;b&gt;Sari&lt;/b&gt;"');
    expect(html).not.toContain('<b>Sari');
    const courier = await order(`${id}:1`, { courier: 'GOSEND' });
    expect([courier.status, courier.html.includes('no longer available')]).toEqual([422, true]);
    const old = await order(`${id}:1`, { checkout: '01900000-0000-7000-8000-000000000000' });
    expect([old.status, old.html.includes('open for too long')]).toEqual([422, true]);
    expect((await post(cartAddress(''), { checkout: '', ...ENTERED })).status).toBe(422);
  });

  it('who does not pay in time finds the order cancelled, and nothing was taken out of the stock', async () => {
    const { id } = await newProduct(9);
    const link = linkOf(await order(`${id}:1`, { customer_email: 'lambat@pembeli.test' }));
    const { expires, business_id: businessId, environment } = await orderOf(link);
    const { database, config } = owner.test;
    const scope = { businessId, environment };
    const now = new Date(expires.getTime() + 1000);
    await expireRecords({ pool: database.pool, config }, { scope, timeZone: 'Asia/Jakarta' }, now);
    const { html } = await get(`/pay/${link}?language=en`);
    expect(html).toContain('cancelled');
    expect((await owner.read('store-products', id)).stock).toBe(9);
  });
});
