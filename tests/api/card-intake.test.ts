import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { SETTLEMENTS } from '#server/domains/settlements/settleDue.ts';
import { dayFromNow } from '../helpers/days.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const PAYMENTS = '/api/credit-card-payments';
const DAY = 86_400_000;

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
});
afterAll(() => test.close());

function act(address: string, input?: object, { person = owner, key = randomUUID() as string } = {}) {
  return write(person, address, { business_id: business, environment: ENVIRONMENT, key, ...(input && { input }) });
}

async function rows(api: string, filter: object = {}) {
  return (await owner.request(listUrl(api, { environment: ENVIRONMENT, range: [0, 49], filter }))).json;
}

async function read(api: string, id: string) {
  return (await owner.request(`${api}/${id}?environment=${ENVIRONMENT}`)).json;
}

/** Pays with a test card; the payment as it is then. */
async function pay(test_card: string, input: object = {}) {
  const { status, json } = await act(`${PAYMENTS}/actions/simulate`, { test_card, amount: '150000', ...input });
  expect([status, json.errors]).toEqual([200, undefined]);
  return read(PAYMENTS, json.id);
}

/** The statuses of the records of a payment. */
async function chain(id: string) {
  const of = (api: string) => rows(`/api/credit-card-${api}`, { payment_id: id });
  const [tokens, proofs, answers, settlements] = await Promise.all(
    ['tokenizations', 'authentications', 'authorizations', 'settlements'].map(of),
  );
  const statuses = (found: { status: string }[]) => found.map(({ status }) => status);
  return {
    tokens: tokens.length,
    proofs: statuses(proofs),
    answers: statuses(answers),
    settlements: statuses(settlements),
  };
}

describe('a simulated payment by card', () => {
  // Rule cards.charged-in-test-mode.
  it('is charged, with all that belongs to it', async () => {
    const payment = await pay('VISA_CHARGED', {
      external_id: 'CARD-E2E-1',
      payer_email: 'payer@contoh.test',
      description: 'Kopi',
    });
    expect(payment).toMatchObject({
      status: 'CHARGED',
      external_id: 'CARD-E2E-1',
      amount: '150000',
      fee: '4350',
      card_brand: 'VISA',
      card_country: 'ID',
      failure_code: null,
    });
    expect(payment.card_number).toBe('400000••••1018');
    expect(await chain(payment.id)).toEqual({
      tokens: 1,
      proofs: ['USED'],
      answers: ['SUCCEEDED'],
      settlements: ['PENDING'],
    });
    const transaction = await read('/api/transactions', payment.transaction_id);
    expect(transaction).toMatchObject({
      channel_category: 'CARD',
      channel: 'VISA',
      fee: '4350',
      tax: '479',
      settlement_status: 'PENDING',
      description: 'Kopi',
    });
    const entries = await rows('/api/transaction-entries', { transaction_id: payment.transaction_id });
    expect(entries).toEqual([]);
    const [prediction] = await rows('/api/fraud-predictions', { payment_id: payment.id });
    expect(prediction).toMatchObject({
      action: 'ALLOW',
      cause: 'NOTHING_UNUSUAL',
      risk_level: 'NORMAL',
      amount: '150000',
    });
    const { rows: callbacks } = await test.database.pool.query(
      `select product, payload->>'status' as status, payload->>'transaction_id' as transaction_id from callbacks where reference = $1`,
      [payment.id],
    );
    expect(callbacks).toEqual([{ product: 'CARD_PAYMENT', status: 'CHARGED', transaction_id: payment.transaction_id }]);
    const [log] = await rows('/api/activity-logs', { target_id: payment.id });
    expect(log.action).toBe('PAYMENT_SIMULATED');
  });
});

