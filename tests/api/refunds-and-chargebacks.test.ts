import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT' as const;
const PAYMENTS = '/api/credit-card-payments';
const CHARGEBACKS = '/api/credit-card-chargebacks';
const AMOUNT = 100_000;

let test: TestApp;
let owner: Person;
let business: string;
let businessId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
  const { rows } = await test.database.pool.query(`select business_id from businesses where name = 'Kopi Nusantara'`);
  businessId = rows[0].business_id;
});
afterAll(() => test.close());

async function act(address: string, input?: object): Promise<{ status: number; code: string | undefined }> {
  const key = randomUUID();
  const body = { business_id: business, environment: ENVIRONMENT, key, ...(input && { input }) };
  const { status, json } = await write(owner, address, body);
  return { status, code: json.errors?.[0]?.code ?? json.error_code };
}

async function read(api: string, id: string) {
  return (await owner.request(`${api}/${id}?environment=${ENVIRONMENT}`)).json;
}

async function newPayment(): Promise<string> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `insert into credit_card_payments (business_id, environment, id, created, updated, status, external_id, source, amount,
       refunded_amount, charged_back_amount, open_disputes, fee, currency, card_number, card_digest, card_brand, card_type,
       card_expiry, risk_level)
     values ($1, $2, gen_random_uuid(), now() - interval '1 day', now(), 'SETTLED', 'D-1', 'SDK', $3, 0, 0, 0, 0, 'IDR',
       '400000XXXXXX0002', 'digest-' || gen_random_uuid(), 'VISA', 'CREDIT', '12/29', 'NORMAL') returning id`,
    [businessId, ENVIRONMENT, AMOUNT],
  );
  return `ccp_${rows[0]?.id.replaceAll('-', '')}`;
}

async function dispute(payment: string, amount = AMOUNT): Promise<string> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `insert into credit_card_chargebacks (business_id, environment, id, created, updated, payment_id, status, external_id,
       reason, reference, amount, currency, card_number, card_brand, due)
     values ($1, $2, gen_random_uuid(), now(), now(), $3, 'OPEN', 'D-1', 'FRAUD', 'CB-' || gen_random_uuid(), $4, 'IDR',
       '400000XXXXXX0002', 'VISA', now() + interval '7 days') returning id`,
    [businessId, ENVIRONMENT, payment.slice(4), amount],
  );
  return `cccb_${rows[0]?.id.replaceAll('-', '')}`;
}

/** The business has answered, with its evidence. */
async function submit(chargeback: string): Promise<void> {
  await test.database.pool.query(
    `update credit_card_chargebacks set status = 'SUBMITTED' where id = $1 and status = 'OPEN'`,
    [chargeback.slice(5)],
  );
}

/** What has left the balance for refunds and chargebacks, in all. */
async function left(): Promise<number> {
  const { rows } = await test.database.pool.query(
    `select coalesce(-sum(amount), 0) as total from ledger_entries
     where business_id = $1 and environment = $2 and account = 'BALANCE' and type in ('REFUND', 'CHARGEBACK')`,
    [businessId, ENVIRONMENT],
  );
  return Number(rows[0].total);
}

function refund(id: string, amount: number) {
  return act(`${PAYMENTS}/${id}/actions/refund`, { amount: String(amount), reason: 'DUPLICATE' });
}

