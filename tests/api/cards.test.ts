import { describe, expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { dayFromNow } from '../helpers/days.ts';
import { listUrl, type Person, signIn, write } from '../helpers/testApp.ts';
import { uploadDocument } from '../helpers/uploadFile.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const PAYMENTS = 'credit-card-payments';

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);

const { act, list: rows, read } = owner;

/** A payment that can be given back, and a balance that covers it. */
async function newPayment(amount: bigint, age = '1 day', status = 'SETTLED'): Promise<string> {
  const { rows: made } = await owner.test.database.pool.query<{ id: string }>(
    `insert into credit_card_payments (business_id, environment, id, created, updated, status, external_id, source, amount,
       refunded_amount, charged_back_amount, open_disputes, fee, currency, card_number, card_digest, card_brand, card_type, card_expiry, risk_level)
     select b.business_id, $1, gen_random_uuid(), now() - $2::interval, now(), $3, 'T-1', 'SDK', $4, 0, 0, 0, 0, 'IDR',
       '400000XXXXXX0002', 'digest-' || gen_random_uuid(), 'VISA', 'CREDIT', '12/29', 'NORMAL'
     from businesses b where b.name = 'Kopi Nusantara' returning id`,
    [ENVIRONMENT, age, status, String(amount)],
  );
  await owner.test.database.pool.query(
    `update ledger_accounts set balance = balance + $2 from businesses b where b.business_id = ledger_accounts.business_id
       and b.name = 'Kopi Nusantara' and environment = $1 and account = 'BALANCE'`,
    [ENVIRONMENT, String(amount)],
  );
  return `ccp_${made[0]?.id.replaceAll('-', '')}`;
}

function refund(id: string, amount: string, options = {}) {
  return act(`${PAYMENTS}/${id}/actions/refund`, { amount, reason: 'DUPLICATE' }, options);
}