// Rule cards.settlement.
it('a charged payment is settled by the acquirer two days later', async () => {
  await test.database.pool.query(`delete from queue_tasks where queue = 'settlement'`);
  const payment = await pay('VISA_CHARGED', { amount: '100000' });
  const [settlement] = await rows('/api/credit-card-settlements', { payment_id: payment.id });
  const given = new Date(new Date(payment.created).getTime() + DAY);
  expect(await processAt(SETTLEMENTS, test.database, given)).toBe(true);
  expect((await read(PAYMENTS, payment.id)).status).toBe('SETTLING');
  expect(await processAt(SETTLEMENTS, test.database, new Date(given.getTime() + DAY - 1))).toBe(false);
  expect(await processAt(SETTLEMENTS, test.database, new Date(given.getTime() + DAY))).toBe(true);
  expect((await read(PAYMENTS, payment.id)).status).toBe('SETTLED');
  expect((await chain(payment.id)).settlements).toEqual(['SETTLED']);
  const entries = await rows('/api/transaction-entries', { transaction_id: payment.transaction_id });
  expect(entries).toMatchObject([{ type: 'SETTLEMENT', amount: settlement.net_amount }]);
});

describe('a test card', () => {
  // Rule cards.decline-reasons, cards.test-cards.
  it.each([
    'EXPIRED_CARD',
    'STOLEN_CARD',
    'INACTIVE_CARD',
    'INVALID_CVN',
    'CARD_DECLINED',
    'BIN_BLOCK',
    '3DS_REQUIRED',
    'CVN_REQUIRED',
    'INSUFFICIENT_BALANCE',
  ])('%s is declined for that reason, and moves no money', async (name) => {
    const payment = await pay(name);
    expect(payment).toMatchObject({ status: 'FAILED', failure_code: name, fee: '0' });
    // Rule transactions.failed-payments.
    expect(await read('/api/transactions', payment.transaction_id)).toMatchObject({
      type: 'PAYMENT',
      status: 'FAILED',
      channel_category: 'CARD',
      external_id: payment.external_id,
      amount: payment.amount,
      fee: '0',
      net_amount: '0',
      settlement_status: 'NOT_APPLICABLE',
      failure_code: name,
    });
    const { answers, settlements } = await chain(payment.id);
    expect([answers, settlements]).toEqual([['FAILED'], []]);
    const { rows: callbacks } = await test.database.pool.query(
      `select payload->>'status' as status, payload->>'failure_code' as failure_code from callbacks where reference = $1`,
      [payment.id],
    );
    expect(callbacks).toEqual([{ status: 'FAILED', failure_code: name }]);
  });

  // Rule cards.record-statuses.
  it.each([
    ['AUTHENTICATION_FAILED', 'FAILED', 'FAILED'],
    ['ENROLLMENT_CHECK_FAILED', 'ENROLLMENT_CHECK_FAILED', 'FAILED'],
    ['AUTHENTICATION_ERROR', 'CYBERSOURCE_ERROR', 'FAILED'],
    ['NOT_ENROLLED', 'CARD_NOT_ENROLLED', 'CHARGED'],
    ['CHALLENGE', 'ENROLLED', 'PENDING'],
  ])('%s has an authentication that is %s', async (name, proof, status) => {
    const payment = await pay(name);
    expect(payment.status).toBe(status);
    const found = await chain(payment.id);
    expect(found.proofs).toEqual([proof]);
    if (status === 'FAILED') expect([payment.failure_code, found.answers]).toEqual(['3DS_REQUIRED', []]);
  });

  // Rule cards.challenge.
  it('waits for the cardholder, who passes or fails the challenge', async () => {
    const passed = await pay('CHALLENGE');
    expect([passed.awaits, passed.can]).toEqual([
      'CHALLENGE',
      expect.arrayContaining(['pass-challenge', 'fail-challenge']),
    ]);
    expect((await act(`${PAYMENTS}/${passed.id}/actions/pass-challenge`)).status).toBe(200);
    expect(await read(PAYMENTS, passed.id)).toMatchObject({ status: 'CHARGED', awaits: null });
    expect((await chain(passed.id)).proofs).toEqual(['USED']);
    const failed = await pay('CHALLENGE', { authorize_only: true });
    expect((await act(`${PAYMENTS}/${failed.id}/actions/fail-challenge`)).status).toBe(200);
    expect(await read(PAYMENTS, failed.id)).toMatchObject({ status: 'FAILED', failure_code: '3DS_REQUIRED' });
    expect((await act(`${PAYMENTS}/${failed.id}/actions/pass-challenge`)).status).toBe(409);
  });
});