describe('a disputed payment', () => {
  // Rule refunds.not-while-disputed.
  it('cannot be refunded in part while its chargeback is open, nor after it was answered or lost, with the reason', async () => {
    const answered = await newPayment();
    await submit(await dispute(answered));
    expect((await read(PAYMENTS, answered)).blocked).toMatchObject({
      refund: 'credit_card_payments.refund_blocked_disputed',
    });
    for (const amount of [1, AMOUNT])
      expect(await refund(answered, amount)).toEqual({ status: 409, code: 'ACTION_NOT_AVAILABLE_ERROR' });
    const payment = await newPayment();
    const chargeback = await dispute(payment);
    const before = await left();
    for (const amount of [1, AMOUNT - 1])
      expect(await refund(payment, amount)).toEqual({ status: 400, code: 'only_in_full' });
    expect(await refund(payment, AMOUNT + 1)).toEqual({ status: 400, code: 'more_than_left' });
    expect(await read(CHARGEBACKS, chargeback)).toMatchObject({ status: 'OPEN', closed: null });
    expect((await act(`${CHARGEBACKS}/${chargeback}/actions/accept`)).status).toBe(200);
    expect(await read(CHARGEBACKS, chargeback)).toMatchObject({ status: 'LOST', lost_amount: String(AMOUNT) });
    const lost = await read(PAYMENTS, payment);
    expect(lost).toMatchObject({ charged_back_amount: String(AMOUNT) });
    expect(lost.blocked).toMatchObject({ refund: 'credit_card_payments.refund_blocked_charged_back' });
    expect((await refund(payment, 1)).status).toBe(409);
    expect((await left()) - before).toBe(AMOUNT);
  });

  it('loses only the amount that was not refunded, and can be refunded again once the chargeback was won', async () => {
    const before = await left();
    const lost = await newPayment();
    expect((await refund(lost, 60_000)).status).toBe(200);
    const chargeback = await dispute(lost);
    expect((await act(`${CHARGEBACKS}/${chargeback}/actions/accept`)).status).toBe(200);
    expect((await read(CHARGEBACKS, chargeback)).lost_amount).toBe('40000');
    const won = await newPayment();
    const contested = await dispute(won);
    await submit(contested);
    expect((await refund(won, 1)).status).toBe(409);
    expect((await act(`${CHARGEBACKS}/${contested}/actions/win`)).status).toBe(200);
    expect((await refund(won, AMOUNT)).status).toBe(200);
    expect((await left()) - before).toBe(2 * AMOUNT);
  });

  // Rule refunds.chargeback-refunded.
  it('that is refunded in full has its chargeback REFUNDED, and is charged once', async () => {
    const before = await left();
    const payment = await newPayment();
    expect((await refund(payment, 30_000)).status).toBe(200);
    const chargeback = await dispute(payment, 50_000);
    expect((await read(PAYMENTS, payment)).can).toContain('refund');
    const limit = await owner.request(`${PAYMENTS}/${payment}/actions/refund/form?environment=${ENVIRONMENT}`);
    expect(limit.json.limits).toEqual({ amount: '70000' });
    expect((await refund(payment, 70_000)).status).toBe(200);
    const closed = await read(CHARGEBACKS, chargeback);
    expect(closed).toMatchObject({ status: 'REFUNDED', lost_amount: null, closed: expect.any(String) });
    const [made] = (
      await owner.request(
        listUrl('/api/credit-card-refunds', { environment: ENVIRONMENT, filter: { payment_id: payment } }),
      )
    ).json;
    expect(closed.closed).toBe(made.created);
    expect(await read(PAYMENTS, payment)).toMatchObject({
      ...{ status: 'REFUNDED', refunded_amount: String(AMOUNT), charged_back_amount: '0' },
    });
    for (const action of ['accept', 'answer', 'lose', 'win', 'cancel'])
      expect((await act(`${CHARGEBACKS}/${chargeback}/actions/${action}`)).status, action).toBe(409);
    expect((await left()) - before).toBe(AMOUNT);
    const { rows } = await test.database.pool.query(
      `select after->>'status' as status from activity_logs where target_id = $1`,
      [chargeback],
    );
    expect(rows).toEqual([{ status: 'REFUNDED' }]);
  });

  // Rule refunds.never-twice, refunds.chargeback-refunded.
  it('is refunded or lost, and never both, when both are requested at once', async () => {
    const before = await left();
    for (let times = 0; times < 6; times++) {
      const payment = await newPayment();
      const chargeback = await dispute(payment, AMOUNT);
      const both = [
        () => act(`${CHARGEBACKS}/${chargeback}/actions/accept`),
        () => refund(payment, AMOUNT),
        () => refund(payment, AMOUNT),
      ];
      const results = await Promise.all((times % 2 === 0 ? both : both.toReversed()).map((request) => request()));
      expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const { status, lost_amount } = await read(CHARGEBACKS, chargeback);
      const { refunded_amount } = await read(PAYMENTS, payment);
      expect([
        ['LOST', String(AMOUNT), '0'],
        ['REFUNDED', null, String(AMOUNT)],
      ]).toContainEqual([status, lost_amount, refunded_amount]);
    }
    expect((await left()) - before).toBe(6 * AMOUNT);
  });

  // Rule refunds.never-twice.
  it('never costs more than was paid, after any actions in any order', async () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: AMOUNT }) }),
      fc.record({ does: fc.constant('dispute' as const), amount: fc.integer({ min: 1, max: AMOUNT }) }),
      fc.record({ does: fc.constantFrom('accept', 'answer', 'lose', 'win'), amount: fc.nat({ max: 2 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
        const before = await left();
        const payment = await newPayment();
        const chargebacks: string[] = [];
        for (const { does, amount } of steps) {
          const chargeback = chargebacks[amount % Math.max(1, chargebacks.length)];
          if (does === 'refund') await refund(payment, amount);
          else if (does === 'dispute') chargebacks.push(await dispute(payment, amount));
          else if (chargeback !== undefined && does === 'answer') await submit(chargeback);
          else if (chargeback !== undefined) await act(`${CHARGEBACKS}/${chargeback}/actions/${does}`);
        }
        const cost = (await left()) - before;
        const { refunded_amount, charged_back_amount } = await read(PAYMENTS, payment);
        expect(cost).toBe(Number(refunded_amount) + Number(charged_back_amount));
        expect(cost).toBeLessThanOrEqual(AMOUNT);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
