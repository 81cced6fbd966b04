import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestWithoutSession, startTestApp, type TestApp, type TestResponse } from '../../helpers/testApp.ts';
import { choose, INVOICE, type Payee, payeeOf, readRequest, see } from './payers.ts';

let test: TestApp;
let kopi: Payee;
beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false });
  kopi = await payeeOf(test, 'owner@kopi.test');
});
afterAll(() => test.close());

async function chooseCards(link: string): Promise<TestResponse> {
  const { checkout } = (await see(test, link)).json;
  return choose(test, link, { checkout, method: 'CARD_CARDS' });
}

/** Payers so far: each has an address of their own, as rules of the demo count cards by address. */
let payers = 0;

function enter(link: string, id: string, payload: object): Promise<TestResponse> {
  payers++;
  const url = `/api/pay/${link}/payment-requests/${id}/simulate`;
  return requestWithoutSession(test, url, { method: 'POST', payload, remoteAddress: `203.0.113.${payers}` });
}

/** The card payments of a payment request, and the transactions of what it pays. */
async function madeOf(requestId: string, paidFor: string) {
  const { rows } = await test.database.pool.query(
    `select id, status, failure_code, transaction_id from credit_card_payments
     where 'preq_' || replace(payment_request_id::text, '-', '') = $1`,
    [requestId],
  );
  const { rows: transactions } = await test.database.pool.query(
    `select id, status, channel_category, channel, amount from transactions where paid_for = $1`,
    [paidFor],
  );
  return { payments: rows, transactions };
}

async function invoiceByCard(amount: string = INVOICE.amount) {
  const invoice = await kopi.make('invoices', { ...INVOICE, amount });
  const { status, json } = await chooseCards(invoice.link);
  expect([status, json.state, json.card]).toEqual([
    200,
    'pending',
    { step: 'enter', action_url: null, declined: null },
  ]);
  return { ...invoice, request: json.id as string };
}

