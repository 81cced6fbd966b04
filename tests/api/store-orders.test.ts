import { describe, expect, it } from 'vitest';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';

const HOUR = 3_600_000;

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly stock: number;
  readonly price: string;
}

interface Settings extends Row {
  readonly payment_methods: readonly string[] | null;
  readonly ttl_hours: number;
}

/** An open store of the demo, which takes every live method at first, and a new product, which is listed there. */
async function storeAndProduct(): Promise<{ store: Settings; product: Row }> {
  const stores: Settings[] = await owner.list('store-payments');
  const store = stores.find(({ name }) => name === 'Toko Kopi Nusantara');
  const made = await owner.act('store-products/actions/create', {
    name: 'Kopi Pesan',
    price: '40000',
    stock: 9,
    weight: 250,
  });
  const product: Row = await owner.read('store-products', made.json.id);
  if (store === undefined) throw new Error('The demo has an open store that takes every method.');
  return { store, product };
}

const order = (store: Row, product: Row, quantity: number, more: object = {}) =>
  owner.act(`stores/${store.id}/actions/simulate-order`, {
    product_id: product.id,
    quantity,
    customer_name: 'Sari Dewi',
    customer_email: 'sari@pembeli.test',
    courier: 'JNE',
    ...more,
  });

/** The order that was placed last: none of the demo is newer. */
const newest = async () => (await owner.list('store-orders', { status: ['UNPAID'] }))[0];
const stockOf = async ({ id }: Row) => (await owner.read('store-products', id)).stock;

/** A bank by which the business can be paid. */
async function liveBank(): Promise<string> {
  const [bank] = await owner.list('payment-methods', { category: ['BANK_TRANSFER'], status: ['enabled'] });
  return bank.channel;
}

async function pay(id: string, key?: string, channel?: string) {
  const input = { channel: channel ?? (await liveBank()) };
  return owner.act(`store-orders/${id}/actions/simulate`, input, key === undefined ? {} : { key });
}

/** The choices of a field of an action's form. */
async function offered(action: string, field: string): Promise<string[]> {
  const { json } = await owner.person.request(`/api/${action}/form?environment=DEVELOPMENT`);
  const fields: { field: string; options?: { value: string }[] }[] = json.form.sections.flatMap(
    (section: { fields: object[] }) => section.fields,
  );
  return fields.find((one) => one.field === field)?.options?.map(({ value }) => value) ?? [];
}

async function expireAt(now: Date): Promise<void> {
  const { database, config } = owner.test;
  const scope = { businessId: await businessId(), environment: 'DEVELOPMENT' } as const;
  await expireRecords({ pool: database.pool, config }, { scope, timeZone: 'Asia/Jakarta' }, now);
}

async function businessId(): Promise<string> {
  const { rows } = await owner.test.database.pool.query<{ id: string }>(
    `select business_id as id from businesses where name = 'Kopi Nusantara'`,
  );
  return rows[0]?.id ?? '';
}

/** What the balances of the business and the ledger as a whole come to. */
async function ledger(): Promise<{ all: bigint; owed: bigint }> {
  const { rows } = await owner.test.database.pool.query<{ all: string; owed: string }>(
    `select coalesce(sum(amount), 0)::text as all, coalesce(sum(amount) filter (where account in ('BALANCE', 'PENDING')), 0)::text as owed
     from ledger_entries where environment = 'DEVELOPMENT'
       and business_id = (select business_id from businesses where name = 'Kopi Nusantara')`,
  );
  return { all: BigInt(rows[0]?.all ?? 1), owed: BigInt(rows[0]?.owed ?? 0) };
}

