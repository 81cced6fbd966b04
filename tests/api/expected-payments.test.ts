import { addHours } from 'date-fns';
import { expect, it } from 'vitest';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { expectedPayment } from '../helpers/paying/expectedPayment.ts';
import { uuidOf } from './accept/madeRecords.ts';

const PAYMENTS = 'virtual-account-payments';

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

function expectOne() {
  return expectedPayment(owner.test, owner.person, { amount: '150000' });
}

/** The payment request and the invoice of a payment. */
async function origin(id: string) {
  const { payment_request_id } = await owner.read(PAYMENTS, id);
  const request = await owner.read('payment-requests', payment_request_id);
  return { request, invoice: await owner.read('invoices', request.paid_for) };
}

// Rule accept.expected-account-payment.
it('is PENDING, with the number of the payment request, from the moment when a payer chose the bank', async () => {
  const id = await expectOne();
  const { request } = await origin(id);
  expect(await owner.read(PAYMENTS, id)).toMatchObject({
    status: 'PENDING',
    bank: 'BNI',
    account_number: request.payment_code,
    amount: '150000',
    reference: null,
    paid: null,
    transaction_id: null,
    can: ['simulate'],
  });
});

it('is COMPLETED by its payment, which is one payment with one callback', async () => {
  const id = await expectOne();
  const { request, invoice } = await origin(id);
  const answers = await Promise.all(
    [`${PAYMENTS}/${id}`, `payment-requests/${request.id}`, `${PAYMENTS}/${id}`].map((address) =>
      owner.act(`${address}/actions/simulate`),
    ),
  );
  // Each locks the invoice first: one pays, and the others find it paid.
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const paid = await owner.read(PAYMENTS, id);
  expect(paid).toMatchObject({ status: 'COMPLETED', reference: expect.stringMatching(/^[0-9A-F]{16}$/), can: [] });
  expect(await owner.read('invoices', invoice.id)).toMatchObject({ status: 'PAID' });
  expect(await owner.list('transactions', { paid_for: invoice.id })).toMatchObject([
    { id: paid.transaction_id, amount: '150000' },
  ]);
  expect(await owner.list(PAYMENTS, { q: paid.account_number })).toHaveLength(1);
  const { rows } = await owner.test.database.pool.query(
    `select payload ->> 'payment_id' as payment from callbacks where product = 'VIRTUAL_ACCOUNT_PAID' and reference = $1`,
    [request.id],
  );
  expect(rows).toEqual([{ payment: id }]);
});

it('is listed by its payment where the payer chose the bank before payments were expected', async () => {
  const id = await expectOne();
  const { request, invoice } = await origin(id);
  await owner.test.database.pool.query(`delete from virtual_account_payments where account_number = $1`, [
    request.payment_code,
  ]);
  expect((await owner.act(`payment-requests/${request.id}/actions/simulate`)).status).toBe(200);
  const [payment] = await owner.list(PAYMENTS, { q: request.payment_code });
  const [transaction] = await owner.list('transactions', { paid_for: invoice.id });
  expect(await owner.read(PAYMENTS, payment.id)).toMatchObject({
    status: 'COMPLETED',
    payment_request_id: request.id,
    transaction_id: transaction.id,
  });
});

it('is CANCELLED when the invoice is paid in another way, or cancelled', async () => {
  const [one, other] = [await expectOne(), await expectOne()];
  const [{ invoice: paid }, { invoice: cancelled }] = [await origin(one), await origin(other)];
  expect((await owner.act(`invoices/${paid.id}/actions/simulate`, { channel: 'QRIS' })).status).toBe(200);
  expect((await owner.act(`invoices/${cancelled.id}/actions/cancel`)).status).toBe(200);
  for (const id of [one, other]) {
    expect(await owner.read(PAYMENTS, id)).toMatchObject({ status: 'CANCELLED', transaction_id: null, can: [] });
    const again = await owner.act(`${PAYMENTS}/${id}/actions/simulate`);
    expect([again.status, again.json.error_code]).toEqual([409, 'ACTION_NOT_AVAILABLE_ERROR']);
  }
});

it('is FAILED when its payment request expires', async () => {
  const id = await expectOne();
  const { request } = await origin(id);
  const { pool } = owner.test.database;
  const scope = { businessId: uuidOf(owner.business), environment: 'DEVELOPMENT' } as const;
  const later = addHours(new Date(request.expires), 1);
  await expireRecords({ ...owner.test, pool }, { scope, timeZone: 'Asia/Jakarta' }, later);
  expect(await owner.read('payment-requests', request.id)).toMatchObject({ status: 'EXPIRED' });
  expect(await owner.read(PAYMENTS, id)).toMatchObject({ status: 'FAILED', can: [] });
});