// Rule cards.paid-on-the-page.
describe('a payer who chooses cards in test mode', () => {
  it('pays by a test card: invoice, request, card payment and transaction belong together', async () => {
    const { id, link, request } = await invoiceByCard();
    expect((await see(test, link)).json.methods).toContainEqual({
      code: 'CARD_CARDS',
      category: 'CARD',
      channel: 'CARDS',
      name: 'Visa, Mastercard, JCB',
    });
    for (const payload of [{}, { test_card: 'NO_SUCH_CARD' }]) {
      const { json } = await enter(link, request, payload);
      expect([json.error_code, json.errors[0].field]).toEqual(['API_VALIDATION_ERROR', 'test_card']);
    }
    const paid = await enter(link, request, { test_card: 'VISA_CHARGED' });
    expect([paid.status, paid.json.state, paid.json.card.step]).toEqual([200, 'paid', null]);

    const { payments, transactions } = await madeOf(request, id);
    expect(transactions).toMatchObject([{ status: 'COMPLETED', channel_category: 'CARD', channel: 'VISA' }]);
    expect(payments).toMatchObject([{ status: 'CHARGED', transaction_id: transactions[0].id }]);
    expect(await kopi.read('invoices', id)).toMatchObject({ status: 'PAID' });
    expect(await kopi.read('payment-requests', request)).toMatchObject({ status: 'PAID', channel_category: 'CARD' });
    const cardPayment = `ccp_${payments[0].id.replaceAll('-', '')}`;
    expect(await kopi.read('credit-card-payments', cardPayment)).toMatchObject({
      source: 'INVOICE',
      payment_request_id: request,
      payer_email: INVOICE.payer_email,
    });
    const { rows } = await test.database.pool.query(
      `select product from callbacks where payload ->> 'id' = any($1) order by product`,
      [[id, cardPayment, request]],
    );
    expect(rows.map(({ product }) => product)).toEqual(['CARD_PAYMENT', 'INVOICE']);
    const again = await enter(link, request, { test_card: 'VISA_CHARGED' });
    expect([again.status, again.json.state]).toEqual([200, 'paid']);
  });

  it('reads why a card was declined, and pays by another one', async () => {
    const { id, link, request } = await invoiceByCard('210000');
    const { json } = await enter(link, request, { test_card: 'INSUFFICIENT_BALANCE' });
    expect([json.state, json.card]).toEqual([
      'cancelled',
      { step: null, action_url: null, declined: 'INSUFFICIENT_BALANCE' },
    ]);
    expect(await kopi.read('payment-requests', request)).toMatchObject({
      status: 'CANCELLED',
      failure_code: 'INSUFFICIENT_BALANCE',
    });
    const page = await test.app.inject(`/pay/${link}?language=en&request=${request}`);
    expect(page.body).toContain('The card’s limit or balance is too low');
    expect((await enter(link, request, { test_card: 'VISA_CHARGED' })).json.error_code).toBe('NOT_PAYABLE_ERROR');
    const next = (await chooseCards(link)).json.id;
    expect(next).not.toBe(request);
    expect((await enter(link, next, { test_card: 'MASTERCARD_CHARGED' })).json.state).toBe('paid');
    expect(await kopi.read('invoices', id)).toMatchObject({ status: 'PAID' });
  });

  it.each([
    ['pass', 'paid', 'CHARGED', null],
    ['fail', 'cancelled', 'FAILED', '3DS_REQUIRED'],
  ])('who answers the challenge with %s sees it %s', async (answer, state, status, failure_code) => {
    const { id, link, request } = await invoiceByCard('95000');
    const challenged = await enter(link, request, { test_card: 'CHALLENGE' });
    expect([challenged.json.state, challenged.json.card.step]).toEqual(['pending', 'answer']);
    expect((await enter(link, request, { test_card: 'VISA_CHARGED' })).json.error_code).toBe('NOT_PAYABLE_ERROR');
    expect((await enter(link, request, { answer })).json).toMatchObject({ state, card: { declined: failure_code } });
    expect((await madeOf(request, id)).payments).toMatchObject([{ status, failure_code }]);
  });

  it('pays once, of two tabs', async () => {
    const { id, link, request } = await invoiceByCard('77000');
    const tabs = await Promise.all([1, 2].map(() => enter(link, request, { test_card: 'VISA_CHARGED' })));
    expect(tabs.map(({ json }) => json.state ?? json.error_code).sort()).toEqual([
      expect.stringMatching(/^(ALREADY_PAID_ERROR|paid)$/),
      'paid',
    ]);
    const { payments, transactions } = await madeOf(request, id);
    expect([payments.length, transactions.length]).toEqual([1, 1]);
  });

  it('pays what was paid in another way meanwhile no second time', async () => {
    const { id, link, request } = await invoiceByCard('66000');
    await kopi.act('invoices', `/${id}/actions/simulate`, { channel: 'BNI' });
    expect((await readRequest(test, link, request)).json.state).toBe('cancelled');
    expect((await enter(link, request, { test_card: 'VISA_CHARGED' })).json.error_code).toBe('ALREADY_PAID_ERROR');
    expect((await madeOf(request, id)).payments).toEqual([]);
  });

  // Rule fraud.acts-on-payments.
  it('does not learn that a list of the business blocks the card', async () => {
    const { status, json } = await kopi.act('fraud-bin-list', '/actions/block', { value: '520000' });
    expect([status, json.errors]).toEqual([200, undefined]);
    const { link, request } = await invoiceByCard('54000');
    const declined = await enter(link, request, { test_card: 'MASTERCARD_CHARGED' });
    expect(declined.json).toMatchObject({ state: 'cancelled', card: { declined: 'CARD_DECLINED' } });
    expect(await kopi.read('payment-requests', request)).toMatchObject({ failure_code: 'FRAUD_GUARD_BLOCKED' });
  });

  it('pays a link that many pay, each once', async () => {
    const link = await kopi.make('multiple-payment-links', { title: 'Donasi', amount: '15000' });
    const requests = [(await chooseCards(link.link)).json.id, (await chooseCards(link.link)).json.id];
    expect(new Set(requests).size).toBe(2);
    for (const id of requests)
      expect((await enter(link.link, id, { test_card: 'VISA_CHARGED' })).json.state).toBe('paid');
    expect(await kopi.read('multiple-payment-links', link.id)).toMatchObject({ payments_count: 2 });
  });

  it('is offered no cards where they are not live, and in live mode without an acquirer', async () => {
    const { rows } = await test.database.pool.query(
      `update payment_methods set status = 'disabled' where channel = 'CARDS' and environment = 'DEVELOPMENT' returning id`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const { link } = await kopi.make('invoices', INVOICE);
    const { methods } = (await see(test, link)).json;
    expect(methods.filter(({ category }: { category: string }) => category === 'CARD')).toEqual([]);
    expect((await chooseCards(link)).json.error_code).toBe('PAYMENT_METHOD_NOT_LIVE_ERROR');
  });
});

it('an action of the console pays no request by card: it has no card', async () => {
  const { rows } = await test.database.pool.query(
    `update payment_methods set status = 'enabled' where channel = 'CARDS' and environment = 'DEVELOPMENT' returning id`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const { request } = await invoiceByCard('43000');
  const { json } = await kopi.act('payment-requests', `/${request}/actions/simulate`);
  expect(json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
});
