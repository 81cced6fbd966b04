import { describe, expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly stock: number;
  readonly price: string;
}

async function storeAndProduct(): Promise<{ store: Row; product: Row }> {
  const [store]: Row[] = await owner.list('stores', { status: ['ACTIVE'] });
  const products: Row[] = await owner.list('store-products', { status: ['ACTIVE'] });
  const product = products.find(({ stock }) => stock > 3 && stock < 99);
  if (store === undefined || product === undefined) throw new Error('The demo has an active store and a product.');
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

async function pay(id: string, key?: string) {
  const input = { channel: await liveBank() };
  return owner.act(`store-orders/${id}/actions/simulate`, input, key === undefined ? {} : { key });
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

  // Rule store.stock.
  it('sells out, and stock never goes below zero', async () => {
    const { store, product } = await storeAndProduct();
    const ids: string[] = [];
    for (const quantity of [product.stock, product.stock]) {
      expect((await order(store, product, quantity)).status).toBe(200);
      ids.push((await newest()).id);
    }
    for (const id of ids) expect((await pay(id)).status).toBe(200);
    expect(await owner.read('store-products', product.id)).toMatchObject({ stock: 0, status: 'OUT_OF_STOCK' });
    expect((await order(store, product, 1)).status).toBe(400);
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
