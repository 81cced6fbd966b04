import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBusiness } from '#server/access/sessions/people/backgroundBusiness.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import type { PayableName } from '#server/domains/payments/payables/Payable.ts';
import { type PayerPayment, payPayable } from '#server/domains/payments/payables/payPayable.ts';
import { dayFromNow } from '../../helpers/days.ts';
import { type Payee, startPayee, uuidOf } from './madeRecords.ts';

const BNI = { category: 'VIRTUAL_ACCOUNT', channel: 'BNI' } as const;
const QRIS = { category: 'QR_CODE', channel: 'QRIS' } as const;
const DAY = 86_400_000;

let payee: Payee;
beforeAll(async () => {
  payee = await startPayee();
});
afterAll(() => payee.test.close());

/** Pays as the payer's page does; returns the transaction's UUID, or rejects with the error code. */
async function pay(kind: PayableName, id: string, payment: PayerPayment = BNI, now = new Date()): Promise<string> {
  const { test, business } = payee;
  const scope = { businessId: uuidOf(business), environment: 'DEVELOPMENT' } as const;
  const recordId = uuidOf(id);
  try {
    const { payment: paid } = await inBusiness(test.database.pool, scope, async (transaction) => {
      const toPay = { kind, recordId, business: await loadBusiness(transaction, test.config, scope) };
      return payPayable(transaction, toPay, payment, now);
    });
    return paid.transactionId;
  } catch (error) {
    throw error instanceof Error && 'code' in error ? error.code : error;
  }
}

const invoice = (input: object = {}) =>
  payee.make('invoices', { payer_email: 'payer@surat.example', amount: '150000', due_date: dayFromNow(7), ...input });

async function callbacksOf(id: string) {
  const { rows } = await payee.test.database.pool.query(
    'select product, payload from callbacks where reference = $1 order by created, id',
    [id],
  );
  return rows;
}

async function ledgerSums() {
  const { rows } = await payee.test.database.pool.query(
    'select currency, sum(amount)::text as total from ledger_entries group by currency',
  );
  return rows.map(({ total }) => total);
}

// Rule accept.payable.
describe('an invoice', () => {
  it('is PAID, with its transaction, callback and activity', async () => {
    const id = await invoice();
    const transactionId = await pay('invoice', id);
    const paid = await payee.read('invoices', id);
    expect([paid.status, paid.paid === null]).toEqual(['PAID', false]);
    const payments = await payee.paymentsOf(id);
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({
      id: `txn_${transactionId.replaceAll('-', '')}`,
      type: 'PAYMENT',
      status: 'COMPLETED',
      channel: 'BNI',
      external_id: paid.external_id,
      amount: '150000',
      fee: '4000',
      tax: '440',
      net_amount: '145560',
    });
    expect(await callbacksOf(id)).toEqual([
      {
        product: 'INVOICE',
        payload: {
          event: 'INVOICE',
          id,
          external_id: paid.external_id,
          status: 'PAID',
          amount: '150000',
          currency: 'IDR',
          channel: 'BNI',
          transaction_id: payments[0].id,
        },
      },
    ]);
    const [entry] = await payee.list('activity-logs', { target_id: id, action: ['PAYMENT_RECEIVED'] });
    expect(entry).toMatchObject({ actor_type: 'SYSTEM', action: 'PAYMENT_RECEIVED' });
    expect(new Set(await ledgerSums())).toEqual(new Set(['0']));
  });

  it('is paid once, of five payers at the same time', async () => {
    const id = await invoice();
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => pay('invoice', id)));
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(errors).toEqual(Array(4).fill('ALREADY_PAID_ERROR'));
    expect(await payee.paymentsOf(id)).toHaveLength(1);
    expect(await callbacksOf(id)).toHaveLength(1);
  });

  it('is not paid after its last day where the business is, or when it was cancelled', async () => {
    const id = await invoice({ due_date: dayFromNow(1) });
    await expect(pay('invoice', id, BNI, new Date(Date.now() + 3 * DAY))).rejects.toBe('PAYMENT_EXPIRED_ERROR');
    await payee.act('invoices', `/${id}/actions/cancel`);
    await expect(pay('invoice', id)).rejects.toBe('NOT_PAYABLE_ERROR');
    expect(await payee.paymentsOf(id)).toEqual([]);
  });

  // Rule accept.paid-amount.
  it.each([0n, -1n, 149_999n, 150_001n])('is not paid with %s', async (amount) => {
    const id = await invoice();
    await expect(pay('invoice', id, { ...BNI, amount })).rejects.toBe('WRONG_AMOUNT_ERROR');
    expect((await payee.read('invoices', id)).status).toBe('PENDING');
  });

  // Rule accept.live-methods.
  it('is paid by a channel of the country that is live', async () => {
    const id = await invoice();
    const gcash = { category: 'EWALLET', channel: 'GCASH' } as const;
    await expect(pay('invoice', id, gcash)).rejects.toBe('PAYMENT_METHOD_NOT_LIVE_ERROR');
    const mixed = { category: 'EWALLET', channel: 'BCA' } as const;
    await expect(pay('invoice', id, mixed)).rejects.toBe('PAYMENT_METHOD_NOT_LIVE_ERROR');
    // The business has no BCA in test mode.
    await expect(pay('invoice', id, { ...BNI, channel: 'BCA' })).rejects.toBe('PAYMENT_METHOD_NOT_LIVE_ERROR');
    expect(await payee.paymentsOf(id)).toEqual([]);
  });

  it('of another business does not exist', async () => {
    const { rows } = await payee.test.database.pool.query(
      `select id from invoices where business_id <> $1 and environment = 'DEVELOPMENT' limit 1`,
      [uuidOf(payee.business)],
    );
    await expect(pay('invoice', `inv_${rows[0].id.replaceAll('-', '')}`)).rejects.toBe('DATA_NOT_FOUND_ERROR');
  });
});

