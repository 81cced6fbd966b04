import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import type { Queue } from '#server/core/queue/Queue.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { cardQueue } from '#server/domains/cards/checkout/cardQueue.ts';
import { disputeQueues } from '#server/domains/chargebacks/disputeQueues.ts';
import { dayFromNow } from '../../helpers/days.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../../helpers/testApp.ts';
import { choose, see } from './payers.ts';
import { TestAcquirer } from './TestAcquirer.ts';

const environment = 'PRODUCTION';
const MINUTE = 60_000;
const DAY = 86_400_000;

const acquirer = new TestAcquirer();
let test: TestApp;
let owner: Person;
let queues: readonly Queue[];
let payment: string;

async function act(address: string, input?: object) {
  const { id: business_id } = (await owner.request('/api/console')).json.business;
  const confirmation = { type: 'pin', pin: DEMO_PIN } as const;
  return write(owner, `/api/${address}`, { business_id, environment, confirmation, ...(input && { input }) });
}

async function list(api: string, filter: object) {
  return (await owner.request(listUrl(`/api/${api}`, { environment, filter }))).json;
}

/** Does what is due by then; what cannot be done is stored with its error. */
async function work(at = Date.now()): Promise<string[]> {
  const errors: string[] = [];
  for (const queue of queues) {
    const doNext = () =>
      processAt(queue, test.database, new Date(at)).catch((error: Error) => {
        errors.push(error.message);
        return true;
      });
    while (await doNext());
  }
  return errors;
}

beforeAll(async () => {
  test = await startTestApp({ cardAcquirers: { PRODUCTION: acquirer }, doesBackgroundWork: false });
  owner = await signIn(test, 'owner@kopi.test');
  await test.database.pool.query('delete from queue_tasks');
  queues = [
    cardQueue({ ...test.services, cardAcquirers: { PRODUCTION: acquirer } }),
    ...disputeQueues({ PRODUCTION: acquirer }),
  ];
  const payer = { payer_email: 'p@surat.example', payer_name: 'Sari', description: 'Kopi' };
  const made = await act('invoices/actions/create', { ...payer, amount: '240000', due_date: dayFromNow(7) });
  const invoice = (await owner.request(`/api/invoices/${made.json.id}?environment=${environment}`)).json;
  const { checkout } = (await see(test, invoice.link)).json;
  await choose(test, invoice.link, { checkout, method: 'CARD_CARDS' });
  acquirer.card = 'VISA_CHARGED';
  expect(await work()).toEqual([]);
  const { rows } = await test.database.pool.query(
    `select 'ccp_' || replace(id::text, '-', '') as id from credit_card_payments where payment_request_id is not null`,
  );
  payment = rows[0].id;
});
afterAll(() => test.close());

const chargebacks = () => list('credit-card-chargebacks', { payment_id: payment });

// Rule refunds.chargeback-reported.
it('a dispute opens its chargeback once, with what the acquirer says of it, and people are notified', async () => {
  const due = new Date(Date.now() + 12 * DAY);
  acquirer.disputes.push({ payment, reason: 'NOT_RECEIVED', reference: 'ACQ-1', amount: '100000', due });
  expect(await work(Date.now() + MINUTE)).toEqual([]);
  expect(await work(Date.now() + 5 * MINUTE)).toEqual([]);
  const [chargeback, ...others] = await chargebacks();
  expect(others).toEqual([]);
  expect(chargeback).toMatchObject({
    reference: 'ACQ-1',
    status: 'OPEN',
    reason: 'NOT_RECEIVED',
    amount: '100000',
    due: due.toISOString(),
  });
  const { rows } = await test.database.pool.query(
    `select kind from notifications where kind = 'chargeback-opened' and environment = $1 and record_id = $2::uuid`,
    [environment, chargeback.id.slice('cccb_'.length)],
  );
  expect(rows).toHaveLength(1);
});

it('another dispute of the payment waits until the first is closed; one of no payment holds up nothing', async () => {
  const due = new Date(Date.now() + 20 * DAY);
  const unknown = `ccp_${'0'.repeat(32)}`;
  const common = { reason: 'FRAUD', amount: '50000', due } as const;
  acquirer.disputes.push(
    { ...common, payment: unknown, reference: 'ACQ-2' },
    { ...common, payment, reference: 'ACQ-3' },
  );
  expect(await work(Date.now() + 10 * MINUTE)).toEqual([`The business has no card payment ${unknown}`]);
  expect(await chargebacks()).toHaveLength(1);
  const [{ id }] = await chargebacks();
  expect((await act(`credit-card-chargebacks/${id}/actions/accept`)).status).toBe(200);
  await work(Date.now() + 2 * DAY);
  const references = (await chargebacks()).map(({ reference }: { reference: string }) => reference);
  expect(references.sort()).toEqual(['ACQ-1', 'ACQ-3']);
});

it('a payment of test mode has no acquirer that is read', async () => {
  const { rows } = await test.database.pool.query(
    `select environment, count(*)::int as tasks from queue_tasks where queue = 'dispute-feed' group by environment`,
  );
  expect(rows).toEqual([{ environment, tasks: 1 }]);
});