describe('a payment by card', () => {
  // Rule cards.kept-digits.
  it('shows only the first and last digits of its card, and never the digest', async () => {
    const [payment] = await rows(PAYMENTS);
    expect(payment.card_number).toMatch(/^\d{6}••••\d{4}$/);
    expect(JSON.stringify(await read(PAYMENTS, payment.id))).not.toMatch(/digest|[0-9a-f]{64}/);
  });

  // Rule refunds.in-parts, refunds.from-the-balance.
  it('is refunded in parts up to the paid amount, each from the balance, each once for a key', async () => {
    const id = await newPayment(100_000n);
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, '60000', { key: `refund-once-${id}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(PAYMENTS, id)).toMatchObject({ refunded_amount: '60000', status: 'SETTLED' });
    const more = await refund(id, '40001');
    const error = { field: 'amount', code: 'more_than_left', amount: '40000' };
    expect([more.status, more.json.errors[0]]).toMatchObject([400, error]);
    const form = await owner.person.request(`/api/${PAYMENTS}/${id}/actions/refund/form?environment=${ENVIRONMENT}`);
    expect(form.json.limits).toEqual({ amount: '40000' });
    expect((await refund(id, '40000')).status).toBe(200);
    const over = await read(PAYMENTS, id);
    expect(over).toMatchObject({ refunded_amount: '100000', status: 'REFUNDED' });
    expect(over.blocked).toEqual({ refund: 'credit_card_payments.refund_blocked_refunded' });

    const refunds = await rows('credit-card-refunds', { payment_id: id });
    expect(refunds.map(({ amount }: { amount: string }) => amount).sort()).toEqual(['40000', '60000']);
    const { json: first } = await owner.person.request(
      `/api/credit-card-refunds/${refunds[0].id}?environment=${ENVIRONMENT}`,
    );
    const entries = await rows('transaction-entries', { transaction_id: first.transaction_id });
    expect(entries).toMatchObject([{ type: 'REFUND', amount: `-${first.amount}` }]);
    // The sandbox sends the callback that the acquirer sends in live mode.
    const { rows: callbacks } = await owner.test.database.pool.query(
      `select product, payload->>'status' as status, payload->>'amount' as amount from callbacks where reference = $1`,
      [refunds[0].id],
    );
    expect(callbacks).toEqual([{ product: 'REFUND', status: 'SUCCEEDED', amount: first.amount }]);
    const [log] = await rows('activity-logs', { target_id: id });
    expect(log.action).toBe('RECORD_CHANGED');
  });

  // Rule actions.blocked-with-note.
  it.each([
    ['it failed', '1 day', 'FAILED', 'credit_card_payments.refund_blocked_failed'],
    ['it is older than six months', '181 days', 'SETTLED', 'credit_card_payments.refund_blocked_old'],
  ])('cannot be refunded where %s, with the reason', async (_why, age, status, note) => {
    const id = await newPayment(50_000n, age, status);
    const payment = await read(PAYMENTS, id);
    expect([payment.blocked, payment.can.includes('refund')]).toEqual([{ refund: note }, false]);
    const { status: rejected, json } = await refund(id, '1000');
    expect([rejected, json.error_code]).toEqual([409, 'ACTION_NOT_AVAILABLE_ERROR']);
  });

  // Rule refunds.from-the-balance.
  it('cannot be refunded without can_withdraw, nor for more than the balance', async () => {
    const id = await newPayment(70_000n);
    const editor = await signIn(owner.test, 'editor@kopi.test');
    expect((await refund(id, '1000', { person: editor })).status).toBe(404);
    const rich = await newPayment(900_000_000_000n);
    await owner.test.database.pool.query(
      `update ledger_accounts set balance = 10 where account = 'BALANCE' and environment = $1`,
      [ENVIRONMENT],
    );
    const { json } = await refund(rich, '900000000000');
    expect(json.errors[0]).toMatchObject({ field: 'amount', code: 'balance_short' });
    expect((await read(PAYMENTS, rich)).refunded_amount).toBe('0');
  });

  // Rule fraud.card-from-payment.
  it('adds its card to the block list, from where it moves to the allow list', async () => {
    const id = await newPayment(1_000n);
    const find = async () =>
      (await rows('fraud-card-number-list')).filter(({ note }: { note: string }) => note === 'T-1');
    expect((await act(`${PAYMENTS}/${id}/actions/block-card`)).status).toBe(200);
    expect(await find()).toMatchObject([{ action: 'BLOCK', shown: '400000XXXXXX0002' }]);
    expect((await act(`${PAYMENTS}/${id}/actions/allow-card`)).status).toBe(200);
    expect(await find()).toMatchObject([{ action: 'ALLOW' }]);
  });

  // Rule fraud.payment-says-blocked.
  it('shows that its card is on the block list while it is', async () => {
    const [id, other] = [await newPayment(1_000n), await newPayment(1_000n)];
    expect((await read(PAYMENTS, id)).alerts).toBeUndefined();
    expect((await act(`${PAYMENTS}/${id}/actions/block-card`)).status).toBe(200);
    const { alerts } = await read(PAYMENTS, id);
    expect(Object.keys(alerts)).toEqual(['card-blocked']);
    const entry = await read('fraud-card-number-list', alerts['card-blocked']);
    expect(entry).toMatchObject({ action: 'BLOCK', shown: '400000XXXXXX0002' });
    expect((await read(PAYMENTS, other)).alerts).toBeUndefined();
    expect((await act(`fraud-card-number-list/${entry.id}/actions/remove`)).status).toBe(200);
    expect((await read(PAYMENTS, id)).alerts).toBeUndefined();
  });
});

// Rule fraud.lists.
describe('a fraud list', () => {
  // Rule fraud.one-list, fraud.removed-entries-kept.
  it('stores only the first and last digits of a card, once, and removes the digest with the entry', async () => {
    const api = 'fraud-card-number-list';
    const input = { value: '4111 1111 1111 1111', note: 'uji' };
    const { status, json } = await act(`${api}/actions/block`, input);
    expect(status).toBe(200);
    expect(await read(api, json.id)).toMatchObject({ shown: '41111111XXXX1111', action: 'BLOCK' });
    const again = await act(`${api}/actions/allow`, { value: '4111111111111111' });
    expect(again.json.errors[0]).toMatchObject({ field: 'value', code: 'duplicate' });
    const kept = await owner.test.database.pool.query(
      `select (select string_agg(f::text, ' ') from fraud_list_entries f) || (select string_agg(l::text, ' ') from activity_logs l) as text`,
    );
    expect(kept.rows[0].text).not.toMatch(/4111 ?1111 ?1111 ?1111/);
    expect((await act(`${api}/${json.id}/actions/remove`)).status).toBe(200);
    expect((await act(`${api}/actions/allow`, { value: '4111111111111111' })).status).toBe(200);
  });

  it.each([
    ['fraud-ip-list', '203.0.113.0/33'],
    ['fraud-ip-list', '999.0.0.1'],
    ['fraud-country-list', 'XX'],
    ['fraud-card-number-list', '4111 1111 1111 1112'],
    ['fraud-bin-list', '12345'],
  ])('%s rejects %s', async (list, value) => {
    const { status, json } = await act(`${list}/actions/block`, { value });
    expect([status, json.errors[0].field]).toEqual([400, 'value']);
  });

  // Rule fraud.only-edit.
  it('cannot be changed by a user who may only view it', async () => {
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await act('fraud-ip-list/actions/block', { value: '203.0.113.9' }, { person: viewer })).status).toBe(404);
  });
});

describe('resources for cards', () => {
  /** What the balance holds, and whether the ledger is balanced. */
  async function ledger(): Promise<{ balance: bigint; sum: string }> {
    const { rows: found } = await owner.test.database.pool.query<{ balance: string; sum: string }>(
      `select (select balance from ledger_accounts a where a.business_id = b.business_id and a.environment = $1
         and a.account = 'BALANCE') as balance,
       (select sum(amount) from ledger_entries e where e.business_id = b.business_id and e.environment = $1
         and e.type = 'CHARGEBACK') as sum
       from businesses b where name = 'Kopi Nusantara'`,
      [ENVIRONMENT],
    );
    return { balance: BigInt(found[0]?.balance ?? '0'), sum: String(found[0]?.sum) };
  }

  // Rule refunds.chargeback-accept, refunds.chargeback-decided.
  it('an accepted or lost chargeback is taken from the balance once; a won one is not', async () => {
    await newPayment(900_000_000n);
    const [open] = await rows('credit-card-chargebacks', { status: ['OPEN'] });
    const before = (await ledger()).balance;
    const address = `credit-card-chargebacks/${open.id}/actions/accept`;
    expect((await act(address)).status).toBe(200);
    expect(await read('credit-card-chargebacks', open.id)).toMatchObject({ status: 'LOST' });
    expect((await act(address)).status).toBe(409);
    const after = await ledger();
    expect([before - after.balance, after.sum]).toEqual([BigInt(open.amount), '0']);

    const [first] = await rows('credit-card-chargebacks', { status: ['REVIEWING', 'SUBMITTED'] });
    expect((await act(`credit-card-chargebacks/${first.id}/actions/lose`)).status).toBe(200);
    expect(after.balance - (await ledger()).balance).toBe(BigInt(first.amount));
    const [second] = await rows('credit-card-chargebacks', { status: ['REVIEWING', 'SUBMITTED'] });
    const kept = await ledger();
    expect((await act(`credit-card-chargebacks/${second.id}/actions/win`)).status).toBe(200);
    expect(await read('credit-card-chargebacks', second.id)).toMatchObject({ status: 'WON', can: [] });
    expect(await ledger()).toEqual(kept);
  });

  // Rule cards.change-requests.
  it('a request to change a setting is decided, in test mode by users, and can be sent again', async () => {
    const find = async () => {
      const features = await rows('cards-configuration');
      return features.find(({ can }: { can: string[] }) => can.includes('request-change'));
    };
    for (const [decision, changes] of [
      ['reject', false],
      ['approve', true],
    ] as const) {
      const feature = await find();
      const requested = await act(`cards-configuration/${feature.id}/actions/request-change`, {
        reason: 'Untuk promo akhir tahun',
      });
      expect(requested.status, JSON.stringify(requested.json)).toBe(200);
      const requests = await rows('card-change-requests', { feature_id: feature.id });
      const request = requests.find(({ status }: { status: string }) => status === 'PENDING');
      const address = `card-change-requests/${request.id}/actions/${decision}`;
      expect((await act(address)).status).toBe(200);
      expect((await act(address)).status).toBe(409);
      const { enabled, can } = await read('cards-configuration', feature.id);
      expect([enabled !== feature.enabled, can.includes('request-change')]).toEqual([changes, true]);
    }
  });

  // Rule refunds.chargeback-answer.
  it('a chargeback requires evidence as its response', async () => {
    const [open] = await rows('credit-card-chargebacks', { status: ['OPEN'] });
    const address = `credit-card-chargebacks/${open.id}/actions/answer`;
    const note = 'Pesanan diterima pelanggan pada 3 November.';
    const without = await act(address, { note });
    expect([without.status, without.json.errors[0]]).toMatchObject([400, { field: 'document', code: 'required' }]);
    const document = await uploadDocument(owner.person, ENVIRONMENT);
    expect((await act(address, { note, document })).status).toBe(200);
    const answered = await read('credit-card-chargebacks', open.id);
    expect(answered).toMatchObject({ status: 'SUBMITTED', note, document });
    expect(answered.submitted).not.toBeNull();
  });

  // Rule fraud.predictions, routes.fraud.
  it('predictions are listed and exported where the program has them, with the permission', async () => {
    const query = { environment: ENVIRONMENT, range: [0, 2] as [number, number] };
    const { headers, json } = await owner.person.request(listUrl('/api/xenshield/predict_reports', query));
    expect([headers['content-range']?.split('/')[0], json.length]).toEqual(['fraud-predictions 0-2', 3]);
    const file = await owner.person.request(`/api/businesses/predictions/export?environment=${ENVIRONMENT}&format=csv`);
    expect([file.status, file.headers['content-type']], file.json.message).toEqual([200, 'text/csv; charset=utf-8']);
    const stranger = await signIn(owner.test, 'owner@warung.test');
    expect((await stranger.request(listUrl('/api/xenshield/predict_reports', query))).status).toBe(404);
  });

  // Rule cards.promotion-statuses.
  it('a promotion is created, paused and resumed', async () => {
    const api = 'credit-card-promotions';
    const input = { name: 'Uji', code: 'UJI_1', discount_type: 'PERCENT', discount_percent: 10 };
    const days = { start_date: dayFromNow(-20), end_date: dayFromNow(40) };
    const { status, json } = await act(`${api}/actions/create`, { ...input, ...days });
    expect(status, JSON.stringify(json)).toBe(200);
    expect(await read(api, json.id)).toMatchObject({ ...input, ...days, status: 'ACTIVE' });
    expect((await act(`${api}/${json.id}/actions/pause`)).status).toBe(200);
    expect((await act(`${api}/${json.id}/actions/resume`)).status).toBe(200);
    expect(await read(api, json.id)).toMatchObject({ status: 'ACTIVE' });
  });

  // Rule cards.promotion-of-country.
  it('a promotion is for the card networks of the country', async () => {
    const manila = await signIn(owner.test, 'owner@manila.test');
    const create = '/api/credit-card-promotions/actions/create';
    const form = (person: Person) => person.request(`${create}/form?environment=${ENVIRONMENT}`);
    expect(JSON.stringify((await form(owner.person)).json)).toContain('GPN');
    const there = await form(manila);
    expect(JSON.stringify(there.json)).toContain('VISA-ELECTRON');
    expect(JSON.stringify(there.json)).not.toMatch(/GPN|BCA/);
    // An option that is closed to a person is one that the server does not know.
    const { id: business_id } = (await manila.request(`/api/console?environment=${ENVIRONMENT}`)).json.business;
    const input = { code: 'PISO10', name: 'Payday', discount_type: 'PERCENT', discount_percent: 10 };
    const send = async (card_brand: string) => {
      const days = { start_date: dayFromNow(-20), end_date: dayFromNow(40) };
      const filled = { ...input, ...days, card_brand };
      const { status, json } = await write(manila, create, { business_id, environment: ENVIRONMENT, input: filled });
      return [status, json.errors?.[0]?.field];
    };
    expect(await send('GPN')).toEqual([400, 'card_brand']);
    expect(await send('VISA-ELECTRON')).toEqual([200, undefined]);
  });

  // Rule cards.features.
  it('a card setting can be requested once until the request is decided', async () => {
    const features = await rows('cards-configuration');
    const free = features.find(({ requested }: { requested: boolean }) => !requested);
    const address = `cards-configuration/${free.id}/actions/request-change`;
    const input = { reason: 'Pelanggan tetap memintanya.' };
    expect((await act(address, input)).status).toBe(200);
    const [request] = await rows('card-change-requests', { feature_id: free.id, sort: undefined });
    expect(request).toMatchObject({ status: 'PENDING', wanted: free.enabled ? 'DISABLED' : 'ENABLED' });
    expect((await act(address, input)).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    const none = `card-change-requests/cccr_${'0'.repeat(32)}`;
    for (const answer of [
      await owner.person.request(`/api/${none}?environment=${ENVIRONMENT}`),
      await act(`${none}/actions/approve`),
    ]) {
      expect([answer.status, answer.json.error_code]).toEqual([404, 'CHANGE_REQUEST_NOT_FOUND_ERROR']);
    }
    const blocked = { 'request-change': 'cards_configuration.request_change_blocked' };
    expect(await read('cards-configuration', free.id)).toMatchObject({ requested: true, blocked });
  });

  // Rule cards.main-brand-only.
  it('none exists for the second brand and for remittance', async () => {
    for (const email of ['owner@warung.test', 'owner@remit.test']) {
      const stranger = await signIn(owner.test, email);
      for (const name of ['credit-card-payments', 'credit-card-refunds', 'fraud-list', 'cards-configuration'])
        expect((await stranger.request(`/api/${name}`)).status, `${email} ${name}`).toBe(404);
    }
  });
});
