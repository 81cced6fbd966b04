import { describe, expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { signIn } from '../helpers/testApp.ts';

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

const PIN = { confirmation: { type: 'pin', pin: '246810' } };

const PRODUCT = { name: 'Kopi Batal', price: '50000', weight: 250 };

interface Product {
  readonly id: string;
  readonly stock: number;
}

/** An open store of the demo that takes every live method. */
async function openStore(): Promise<string> {
  const stores: { id: string; status: string; payment_methods: string[] | null }[] = await owner.list('store-payments');
  const store = stores.find((one) => one.status === 'ACTIVE' && !one.payment_methods?.length);
  if (store === undefined) throw new Error('The demo has an open store that takes every method.');
  return store.id;
}

async function newProduct(stock: number): Promise<Product> {
  const { json } = await owner.act('store-products/actions/create', { ...PRODUCT, stock });
  expect(json.errors).toBeUndefined();
  return owner.read('store-products', json.id);
}

/** An order of that much of a product, which its buyer has paid by a method. */
async function paidOrder(product: Product, quantity: number, channel: string): Promise<string> {
  const input = { product_id: product.id, quantity, customer_name: 'Sari Dewi', courier: 'JNE' };
  expect((await owner.act(`stores/${await openStore()}/actions/simulate-order`, input)).status).toBe(200);
  const [{ id }] = await owner.list('store-orders', { status: ['UNPAID'] });
  expect((await owner.act(`store-orders/${id}/actions/simulate`, { channel })).status).toBe(200);
  return id;
}

const live = async (category: string): Promise<string> =>
  (await owner.list('payment-methods', { category: [category], status: ['enabled'] }))[0].channel;

const cancel = (id: string, key?: string) =>
  owner.act(`store-orders/${id}/actions/cancel-paid`, undefined, { given: PIN, ...(key !== undefined && { key }) });

async function ledger(): Promise<{ all: number; balance: number }> {
  const { rows } = await owner.test.database.pool.query(
    `select sum(balance) as all, sum(balance) filter (where account = 'BALANCE') as balance
     from ledger_accounts join businesses using (business_id)
     where name = 'Kopi Nusantara' and environment = 'DEVELOPMENT'`,
  );
  return { all: Number(rows[0].all), balance: Number(rows[0].balance) };
}

const statusOf = async (id: string) => (await owner.read('store-orders', id)).status;
const stockOf = async ({ id }: Product) => (await owner.read('store-products', id)).stock;
const paymentOf = async (id: string) => (await owner.list('transactions', { paid_for: id }))[0];
const refundsOf = (payment: string) => owner.list('ewallets', { paid_for: payment });

// Rule store.paid-order-cancelled.
describe('a paid order that is cancelled', () => {
  it('refunds a payment by e-wallet once, of many requests, out of the balance, and returns its stock', async () => {
    const product = await newProduct(5);
    const id = await paidOrder(product, 3, await live('EWALLET'));
    expect(await stockOf(product)).toBe(2);
    const { id: payment, amount } = await paymentOf(id);
    const before = await ledger();
    const tries = await Promise.all([cancel(id, `one-${id}`), cancel(id, `one-${id}`), cancel(id), cancel(id)]);
    expect(tries.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(tries.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect((await cancel(id)).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    expect(await owner.read('store-orders', id)).toMatchObject({ status: 'CANCELLED', cancelled: expect.any(String) });
    expect(await stockOf(product)).toBe(5);
    const refunds = await refundsOf(payment);
    expect(refunds).toMatchObject([{ type: 'REFUND', status: 'COMPLETED', amount }]);
    expect((await owner.read('ewallets', payment)).refunded_amount).toBe(amount);
    const after = await ledger();
    expect([before.balance - after.balance, after.all]).toEqual([Number(amount), before.all]);
    // The log of the order and of the payment name the refund, and its callback is queued.
    for (const target of [id, payment]) {
      const [entry] = await owner.list('activity-logs', { target_id: target });
      expect(entry).toMatchObject({ action: 'RECORD_CHANGED', after: { refund: refunds[0].id } });
    }
    const { rows } = await owner.test.database.pool.query('select payload from callbacks where reference = $1', [
      refunds[0].id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('refunds what is left of a payment that was refunded in part', async () => {
    const id = await paidOrder(await newProduct(1), 1, await live('EWALLET'));
    const { id: payment, amount } = await paymentOf(id);
    const part = { amount: '1000', reason: 'OTHERS' };
    expect((await owner.act(`ewallets/${payment}/actions/refund`, part)).status).toBe(200);
    expect((await cancel(id)).status).toBe(200);
    const amounts = (await refundsOf(payment)).map((refund: { amount: string }) => Number(refund.amount));
    expect(amounts.toSorted((one: number, other: number) => one - other)).toEqual([1000, Number(amount) - 1000]);
  });

  it('of another method moves no money: its preview names the amount, and the stock returns', async () => {
    const product = await newProduct(2);
    const id = await paidOrder(product, 2, 'QRIS');
    expect((await owner.act(`store-orders/${id}/actions/pack`)).status).toBe(200);
    const before = await ledger();
    const { amount } = await paymentOf(id);
    const preview = await owner.act(`store-orders/${id}/actions/cancel-paid/preview`);
    const figure = (name: string) => preview.json.figures.find((one: { id: string }) => one.id === name)?.value;
    expect([figure('amount'), figure('total')]).toEqual([amount, '0']);
    expect(await statusOf(id)).toBe('PACKED');
    expect((await cancel(id)).status).toBe(200);
    expect([await statusOf(id), await ledger()]).toEqual(['CANCELLED', before]);
    expect(await owner.read('store-products', product.id)).toMatchObject({ stock: 2, status: 'ACTIVE' });
  });

  // Rule store.stock.
  it('returns no more than it has taken, and leaves what a person took off sale', async () => {
    const product = await newProduct(3);
    const one = await paidOrder(product, 2, 'QRIS');
    expect(await stockOf(product)).toBe(1);
    // The second of two orders is placed before the stock is gone, and paid after.
    await owner.test.database.pool.query(
      `update store_products set stock = 2 where 'prod_' || replace(id::text, '-', '') = $1`,
      [product.id],
    );
    const input = { product_id: product.id, quantity: 2, customer_name: 'Budi', courier: 'JNE' };
    expect((await owner.act(`stores/${await openStore()}/actions/simulate-order`, input)).status).toBe(200);
    const [{ id: second }] = await owner.list('store-orders', { status: ['UNPAID'] });
    await owner.test.database.pool.query(
      `update store_products set stock = 1 where 'prod_' || replace(id::text, '-', '') = $1`,
      [product.id],
    );
    expect((await owner.act(`store-orders/${second}/actions/simulate`, { channel: 'QRIS' })).status).toBe(200);
    expect(await stockOf(product)).toBe(0);
    expect((await owner.act(`store-products/${product.id}/actions/deactivate`)).status).toBe(200);
    expect([(await cancel(second)).status, await stockOf(product)]).toEqual([200, 1]);
    expect((await cancel(one)).status).toBe(200);
    expect(await owner.read('store-products', product.id)).toMatchObject({ stock: 3, status: 'INACTIVE' });
  });

  it('stays paid when the balance does not cover the refund', async () => {
    const product = await newProduct(1);
    const id = await paidOrder(product, 1, await live('EWALLET'));
    const balance = `update ledger_accounts set balance = $1 where account = 'BALANCE' and environment = 'DEVELOPMENT'
      and business_id = (select business_id from businesses where name = 'Kopi Nusantara') and currency = 'IDR'`;
    const { balance: had } = await ledger();
    await owner.test.database.pool.query(balance, [10]);
    const short = await cancel(id);
    await owner.test.database.pool.query(balance, [had]);
    expect([short.status, short.json.error_code]).toEqual([409, 'INSUFFICIENT_BALANCE_ERROR']);
    expect([await statusOf(id), await stockOf(product)]).toEqual(['PAID', 0]);
    expect(await refundsOf((await paymentOf(id)).id)).toEqual([]);
  });

  it('is confirmed by the PIN of a person who may withdraw, before it is shipped', async () => {
    const id = await paidOrder(await newProduct(1), 1, 'QRIS');
    const path = `store-orders/${id}/actions/cancel-paid`;
    expect((await owner.act(path)).status).toBe(403);
    const editor = await signIn(owner.test, 'editor@kopi.test');
    expect((await owner.act(path, undefined, { person: editor, given: PIN })).status).toBe(404);
    expect(await statusOf(id)).toBe('PAID');
    expect((await owner.act(`store-orders/${id}/actions/pack`)).status).toBe(200);
    const parcel = { courier: 'JNE', tracking_number: 'RS12345678' };
    expect((await owner.act(`store-orders/${id}/actions/ship`, parcel)).status).toBe(200);
    expect((await cancel(id)).status).toBe(409);
    expect(await statusOf(id)).toBe('SHIPPED');
  });
});

// Rule store.screens.
it('an order inside its store has the actions of all orders, with their guards, and its history', async () => {
  const id = await paidOrder(await newProduct(1), 1, 'QRIS');
  const inside = `online-store-orders/${id}`;
  const { can } = await owner.read('online-store-orders', id);
  expect(can.toSorted()).toEqual((await owner.read('store-orders', id)).can.toSorted());
  const viewer = await signIn(owner.test, 'viewer@kopi.test');
  expect((await owner.act(`${inside}/actions/pack`, undefined, { person: viewer })).status).toBe(404);
  const editor = await signIn(owner.test, 'editor@kopi.test');
  expect((await owner.act(`${inside}/actions/cancel-paid`, undefined, { person: editor, given: PIN })).status).toBe(
    404,
  );
  expect((await owner.act(`${inside}/actions/pack`)).status).toBe(200);
  expect((await owner.act(`${inside}/actions/cancel-paid`, undefined, { given: PIN })).status).toBe(200);
  expect(await statusOf(id)).toBe('CANCELLED');
});
