import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { orderQueue } from '#server/domains/providers/orderQueue.ts';
import type { PayoutProvider, PayoutProviders, ProviderOrder } from '#server/domains/providers/PayoutProvider.ts';
import { simulatedProvider } from '#server/domains/providers/simulatedProvider.ts';
import { mailsTo } from '../helpers/mails.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const ENVIRONMENT = 'PRODUCTION';
const HOUR = 3_600_000;
const CONFIRMED = { confirmation: { type: 'pin', pin: DEMO_PIN } };

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request(`/api/console?environment=${ENVIRONMENT}`)).json.business.id;
}, 120_000);
afterAll(() => test.close());

function act(address: string, body: object = {}, environment: Environment = ENVIRONMENT) {
  return write(owner, `/api/${address}`, { business_id: business, environment, ...body });
}

async function read(address: string, environment = ENVIRONMENT) {
  return (await owner.request(`/api/${address}?environment=${environment}`)).json;
}

async function list(name: string, filter: object) {
  return (await owner.request(listUrl(`/api/${name}`, { environment: ENVIRONMENT, filter }))).json;
}

/** Minor units that the business can use. */
async function balance(): Promise<bigint> {
  const { rows } = await test.database.pool.query(
    `select balance from ledger_accounts a join businesses b using (business_id)
     where b.name = 'Kopi Nusantara' and environment = $1 and account = 'BALANCE'`,
    [ENVIRONMENT],
  );
  return BigInt(rows[0].balance);
}

/** Processes every queued disbursement, an hour from now: the leases of other workers have ended by then. */
async function carryAll(providers: PayoutProviders): Promise<void> {
  const later = new Date(Date.now() + HOUR);
  while (await processAt(orderQueue(test, providers), test.database, later));
}

const SIMULATED: PayoutProviders = { PRODUCTION: simulatedProvider(0), DEVELOPMENT: simulatedProvider(0) };

async function send(account_number: string, more: object = {}): Promise<string> {
  const input = { bank: 'BCA', account_number, account_name: 'Siti Rahma', amount: '10000', ...more };
  const body = { input, confirmation: { type: 'pin', pin: DEMO_PIN } };
  const { status, json } = await act('disbursements/actions/create', body);
  expect([status, json.error_code]).toEqual([200, undefined]);
  return json.id;
}

async function news(id: string) {
  const log = await list('activity-logs', { target_id: id });
  const { rows } = await test.database.pool.query('select product, payload from callbacks where reference = $1', [id]);
  return {
    log: log.map(({ actor_type, action }: Record<string, string>) => `${actor_type} ${action}`),
    callbacks: rows,
  };
}

