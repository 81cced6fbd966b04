import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

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
  it('cannot be refunded while its chargeback is open, nor after it was lost, with the reason', async () => {
    const payment = await newPayment();
    const chargeback = await dispute(payment);
    const before = await left();
    expect((await read(PAYMENTS, payment)).blocked).toMatchObject({
      refund: 'credit_card_payments.refund_blocked_disputed',
    });
    expect(await refund(payment, 1)).toEqual({ status: 409, code: 'ACTION_NOT_AVAILABLE_ERROR' });
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

  // Rule refunds.never-twice.
  it('is refunded or lost, and never both, when both are requested at once', async () => {
    const before = await left();
    for (let times = 0; times < 3; times++) {
      const payment = await newPayment();
      const chargeback = await dispute(payment, AMOUNT);
      await Promise.all([act(`${CHARGEBACKS}/${chargeback}/actions/accept`), refund(payment, AMOUNT)]);
    }
    expect((await left()) - before).toBe(3 * AMOUNT);
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