describe('an authorized payment', () => {
  // Rule cards.capture.
  it('is captured, in part, once', async () => {
    const payment = await pay('MASTERCARD_CHARGED', { authorize_only: true, amount: '200000' });
    expect(payment).toMatchObject({ status: 'PENDING', awaits: 'CAPTURE', transaction_id: null });
    const address = `${PAYMENTS}/${payment.id}/actions/capture`;
    const more = await act(address, { amount: '200001' });
    expect([more.status, more.json.errors[0]]).toMatchObject([400, { code: 'more_than_authorized', amount: '200000' }]);
    const both = await Promise.all([act(address, { amount: '120000' }), act(address, { amount: '120000' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(PAYMENTS, payment.id)).toMatchObject({ status: 'CHARGED', amount: '120000' });
    const [authorization] = await rows('/api/credit-card-authorizations', { payment_id: payment.id });
    expect(authorization).toMatchObject({ status: 'SUCCEEDED', amount: '200000', captured_amount: '120000' });
    const [settlement] = await rows('/api/credit-card-settlements', { payment_id: payment.id });
    expect(settlement).toMatchObject({ status: 'PENDING', amount: '120000' });
  });

  it('is released', async () => {
    const payment = await pay('JCB_CHARGED', { authorize_only: true });
    expect((await act(`${PAYMENTS}/${payment.id}/actions/reverse`)).status).toBe(200);
    expect(await read(PAYMENTS, payment.id)).toMatchObject({ status: 'FAILED', failure_code: null, awaits: null });
    expect((await chain(payment.id)).answers).toEqual(['REVERSED']);
    expect((await act(`${PAYMENTS}/${payment.id}/actions/capture`, { amount: '1' })).status).toBe(409);
  });
});

describe('fraud prevention', () => {
  // Rule fraud.acts-on-payments.
  it('blocks a card on the block list, and lets it pass once it is allowed', async () => {
    const { id } = await pay('INSUFFICIENT_BALANCE');
    expect((await act(`${PAYMENTS}/${id}/actions/block-card`)).status).toBe(200);
    const before = await rows('/api/fraud-predictions', { action: ['BLOCK'] });
    const blocked = await pay('INSUFFICIENT_BALANCE');
    expect(blocked).toMatchObject({ status: 'FAILED', failure_code: 'FRAUD_GUARD_BLOCKED' });
    const [prediction] = await rows('/api/fraud-predictions', { payment_id: blocked.id });
    expect(prediction).toMatchObject({ action: 'BLOCK', cause: 'BLOCK_LIST' });
    expect((await read('/api/fraud-predictions', prediction.id)).list_entry_id).toMatch(/^frle_/);
    expect(await rows('/api/fraud-predictions', { action: ['BLOCK'] })).toHaveLength(before.length + 1);
    expect(await chain(blocked.id)).toEqual({ tokens: 1, proofs: [], answers: [], settlements: [] });
    expect((await act(`${PAYMENTS}/${id}/actions/allow-card`)).status).toBe(200);
    expect(await pay('INSUFFICIENT_BALANCE')).toMatchObject({ failure_code: 'INSUFFICIENT_BALANCE' });
  });

  it('blocks by rules, unless the card is allowed', async () => {
    const input = { amount: '26000000' };
    const blocked = await pay('AMEX_CHARGED', input);
    expect(blocked).toMatchObject({ status: 'FAILED', failure_code: 'FRAUD_GUARD_BLOCKED' });
    const [{ id }] = await rows('/api/fraud-predictions', { payment_id: blocked.id });
    const prediction = await read('/api/fraud-predictions', id);
    expect(prediction).toMatchObject({ action: 'BLOCK', cause: 'RULE' });
    expect(await read('/api/fraud-rules', prediction.rule_id)).toMatchObject({ attribute: 'AMOUNT' });
    expect((await act(`${PAYMENTS}/${blocked.id}/actions/allow-card`)).status).toBe(200);
    expect(await pay('AMEX_CHARGED', input)).toMatchObject({ status: 'CHARGED' });
    const risky = await pay('HIGH_RISK');
    expect(risky).toMatchObject({ status: 'FAILED', failure_code: 'FRAUD_GUARD_BLOCKED', risk_level: 'HIGH' });
  });

  // Rule fraud.rule-sets.
  it('is switched on and off rule by rule', async () => {
    const input = { amount: '27000000' };
    const blocked = await pay('JCB_CHARGED', input);
    expect(blocked).toMatchObject({ failure_code: 'FRAUD_GUARD_BLOCKED' });
    const [{ id }] = await rows('/api/fraud-predictions', { payment_id: blocked.id });
    const { rule_id } = await read('/api/fraud-predictions', id);
    const others = await rows('/api/fraud-rules', { status: ['ACTIVE'] });
    expect((await act(`/api/fraud-rules/${rule_id}/actions/deactivate`)).status).toBe(200);
    expect(await rows('/api/fraud-rules', { status: ['ACTIVE'] })).toHaveLength(others.length - 1);
    expect(await pay('JCB_CHARGED', input)).toMatchObject({ status: 'CHARGED' });
    expect((await act(`/api/fraud-rules/${rule_id}/actions/activate`)).status).toBe(200);
    expect(await pay('JCB_CHARGED', input)).toMatchObject({ failure_code: 'FRAUD_GUARD_BLOCKED' });
  });
});

describe('terms of a card payment', () => {
  async function promotion(code: string, changes: object = {}) {
    const input = {
      name: code,
      code,
      discount_type: 'PERCENT',
      discount_percent: 10,
      start_date: dayFromNow(-1),
      end_date: dayFromNow(5),
      ...changes,
    };
    const { status, json } = await act('/api/credit-card-promotions/actions/create', input);
    expect([status, json.errors]).toEqual([200, undefined]);
    return json.id as string;
  }

  // Rule cards.promotions-applied.
  it('include a promotion, which lowers the amount and counts its uses', async () => {
    const id = await promotion('SEPULUH', { usage_limit: 1, minimum_amount: '100000' });
    expect(await pay('CARD_DECLINED', { promotion_code: 'SEPULUH' })).toMatchObject({
      promotion_id: null,
      amount: '150000',
    });
    const payment = await pay('VISA_CHARGED', { promotion_code: 'SEPULUH' });
    expect(payment).toMatchObject({ amount: '135000', discount_amount: '15000', promotion_id: id, type: 'PROMOTION' });
    expect((await read('/api/credit-card-promotions', id)).usage_count).toBe(1);
    const again = await act(`${PAYMENTS}/actions/simulate`, {
      test_card: 'VISA_CHARGED',
      amount: '150000',
      promotion_code: 'SEPULUH',
    });
    expect([again.status, again.json.errors[0].code]).toEqual([400, 'promotion_used_up']);
  });

  it.each([
    ['promotion_unknown', undefined],
    ['promotion_not_running', { start_date: dayFromNow(1) }],
    ['promotion_other_card', { card_brand: 'JCB' }],
    ['promotion_other_card', { bins: ['520000'] }],
    ['promotion_minimum', { minimum_amount: '150001' }],
    ['promotion_whole_amount', { discount_percent: 100 }],
  ])('are refused with %s', async (code, changes) => {
    const promotion_code = `KODE_${randomUUID().slice(0, 8).toUpperCase()}`;
    if (changes !== undefined) await promotion(promotion_code, changes);
    const { status, json } = await act(`${PAYMENTS}/actions/simulate`, {
      test_card: 'VISA_CHARGED',
      amount: '150000',
      promotion_code,
    });
    expect([status, json.errors?.[0]]).toMatchObject([400, { field: 'promotion_code', code }]);
  });

  // Rule cards.features.
  it('follow the card settings', async () => {
    const set = (feature: string, enabled: boolean) =>
      test.database.pool.query(
        `update card_features set enabled = $3 from businesses b where b.business_id = card_features.business_id
           and b.name = 'Kopi Nusantara' and environment = $1 and feature = $2`,
        [ENVIRONMENT, feature, enabled],
      );
    await set('CAN_SKIP_CVN', false);
    await set('INSTALLMENT_ENABLED', false);
    expect(await pay('VISA_CHARGED', { without_cvn: true })).toMatchObject({ failure_code: 'CVN_REQUIRED' });
    const installments = { test_card: 'VISA_CHARGED', amount: '150000', installment_months: '6' };
    expect((await act(`${PAYMENTS}/actions/simulate`, installments)).json.errors[0].code).toBe('installments_off');
    await set('CAN_SKIP_CVN', true);
    await set('INSTALLMENT_ENABLED', true);
    await set('SHOULD_AUTHENTICATE', false);
    const payment = await pay('NOT_ENROLLED', { without_cvn: true, installment_months: '6' });
    expect(payment).toMatchObject({ status: 'CHARGED', type: 'INSTALLMENT', installment_months: 6 });
    expect((await chain(payment.id)).proofs).toEqual([]);
    const risky = await pay('NOT_ENROLLED', { ip_country: 'US', ip_address: '192.0.2.9' });
    expect([risky.risk_level, (await chain(risky.id)).proofs]).toEqual(['MEDIUM', ['CARD_NOT_ENROLLED']]);
    await set('SHOULD_AUTHENTICATE', true);
  });

  // Rule accept.live-methods.
  it('need cards to be live', async () => {
    await test.database.pool.query(
      `update payment_methods set status = 'disabled' where channel = 'CARDS' and environment = $1`,
      [ENVIRONMENT],
    );
    const { status, json } = await act(`${PAYMENTS}/actions/simulate`, { test_card: 'VISA_CHARGED', amount: '150000' });
    expect([status, json.error_code]).toEqual([409, 'PAYMENT_METHOD_NOT_LIVE_ERROR']);
    await test.database.pool.query(
      `update payment_methods set status = 'enabled' where channel = 'CARDS' and environment = $1`,
      [ENVIRONMENT],
    );
  });

  // Rule actions.idempotent.
  it('hold once for one key', async () => {
    const key = `card-once-${randomUUID()}`;
    const input = { test_card: 'JCB_CHARGED', amount: '151515', external_id: key };
    const answers = await Promise.all([1, 2, 3, 4].map(() => act(`${PAYMENTS}/actions/simulate`, input, { key })));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    const { rows: made } = await test.database.pool.query(
      `select (select count(*)::int from credit_card_payments where external_id = $1) as payments,
         (select count(*)::int from transactions where external_id = $1) as transactions`,
      [key],
    );
    expect(made).toEqual([{ payments: 1, transactions: 1 }]);
  });

  it('are for test mode alone', async () => {
    const input = { test_card: 'VISA_CHARGED', amount: '150000' };
    const { status } = await write(owner, `${PAYMENTS}/actions/simulate`, {
      business_id: business,
      environment: 'PRODUCTION',
      key: randomUUID(),
      input,
    });
    expect(status).toBe(404);
  });
});