describe('a live disbursement', () => {
  // Rule sending.rails.
  it('is completed by its rail, which gets it once; it is logged and sent as a callback', async () => {
    const before = await balance();
    const id = await send('0123456789');
    expect(before - (await balance())).toBe(12_775n);
    const orders: ProviderOrder[] = [];
    const counting: PayoutProvider = {
      submitOrPoll: async (order) => {
        orders.push(order);
        return { state: 'DONE' };
      },
    };
    await carryAll({ PRODUCTION: counting });
    await carryAll({ PRODUCTION: counting });
    const ours = orders.filter((order) => order.id === id);
    expect(ours).toMatchObject([{ record: 'disbursement', amount: '10000', currency: 'IDR', account: '0123456789' }]);
    const made = await read(`disbursements/${id}`);
    expect(made).toMatchObject({ status: 'COMPLETED', failure_code: null });
    expect(await read(`transactions/${made.transaction_id}`)).toMatchObject({ status: 'COMPLETED' });
    expect(before - (await balance())).toBe(12_775n);
    const { log, callbacks } = await news(id);
    expect(log).toEqual(['SYSTEM RECORD_CHANGED', 'PERSON RECORD_CREATED']);
    expect(callbacks).toMatchObject([
      { product: 'DISBURSEMENT', payload: { id, status: 'COMPLETED', amount: '10000' } },
    ]);
  });

  // Rule sending.rails.
  it('that cannot be delivered fails with its reason, and its amount, fee and tax are returned to the balance', async () => {
    const before = await balance();
    const ids = [await send('0123450000'), await send('0123459999')];
    await carryAll(SIMULATED);
    const ends = await Promise.all(ids.map((id) => read(`disbursements/${id}`)));
    expect(ends.map(({ status, failure_code }) => [status, failure_code])).toEqual([
      ['FAILED', 'INVALID_ACCOUNT'],
      ['FAILED', 'CHANNEL_UNAVAILABLE'],
    ]);
    expect(await balance()).toBe(before);
    expect((await news(ids[0] ?? '')).callbacks).toMatchObject([{ payload: { failure_code: 'INVALID_ACCOUNT' } }]);
    expect(await read(`transactions/${ends[0].transaction_id}`)).toMatchObject({ status: 'FAILED' });
  });

  // Rule sending.batch-counts.
  it('of a batch is counted as failed once the bank returns it', async () => {
    const [batch] = await list('batch-disbursements', { status: ['COMPLETED'] });
    const id = await send('0123450000');
    await test.database.pool.query(
      `update disbursements set batch_disbursement_id = (select id from batch_disbursements where reference = $1 limit 1)
       where replace(id::text, '-', '') = split_part($2, '_', 2)`,
      [batch.reference, id],
    );
    const before = await read(`batch-disbursements/${batch.id}`);
    await carryAll(SIMULATED);
    const after = await read(`batch-disbursements/${batch.id}`);
    expect([after.sent_count, after.failed_count]).toEqual([before.sent_count - 1, before.failed_count + 1]);
  });

  // Rule sending.notifications.
  it('is mailed to its recipient once it is completed, and to the business where it fails, as the settings say', async () => {
    const { rows } = await test.database.pool.query<{ notify_email: string }>(
      `select notify_email from sending_settings join businesses using (business_id) where name = 'Kopi Nusantara' and environment = $1`,
      [ENVIRONMENT],
    );
    const business_email = rows[0]?.notify_email ?? '';
    const to = (name: string) => ({ recipient_email: `${name}@penerima.example` });
    await send('0123456789', to('ada'));
    await send('0123450000', { ...to('salah'), external_id: 'gagal-terkirim' });
    await carryAll(SIMULATED);
    const mails = await mailsTo(test, 'ada@penerima.example');
    expect(mails.map(({ subject }) => subject)).toEqual(['Kopi Nusantara mengirim Rp10.000 kepada Anda']);
    expect(await mailsTo(test, 'salah@penerima.example')).toEqual([]);
    const failed = (await mailsTo(test, business_email)).filter(({ text }) => text.includes('gagal-terkirim'));
    expect(failed.map(({ subject }) => subject)).toEqual(['Transfer Rp10.000 gagal']);
    await test.database.pool.query('update sending_settings set notify_recipient = false');
    await send('0123456789', to('diam'));
    await carryAll(SIMULATED);
    expect(await mailsTo(test, 'diam@penerima.example')).toEqual([]);
    await test.database.pool.query('update sending_settings set notify_recipient = true');
  });

  // Rule sending.notifications.
  it('sends the same mails where a user of the sandbox sets the bank’s response', async () => {
    await test.database.pool.query(
      `update sending_settings set notify_recipient = true, notify_email = 'gagal@kopi.example' where environment = 'DEVELOPMENT'`,
    );
    const sendTo = async (name: string) => {
      const input = { bank: 'BCA', account_number: '0123456789', account_name: 'Siti Rahma', amount: '10000' };
      const body = { input: { ...input, recipient_email: `${name}@tangan.example` }, ...CONFIRMED };
      return (await act('disbursements/actions/create', body, 'DEVELOPMENT')).json.id;
    };
    const [done, returned] = [await sendTo('tiba'), await sendTo('balik')];
    expect((await act(`disbursements/${done}/actions/complete`, {}, 'DEVELOPMENT')).status).toBe(200);
    expect((await act(`disbursements/${returned}/actions/return`, {}, 'DEVELOPMENT')).status).toBe(200);
    const subjectsTo = async (email: string) => (await mailsTo(test, email)).map(({ subject }) => subject);
    expect(await subjectsTo('tiba@tangan.example')).toEqual(['Kopi Nusantara mengirim Rp10.000 kepada Anda']);
    expect(await subjectsTo('balik@tangan.example')).toEqual([]);
    expect(await subjectsTo('gagal@kopi.example')).toEqual(['Transfer Rp10.000 gagal']);
  });

  // Rule sending.rail-missing.
  it('stays pending while its rail reports it as pending, as unknown, or does not respond', async () => {
    const id = await send('0123456789');
    await carryAll({});
    await carryAll({
      PRODUCTION: {
        submitOrPoll: async (_order, now) => ({ state: 'PENDING', nextPoll: new Date(now.getTime() + HOUR) }),
      },
    });
    expect(await read(`disbursements/${id}`)).toMatchObject({ status: 'PENDING' });
    await test.database.pool.query(`update queue_tasks set due = now() where queue = 'order'`);
    const broken: PayoutProviders = {
      PRODUCTION: {
        submitOrPoll: async () => {
          throw new Error('The line is dead.');
        },
      },
    };
    await expect(carryAll(broken)).rejects.toThrow('The line is dead.');
    expect(await read(`disbursements/${id}`)).toMatchObject({ status: 'PENDING' });
    await test.database.pool.query(`update queue_tasks set due = now() where queue = 'order'`);
    await carryAll(SIMULATED);
    expect(await read(`disbursements/${id}`)).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('a live refund', () => {
  async function refunded(card: string): Promise<{ payment: string; refund: string }> {
    const { rows } = await test.database.pool.query<{ id: string }>(
      `insert into credit_card_payments (business_id, environment, id, created, updated, status, external_id, source,
         amount, refunded_amount, charged_back_amount, open_disputes, fee, currency, card_number, card_digest, card_brand, card_type, card_expiry, risk_level)
       select business_id, $1, gen_random_uuid(), now() - interval '1 day', now(), 'SETTLED', 'T-1', 'SDK', 50000, 0, 0, 0, 0,
         'IDR', $2, 'digest-' || gen_random_uuid(), 'VISA', 'CREDIT', '12/29', 'NORMAL'
       from businesses where name = 'Kopi Nusantara' returning id`,
      [ENVIRONMENT, card],
    );
    const payment = `ccp_${rows[0]?.id.replaceAll('-', '')}`;
    const input = { amount: '50000', reason: 'DUPLICATE' };
    expect((await act(`credit-card-payments/${payment}/actions/refund`, { input })).status).toBe(200);
    const [made] = await list('credit-card-refunds', { payment_id: payment });
    expect(made.status).toBe('REQUESTED');
    return { payment, refund: made.id };
  }

  it('is completed by its rail, and the payment is refunded', async () => {
    const { payment, refund } = await refunded('400000XXXXXX0002');
    await carryAll(SIMULATED);
    expect(await read(`credit-card-refunds/${refund}`)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await read(`credit-card-payments/${payment}`)).toMatchObject({
      status: 'REFUNDED',
      refunded_amount: '50000',
    });
    expect((await news(refund)).callbacks).toMatchObject([{ product: 'REFUND', payload: { status: 'SUCCEEDED' } }]);
  });

  // Rule refunds.not-taken.
  it('that the acquirer rejects is returned to the balance, and can be repeated', async () => {
    const before = await balance();
    const { payment, refund } = await refunded('400000XXXXXX9999');
    expect(before - (await balance())).toBe(50_000n);
    await carryAll(SIMULATED);
    expect(await read(`credit-card-refunds/${refund}`)).toMatchObject({ status: 'PROCESSOR_ERROR' });
    const after = await read(`credit-card-payments/${payment}`);
    expect(after).toMatchObject({ status: 'SETTLED', refunded_amount: '0' });
    expect(after.can).toContain('refund');
    expect(await balance()).toBe(before);
  });
});

describe('a payout', () => {
  it('that is claimed is completed by its rail', async () => {
    const input = { recipient_email: 'siti@surat.example', recipient_name: 'Siti Rahma', amount: '15000' };
    const confirmation = { type: 'pin', pin: DEMO_PIN };
    const { json } = await act('payouts/actions/create', { input, confirmation }, 'DEVELOPMENT');
    expect((await act(`payouts/${json.id}/actions/claim`, {}, 'DEVELOPMENT')).status).toBe(200);
    expect(await read(`payouts/${json.id}`, 'DEVELOPMENT')).toMatchObject({ status: 'CLAIMED' });
    await carryAll(SIMULATED);
    expect(await read(`payouts/${json.id}`, 'DEVELOPMENT')).toMatchObject({ status: 'COMPLETED' });
  });
});
