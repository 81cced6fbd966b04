import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { merchant } from '../helpers/access/merchant.ts';
import { PICKUP_ADDRESS } from '../helpers/pickupAddress.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';
import { PDF, PNG, uploadFile } from '../helpers/uploadFile.ts';

const MEGABYTE = 1024 * 1024;

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
}, 120_000);
afterAll(() => test.close());

/** A person who keeps a store. */
async function keeper(email: string, environment: Environment) {
  const own = await merchant(test, email, environment);
  const upload = (bytes: Buffer, accept: string) =>
    uploadFile(own.person, { bytes, name: 'foto', accept, environment });
  return { ...own, upload };
}

const STORE = {
  name: 'Kedai Braga',
  slug: 'kedai-braga',
  contact_person: 'Sari Wulandari',
  phone_number: '+6281234567890',
  address: PICKUP_ADDRESS,
  shipping_fee: '12000',
  weight: 500,
};

const PRODUCT = { name: 'Kopi Gayo', price: '85000', stock: 12, weight: 250 };

describe.each(['DEVELOPMENT', 'PRODUCTION'] as const)('a store in %s', (environment) => {
  // Rule store.store-editor, store.publish, store.address.
  it('is made as a draft, published once it can send parcels, closed and edited', async () => {
    const { act, read, list } = await keeper('owner@kopi.test', environment);
    const made = await act('stores/actions/create', STORE);
    expect([made.status, made.json.error_code]).toEqual([200, undefined]);
    const store = `stores/${made.json.id}`;
    expect(await read(store)).toMatchObject({
      status: 'DRAFT',
      link: environment === 'PRODUCTION' ? 'kedai-braga' : 'kedai-braga.test',
      city: 'Kota Bandung',
      full_address: 'Jalan Braga 1',
      shipping_fee: '12000',
    });
    const [own] = await list('store-addresses', { store_id: made.json.id });
    expect(own).toMatchObject({
      area: 'Braga',
      logistic_area_id: '32.73.19.1001',
      is_store_address: true,
      is_pickup_address: true,
    });
    // It sells on its own pages, and no courier is chosen yet.
    expect(await list('store-channels', { store_id: made.json.id })).toMatchObject([
      { platform: 'ONLINE_STORE', status: 'CONNECTED' },
    ]);
    const couriers = await list('store-couriers', { store_id: made.json.id });
    expect([couriers.length, new Set(couriers.map((each: { status: string }) => each.status))]).toEqual([
      7,
      new Set(['DISABLED']),
    ]);
    const early = await act(`${store}/actions/publish`);
    expect([early.status, early.json.error_code]).toEqual([409, 'STORE_NOT_READY_ERROR']);
    expect((await act(`store-couriers/${couriers[0].id}/actions/enable`)).status).toBe(200);
    expect((await act(`${store}/actions/publish`)).status).toBe(200);
    expect((await act(`${store}/actions/publish`)).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');

    const second = { ...PICKUP_ADDRESS, line: 'Jalan Asia Afrika 8' };
    const warehouse = { name: 'Gudang', contact_person: 'Eko', phone_number: '+6281234567891', address: second };
    const added = await act(`store-logistics/${made.json.id}/actions/add-address`, {
      ...warehouse,
      lat: '-6.921',
      lng: '107.607',
      is_store_address: true,
    });
    expect(added.status).toBe(200);
    const addresses = await list('store-addresses', { store_id: made.json.id });
    expect(addresses.map(({ is_store_address }: { is_store_address: boolean }) => is_store_address).sort()).toEqual([
      false,
      true,
    ]);
    expect((await read(store)).full_address).toBe('Jalan Asia Afrika 8');
    // The store's own address stays so until another one is.
    const main = addresses.find(({ name }: { name: string }) => name === 'Gudang');
    expect((await act(`store-addresses/${main.id}/actions/edit`, warehouse)).status).toBe(200);
    expect(
      (await list('store-addresses', { store_id: made.json.id })).filter(
        (each: { is_store_address: boolean }) => each.is_store_address,
      ),
    ).toHaveLength(1);
    expect((await act(`store-addresses/${main.id}/actions/edit`, { ...warehouse, lat: '95' })).status).toBe(400);

    const edited = await act(`${store}/actions/edit`, { ...STORE, name: 'Kedai Braga Baru', shipping_fee: '0' });
    expect(edited.status).toBe(200);
    expect(await read(store)).toMatchObject({
      name: 'Kedai Braga Baru',
      shipping_fee: '0',
      full_address: 'Jalan Braga 1',
    });
    expect((await act(`${store}/actions/close`)).status).toBe(200);
    expect((await read(store)).status).toBe('CLOSED');
    expect((await act(`${store}/actions/publish`)).status).toBe(200);
  });

  // Rule store.appearance, store.payments.
  it('has a look and payment methods that are live', async () => {
    const { act, read, upload } = await keeper('owner@kopi.test', environment);
    const made = await act('stores/actions/create', { ...STORE, slug: 'kedai-warna' });
    const banner = (await upload(PNG, 'image')).json.id;
    const look = {
      primary_colour: '#c2410c',
      secondary_colour: '#7c2d12',
      font: 'LATO',
      language: 'en',
      banner_file: banner,
    };
    expect((await act(`stores/${made.json.id}/actions/customize`, { ...look, primary_colour: 'red' })).status).toBe(
      400,
    );
    expect((await act(`stores/${made.json.id}/actions/customize`, look)).status).toBe(200);
    expect(await read(`stores/${made.json.id}`)).toMatchObject(look);

    const closed = (await read('payment-methods')).filter(
      ({ status, category }: { status: string; category: string }) => status !== 'enabled' && category === 'EWALLET',
    );
    const pay = (payment_methods: string[], ttl_hours = 48) =>
      act(`store-payments/${made.json.id}/actions/edit`, { payment_methods, ttl_hours });
    if (closed.length > 0)
      expect((await pay([closed[0].channel])).json.error_code).toBe('PAYMENT_METHOD_NOT_LIVE_ERROR');
    expect((await pay(['QRIS'], 0)).status).toBe(400);
    const paid = await pay(['QRIS', 'MANDIRI']);
    expect([paid.status, paid.json.errors]).toEqual([200, undefined]);
  });
});

// Rule routes.store.
describe('the address of a store', () => {
  // Rule store.store-editor.
  it('is one store’s, also among businesses and of two requests at once', async () => {
    const { act } = await keeper('owner@kopi.test', 'PRODUCTION');
    const store = { ...STORE, slug: 'satu-alamat' };
    const both = await Promise.all([act('stores/actions/create', store), act('stores/actions/create', store)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.json.errors).toMatchObject([{ field: 'slug', code: 'taken' }]);
    for (const slug of ['Kedai', 'a', '-kedai', 'kedai braga', 'k'.repeat(41)]) {
      expect((await act('stores/actions/create', { ...STORE, slug })).status).toBe(400);
    }
  });

  it('and the store are hidden from viewers’ actions and from other businesses', async () => {
    const owner = await keeper('owner@kopi.test', 'PRODUCTION');
    const { json } = await owner.act('stores/actions/create', { ...STORE, slug: 'punya-kopi' });
    const viewer = await keeper('viewer@kopi.test', 'PRODUCTION');
    expect((await viewer.act('stores/actions/create', { ...STORE, slug: 'bukan-saya' })).status).toBe(404);
    expect((await viewer.act(`stores/${json.id}/actions/edit`, STORE)).status).toBe(404);
    const elsewhere = await keeper('owner@kopi.test', 'DEVELOPMENT');
    expect((await elsewhere.act(`stores/${json.id}/actions/close`)).status).toBe(404);
    const manila = await keeper('owner@manila.test', 'PRODUCTION');
    expect((await manila.act(`stores/${json.id}/actions/edit`, STORE)).status).toBe(404);
  });
});

describe('a product', () => {
  // Rule store.product-editor, store.stock, store.listing.
  it('is made with pictures, listed on connected channels, and follows its stock', async () => {
    const { act, read, list, upload } = await keeper('owner@kopi.test', 'DEVELOPMENT');
    const picture = (await upload(PNG, 'picture')).json.id;
    const made = await act('store-products/actions/create', { ...PRODUCT, picture_file: picture });
    expect([made.status, made.json.errors]).toEqual([200, undefined]);
    const path = `store-products/${made.json.id}`;
    const product = await read(path);
    expect(product).toMatchObject({ status: 'ACTIVE', price: '85000', stock: 12, picture_file: picture });
    expect(product.sku).toMatch(/^PROD-[0-9A-F]{10}$/);
    const connected = await list('store-channels', { status: ['CONNECTED'] });
    const listings = () => list('store-listings', { product_id: made.json.id });
    expect(await listings()).toHaveLength(connected.length);

    const [listing] = await listings();
    expect((await act(`store-listings/${listing.id}/actions/unlist`)).status).toBe(200);
    expect(
      (await act(`${path}/actions/edit`, { ...PRODUCT, name: 'Kopi Toraja', price: '90000', stock: 0 })).status,
    ).toBe(200);
    // A form without the picture takes it away.
    expect(await read(path)).toMatchObject({ status: 'OUT_OF_STOCK', picture_file: null, name: 'Kopi Toraja' });
    const after = await listings();
    const one = after.find(({ id }: { id: string }) => id === listing.id);
    const other = after.find(({ id }: { id: string }) => id !== listing.id);
    expect(one).toMatchObject({ product_name: 'Kopi Toraja', price: '85000', stock: 12, status: 'UNLISTED' });
    expect(other).toMatchObject({ product_name: 'Kopi Toraja', price: '90000', stock: 0, status: 'LISTED' });
    expect((await act(`store-listings/${listing.id}/actions/list-again`)).status).toBe(200);
    expect((await listings()).find(({ id }: { id: string }) => id === listing.id)).toMatchObject({ price: '90000' });

    expect((await act(`${path}/actions/edit`, PRODUCT)).status).toBe(200);
    expect((await read(path)).status).toBe('ACTIVE');
    expect((await act(`${path}/actions/deactivate`)).status).toBe(200);
    expect((await act(`${path}/actions/edit`, { ...PRODUCT, stock: 3 })).status).toBe(200);
    expect((await read(path)).status).toBe('INACTIVE');
    await act(`store-listings/${listing.id}/actions/unlist`);
    expect((await act(`store-listings/${listing.id}/actions/list-again`)).json.error_code).toBe('LISTING_CLOSED_ERROR');
  });

  // Rule forms.product-image-limit, forms.image-limit.
  it('takes JPEG and PNG of at most 10 MB by their bytes, and a store’s logo at most 1 MB', async () => {
    const { act, upload, list } = await keeper('owner@kopi.test', 'DEVELOPMENT');
    const noise = { raw: { width: 1000, height: 900, channels: 3 as const } };
    const large = await sharp(randomBytes(1000 * 900 * 3), noise)
      .png()
      .toBuffer();
    expect(large.length).toBeGreaterThan(2 * MEGABYTE);
    const { status, json } = await upload(large, 'picture');
    expect(status).toBe(201);
    expect((await upload(Buffer.concat([PNG, Buffer.alloc(10 * MEGABYTE)]), 'picture')).json.error_code).toBe(
      'UPLOAD_FILE_ERROR_FILESIZE_TOO_LARGE',
    );
    expect((await upload(PDF, 'picture')).json.error_code).toBe('UNSUPPORTED_IMAGE_FILE_TYPE_ERROR');
    expect((await act('store-products/actions/create', { ...PRODUCT, picture_file: json.id })).status).toBe(200);
    // What was uploaded for a product is too large for a logo, and a document is no picture.
    const logo = await act('stores/actions/create', { ...STORE, slug: 'logo-besar', logo_file: json.id });
    expect([logo.status, logo.json.errors?.[0]?.field]).toEqual([400, 'logo_file']);
    // Rule activation.logo.
    const [{ id, can: _can, created: _created, updated: _updated, country: _country, ...profile }] =
      await list('business-profile-details');
    const input = { ...profile, logo_file: json.id };
    const change = await act(`business-profile-details/${id}/actions/edit`, input);
    expect([change.status, change.json.errors?.[0]?.field]).toEqual([400, 'logo_file']);
    const pdf = (await upload(PDF, 'document')).json.id;
    expect((await act('store-products/actions/create', { ...PRODUCT, picture_file: pdf })).status).toBe(400);
  });

  it('has a price above zero, a stock of a sane size and a number of its own', async () => {
    const { act } = await keeper('owner@kopi.test', 'PRODUCTION');
    const create = async (values: object) =>
      (await act('store-products/actions/create', { ...PRODUCT, ...values })).status;
    expect(await create({ sku: 'GAYO-250' })).toBe(200);
    expect(await create({ sku: 'GAYO-250' })).toBe(400);
    expect(await create({ price: '0' })).toBe(400);
    expect(await create({ price: '9999999999999' })).toBe(400);
    expect(await create({ stock: -1 })).toBe(400);
    expect(await create({ stock: 1e9 })).toBe(400);
    expect(await create({ weight: 0 })).toBe(400);
    expect(await create({ name: ' ' })).toBe(400);
    expect(await create({ name: 'x'.repeat(121) })).toBe(400);
  });
});

// Rule store.appearance, store.where.
it('the preview of a store is for those who see stores and products', async () => {
  const status = async (email: string) => {
    const { person } = await keeper(email, 'PRODUCTION');
    return (await person.request('/api/store-preview?environment=PRODUCTION&primary_colour=%231f5eff')).status;
  };
  expect(await status('owner@kopi.test')).toBe(200);
  expect(await status('owner@manila.test')).toBe(404);
});