describe('an order of a store', () => {
  // Rule store.order-placed.
  it('is placed for what is in stock, and is unpaid', async () => {
    const { store, product } = await storeAndProduct();
    const tooMany = await order(store, product, product.stock + 1);
    expect([tooMany.status, tooMany.json.errors]).toMatchObject([
      400,
      [{ field: 'quantity', code: 'more_than_stock' }],
    ]);
    expect((await order(store, product, 0)).status).toBe(400);
    expect((await order(store, product, 1, { product_id: store.id })).status).toBe(400);
    expect((await order(store, product, 2)).status).toBe(200);
    const placed = await newest();
    expect(placed).toMatchObject({ status: 'UNPAID', customer_name: 'Sari Dewi' });
    const record = await owner.read('store-orders', placed.id);
    expect(Number(record.amount)).toBe(2 * Number(product.price) + Number(record.shipping_fee));
    const items = await owner.list('store-order-items', { order_id: placed.id });
    expect(items).toMatchObject([{ name: product.name, quantity: 2, price: product.price }]);
    expect(await stockOf(product)).toBe(product.stock);
  });

  // Rule store.order-paid, store.stock.
  it('is paid once, however often it is tried, and leaves the stock; the money is in the ledger', async () => {
    const { store, product } = await storeAndProduct();
    expect((await order(store, product, 2)).status).toBe(200);
    const { id, amount, order_id } = await newest();
    const before = await ledger();
    const tries = await Promise.all([pay(id, 'one-key-of-an-order'), pay(id, 'one-key-of-an-order'), pay(id), pay(id)]);
    expect(tries.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(tries.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await pay(id)).status).toBe(409);
    expect(await owner.read('store-orders', id)).toMatchObject({ status: 'PAID', paid: expect.any(String) });
    const payments = await owner.list('transactions', { paid_for: id });
    expect(payments).toMatchObject([{ amount, channel: await liveBank(), external_id: order_id, status: 'COMPLETED' }]);
    const after = await ledger();
    expect(after.all).toBe(0n);
    expect(after.owed - before.owed).toBe(BigInt(payments[0].net_amount));
    expect(await stockOf(product)).toBe(product.stock - 2);
    // It goes on as any order that is paid.
    expect((await owner.act(`store-orders/${id}/actions/pack`)).status).toBe(200);
    expect((await owner.act(`store-orders/${id}/actions/cancel`)).status).toBe(409);
  });

  // Rule store.stock, store.stock-short.
  it('sells out, and stock never goes below zero', async () => {
    const { store, product } = await storeAndProduct();
    const ids: string[] = [];
    for (const quantity of [product.stock, product.stock]) {
      expect((await order(store, product, quantity)).status).toBe(200);
      ids.push((await newest()).id);
    }
    const supplies = async () =>
      (await Promise.all(ids.map((order_id) => owner.list('store-order-items', { order_id }))))
        .flat()
        .map(({ supply }) => supply);
    expect(await supplies()).toEqual([null, null]);
    for (const id of ids) expect((await pay(id)).status).toBe(200);
    expect(await supplies()).toEqual(['IN_STOCK', 'SHORT']);
    expect(await owner.read('store-products', product.id)).toMatchObject({ stock: 0, status: 'OUT_OF_STOCK' });
    expect((await order(store, product, 1)).status).toBe(400);
  });

  // Rule store.order-methods, store.payments.
  it('is paid by a method that its store has chosen, which the form offers alone', async () => {
    const { store, product } = await storeAndProduct();
    const bank = await liveBank();
    const choose = (...payment_methods: string[]) =>
      owner.act(`store-payments/${store.id}/actions/edit`, { payment_methods, ttl_hours: store.ttl_hours });
    expect(store.payment_methods).toBe(null);
    expect((await order(store, product, 1)).status).toBe(200);
    const { id } = await newest();
    expect(await offered(`store-orders/${id}/actions/simulate`, 'channel')).toContain(bank);
    expect((await choose('QRIS')).status).toBe(200);
    expect(await offered(`store-orders/${id}/actions/simulate`, 'channel')).toEqual(['QRIS']);
    const other = await pay(id, undefined, bank);
    expect([other.status, other.json.errors]).toMatchObject([409, [{ field: 'channel', code: 'not_live' }]]);
    expect((await owner.read('store-orders', id)).status).toBe('UNPAID');
    expect((await pay(id, undefined, 'QRIS')).status).toBe(200);
    expect((await choose('QRIS', bank)).status).toBe(200);
    expect((await order(store, product, 1)).status).toBe(200);
    expect((await pay((await newest()).id, undefined, bank)).status).toBe(200);
  });

  // Rule store.order-couriers.
  it('is sent by a courier that its store has enabled, which the form offers alone', async () => {
    const { store, product } = await storeAndProduct();
    const couriers: { courier: string; status: string }[] = await owner.list('store-couriers', { store_id: store.id });
    const closed = couriers.find(({ status }) => status === 'DISABLED')?.courier;
    const refused = await order(store, product, 1, { courier: closed });
    expect([refused.status, refused.json.errors]).toMatchObject([400, [{ field: 'courier', code: 'gone' }]]);
    const open = couriers.filter(({ status }) => status === 'ENABLED').map(({ courier }) => courier);
    const form = await offered(`stores/${store.id}/actions/simulate-order`, 'courier');
    expect(form.toSorted()).toEqual(open.toSorted());
  });

  // Rule store.order-expiry, activity.system.
  it('is cancelled by the clock once the hours of its store have passed, and can no longer be paid', async () => {
    const { store, product } = await storeAndProduct();
    const edit = { payment_methods: ['QRIS', await liveBank()], ttl_hours: 2 };
    expect((await owner.act(`store-payments/${store.id}/actions/edit`, edit)).status).toBe(200);
    expect((await order(store, product, 2)).status).toBe(200);
    const { id, created } = await newest();
    const { expires } = await owner.read('store-orders', id);
    expect(Date.parse(expires) - Date.parse(created)).toBe(2 * HOUR);
    await expireAt(new Date(Date.parse(expires) - 1));
    expect((await owner.read('store-orders', id)).status).toBe('UNPAID');
    // Two processes look at the same moment.
    await Promise.all([expireAt(new Date(expires)), expireAt(new Date(expires))]);
    expect(await owner.read('store-orders', id)).toMatchObject({ status: 'CANCELLED', cancelled: expires, paid: null });
    expect((await pay(id)).status).toBe(409);
    expect(await stockOf(product)).toBe(product.stock);
    const log: { actor_type: string }[] = await owner.list('activity-logs', { target_id: id });
    expect(log.map(({ actor_type }) => actor_type)).toEqual(['SYSTEM']);
  });

  it('can no longer be paid after its end, also before the clock has cancelled it', async () => {
    const { store, product } = await storeAndProduct();
    expect((await order(store, product, 1)).status).toBe(200);
    const { id } = await newest();
    await owner.test.database.pool.query(
      `update store_orders set expires = now() - interval '1 second' where 'ord_' || replace(id::text, '-', '') = $1`,
      [id],
    );
    const late = await pay(id);
    expect([late.status, late.json.error_code]).toEqual([409, 'PAYMENT_EXPIRED_ERROR']);
    await expireAt(new Date());
    expect((await owner.read('store-orders', id)).status).toBe('CANCELLED');
  });

  // Rule actions.sandbox.
  it('is neither placed nor paid in place of a buyer in live mode', async () => {
    const live = { environment: 'PRODUCTION' } as const;
    const [store] = await owner.list('stores', { status: ['ACTIVE'] }, live);
    const [product] = await owner.list('store-products', { status: ['ACTIVE'] }, live);
    const input = { product_id: product.id, quantity: 1, customer_name: 'Sari', courier: 'JNE' };
    expect((await owner.act(`stores/${store.id}/actions/simulate-order`, input, live)).status).toBe(404);
    const [open] = await owner.list('store-orders', { status: ['UNPAID'] }, live);
    expect((await owner.act(`store-orders/${open.id}/actions/simulate`, { channel: 'BCA' }, live)).status).toBe(404);
  });
});