// Rule accept.payable, accept.paid-amount.
describe('a payment link', () => {
  it('for one payment is PAID by it', async () => {
    const id = await payee.make('payment-links', { title: 'Kopi Gayo', amount: '99000' });
    await pay('payment-link', id);
    const paid = { status: 'PAID', payments_count: 1, paid_amount: '99000' };
    expect(await payee.read('payment-links', id)).toMatchObject(paid);
    await expect(pay('payment-link', id)).rejects.toBe('ALREADY_PAID_ERROR');
  });

  it('for several counts them, and the last one ends it', async () => {
    const id = await payee.make('on-demand', { title: 'Bayar tagihan', usage_limit: 2 });
    await expect(pay('payment-link', id)).rejects.toBe('WRONG_AMOUNT_ERROR');
    await expect(pay('payment-link', id, { ...BNI, amount: 0n })).rejects.toBe('WRONG_AMOUNT_ERROR');
    const tooMuch = { ...BNI, amount: 1_000_000_000_000n };
    await expect(pay('payment-link', id, tooMuch)).rejects.toBe('WRONG_AMOUNT_ERROR');
    await pay('payment-link', id, { ...BNI, amount: 1n });
    const once = { status: 'ACTIVE', payments_count: 1, paid_amount: '1' };
    expect(await payee.read('on-demand', id)).toMatchObject(once);
    const results = await Promise.allSettled([2n, 3n, 4n].map((amount) => pay('payment-link', id, { ...BNI, amount })));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await payee.read('on-demand', id)).toMatchObject({ status: 'PAID', payments_count: 2 });
    expect((await callbacksOf(id)).map(({ payload }) => payload.status)).toEqual(['ACTIVE', 'PAID']);
    expect(await payee.paymentsOf(id)).toHaveLength(2);
  });
});

describe('a virtual account', () => {
  const account = (input: object) => payee.make('virtual-accounts', { bank: 'BNI', name: 'Siti Aminah', ...input });

  it('for single use is PAID by a payment of its bank, with a record of the payment', async () => {
    const id = await account({ type: 'SINGLE_USE', expected_amount: '75000' });
    const bri = { ...BNI, channel: 'BRI' } as const;
    await expect(pay('virtual-account', id, bri)).rejects.toBe('PAYMENT_METHOD_NOT_LIVE_ERROR');
    await expect(pay('virtual-account', id, { ...BNI, amount: 75_001n })).rejects.toBe('WRONG_AMOUNT_ERROR');
    await pay('virtual-account', id);
    const { status, account_number } = await payee.read('virtual-accounts', id);
    expect(status).toBe('PAID');
    const [{ id: transaction_id }] = await payee.paymentsOf(id);
    const [payment] = await payee.list('virtual-account-payments', { q: account_number });
    expect(payment).toMatchObject({ status: 'COMPLETED', bank: 'BNI', account_number, amount: '75000' });
    expect(await payee.read('virtual-account-payments', payment.id)).toMatchObject({ transaction_id });
    const [callback] = await callbacksOf(payment.id);
    expect(callback).toMatchObject({
      product: 'VIRTUAL_ACCOUNT_PAID',
      payload: { payment_id: payment.id, virtual_account_id: id, status: 'COMPLETED', amount: '75000', account_number },
    });
    await expect(pay('virtual-account', id)).rejects.toBe('ALREADY_PAID_ERROR');
  });

  it('for many payments stays ACTIVE', async () => {
    const id = await account({ type: 'MULTIPLE_USE' });
    for (const amount of [10_000n, 20_000n]) await pay('virtual-account', id, { ...BNI, amount });
    expect((await payee.read('virtual-accounts', id)).status).toBe('ACTIVE');
    expect(await payee.paymentsOf(id)).toHaveLength(2);
    await payee.act('virtual-accounts', `/${id}/actions/deactivate`);
    await expect(pay('virtual-account', id, { ...BNI, amount: 1n })).rejects.toBe('NOT_PAYABLE_ERROR');
  });
});

describe('a QR code', () => {
  it('of one payment is PAID by it, and no longer after its moment', async () => {
    const id = await payee.make('qr-codes', { name: 'Meja 4', type: 'DYNAMIC', amount: '85000' });
    await expect(pay('qr-code', id, QRIS, new Date(Date.now() + 30 * DAY))).rejects.toBe('PAYMENT_EXPIRED_ERROR');
    await pay('qr-code', id, QRIS);
    expect(await payee.read('qr-codes', id)).toMatchObject({ status: 'PAID', payments_count: 1, paid_amount: '85000' });
    await expect(pay('qr-code', id, QRIS)).rejects.toBe('ALREADY_PAID_ERROR');
    expect((await callbacksOf(id)).map(({ product }) => product)).toEqual(['QR_CODE_PAYMENT']);
  });

  it('on a counter is paid again and again', async () => {
    const id = await payee.make('qr-codes', { name: 'Kasir 1', type: 'STATIC' });
    await expect(pay('qr-code', id, { ...BNI, amount: 1n })).rejects.toBe('PAYMENT_METHOD_NOT_LIVE_ERROR');
    for (const amount of [15_000n, 5_000n]) await pay('qr-code', id, { ...QRIS, amount });
    expect(await payee.read('qr-codes', id)).toMatchObject({
      status: 'ACTIVE',
      payments_count: 2,
      paid_amount: '20000',
    });
  });
});
