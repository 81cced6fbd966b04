import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/dates/days.ts';
import type { Tokens } from '#contract/generated/api.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import type { Acquirer, Acquirers, ChargeOrder } from '#server/domains/recurring/Acquirer.ts';
import { dueMoment } from '#server/domains/recurring/planDays.ts';
import { planPaymentQueue } from '#server/domains/recurring/planPaymentQueue.ts';
import { queuePlan } from '#server/domains/recurring/queuePlan.ts';
import { planQueue } from '#server/domains/recurring/runPlan.ts';
import { simulatedAcquirer } from '#server/domains/recurring/simulatedAcquirer.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { mailsTo } from '../helpers/mails.ts';
import { listUrl, personWith, signIn } from '../helpers/testApp.ts';

const ZONE = 'Asia/Jakarta';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Mode = 'PRODUCTION' | 'DEVELOPMENT';

const owner = ownerOf('owner@kopi.test', 'PRODUCTION');
beforeAll(async () => {
  // The demo's own plans wait elsewhere.
  await owner.test.database.pool.query(`delete from queue_tasks where queue in ('plan', 'plan-payment')`);
});

function act(address: string, body: object = {}, environment: Mode = 'PRODUCTION') {
  return owner.act(address, undefined, { environment, given: body });
}

async function read(address: string, environment: Mode = 'PRODUCTION') {
  return (await owner.person.request(`/api/${address}?environment=${environment}`)).json;
}

function list(name: string, filter: object, environment: Mode = 'PRODUCTION') {
  return owner.list(name, filter, { environment });
}

/** Some day in this or the next year: plans do not begin before today. */
function start(): string {
  return today(ZONE, new Date());
}

async function makePlan(resource: string, input: object, environment: Mode = 'PRODUCTION'): Promise<string> {
  const plan = {
    payer_email: `payer-${randomUUID().slice(0, 8)}@surat.example`,
    description: 'Langganan kopi',
    amount: '50000',
    interval: 'MONTH',
    interval_count: 1,
    start_date: start(),
    ...input,
  };
  const { status, json } = await act(`${resource}/actions/create`, { input: plan }, environment);
  expect([status, json.errors]).toEqual([200, undefined]);
  return json.id;
}

/** Processes what is due at a moment; other workers find nothing due then. */
async function runAt(moment: Date, acquirers: Acquirers = SIMULATED, config = owner.test.config): Promise<void> {
  const queues = [planQueue({ config }), planPaymentQueue({ config }, acquirers)];
  const processOne = async () => {
    for (const queue of queues) if (await processAt(queue, owner.test.database, moment)) return true;
    return false;
  };
  while (await processOne());
}

/** Seven in the morning of a day, and a minute. */
function morning(day: string): Date {
  return new Date(dueMoment(day, ZONE, 7).getTime() + 60_000);
}

async function payments(plan: string, environment: Mode = 'PRODUCTION') {
  const rows = await list('recurring-cycles', { plan_id: plan }, environment);
  return rows.sort(
    (one: { cycle_number: number }, other: { cycle_number: number }) => one.cycle_number - other.cycle_number,
  );
}

const SIMULATED: Acquirers = { PRODUCTION: simulatedAcquirer(0), DEVELOPMENT: simulatedAcquirer(0) };

/** An acquirer that accepts every payment at once, and keeps the orders. */
function countingAcquirer(): { orders: ChargeOrder[]; counting: Acquirer } {
  const orders: ChargeOrder[] = [];
  const collect: Acquirer['collect'] = async (order) => {
    orders.push(order);
    return { state: 'PAID', category: 'EWALLET', channel: 'OVO' };
  };
  return { orders, counting: { collect } };
}

/** The sum of the whole ledger, and how many lines of it belong to a transaction. */
async function ledgerOf(transaction: string): Promise<{ total: string; entries: number }> {
  const { rows } = await owner.test.database.pool.query(
    `select sum(amount)::text as total, (count(*) filter (where transaction_id = $1))::int as entries from ledger_entries`,
    [transaction.replace('txn_', '')],
  );
  return rows[0];
}

describe('a plan that is charged', () => {
  // Rule recurring.once, recurring.recorded.
  it('is charged once for each day, by any number of processes; ledger, history, callback and mail record it', async () => {
    const payer = `sari-${randomUUID().slice(0, 8)}@surat.example`;
    const first = addDays(start(), 3);
    const id = await makePlan('recurring-new', { start_date: first, payer_email: payer });
    await runAt(new Date(morning(first).getTime() - 120_000));
    expect(await payments(id)).toEqual([]);
    expect((await read(`recurring-new/${id}`)).status).toBe('PENDING');
    const { orders, counting } = countingAcquirer();
    const at = morning(first);
    await Promise.all([1, 2, 3, 4].map(() => runAt(at, { PRODUCTION: counting })));
    const [paid, ...others] = await payments(id);
    expect(others).toEqual([]);
    expect(orders).toMatchObject([{ id: paid.id, attempt: 1, amount: '50000', payer }]);
    expect(paid).toMatchObject({ status: 'PAID', due_date: first, attempts: 1 });
    const plan = await read(`recurring-new/${id}`);
    expect(plan).toMatchObject({ status: 'ACTIVE', paid_cycles: 1 });
    expect(plan.next_date.slice(0, 7) > first.slice(0, 7)).toBe(true);
    expect(await ledgerOf(paid.transaction_id)).toEqual({ total: '0', entries: 4 });
    expect(await read(`transactions/${paid.transaction_id}`)).toMatchObject({
      type: 'PAYMENT',
      status: 'COMPLETED',
      amount: '50000',
      fee: '750',
      tax: '83',
      channel: 'OVO',
      settlement_status: 'PENDING',
    });
    const log = await list('activity-logs', { target_id: id });
    expect(log.map(({ actor_type, action }: Record<string, string>) => `${actor_type} ${action}`)).toEqual([
      'SYSTEM PLAN_PAYMENT_PAID',
      'PERSON RECORD_CREATED',
    ]);
    const { rows } = await owner.test.database.pool.query(
      'select product, payload from callbacks where reference = $1',
      [id],
    );
    expect(rows).toMatchObject([{ product: 'RECURRING_PLAN', payload: { status: 'PAID', payment_id: paid.id } }]);
    expect(await mailsTo(owner.test, payer)).toHaveLength(1);
  });

  // Rule recurring.days-from-first.
  it('is charged on the 31st again after shorter months', async () => {
    const year = Number(start().slice(0, 4)) + 1;
    const id = await makePlan('recurring-new', { start_date: `${year}-10-31` });
    for (const day of [`${year}-10-31`, `${year}-11-30`, `${year}-12-31`, `${year + 1}-01-31`])
      await runAt(morning(day));
    const days = (await payments(id)).map(({ due_date }: { due_date: string }) => due_date);
    expect(days).toEqual([`${year}-10-31`, `${year}-11-30`, `${year}-12-31`, `${year + 1}-01-31`]);
    expect(['28', '29']).toContain((await read(`recurring-new/${id}`)).next_date.slice(8));
    expect((await read(`recurring-new/${id}`)).next_date.slice(0, 7)).toBe(`${year + 1}-02`);
  });

  // Rule recurring.total.
  it('ends with its last payment', async () => {
    const first = addDays(start(), 1);
    const id = await makePlan('recurring-new', { start_date: first, total_cycles: 2, interval: 'WEEK' });
    await runAt(morning(first));
    expect((await read(`recurring-new/${id}`)).next_date).toBe(addDays(first, 7));
    await runAt(morning(addDays(first, 7)));
    expect(await read(`recurring-new/${id}`)).toMatchObject({ status: 'COMPLETED', paid_cycles: 2, next_date: null });
    await runAt(morning(addDays(first, 14)));
    expect(await payments(id)).toHaveLength(2);
    const log = await list('activity-logs', { target_id: id });
    expect(log.map(({ action }: Record<string, string>) => action)).toContain('PLAN_COMPLETED');
  });

  // Rule recurring.missed-days.
  it('is charged once where no worker ran for days', async () => {
    const first = addDays(start(), 1);
    const id = await makePlan('recurring-new', { start_date: first, interval: 'DAY' });
    await runAt(morning(addDays(first, 4)));
    expect((await payments(id)).map(({ status }: { status: string }) => status)).toEqual([
      'SKIPPED',
      'SKIPPED',
      'SKIPPED',
      'SKIPPED',
      'PAID',
    ]);
    expect((await read(`recurring-new/${id}`)).next_date).toBe(addDays(first, 5));
    await act(`recurring-new/${id}/actions/stop`);
  });

  it('is charged for the newest day alone where an acquirer was down for days', async () => {
    const first = addDays(start(), 1);
    const id = await makePlan('recurring-new', { start_date: first, interval: 'WEEK' });
    for (const passed of [0, 7, 14]) await runAt(morning(addDays(first, passed)), {});
    const { orders, counting } = countingAcquirer();
    await runAt(morning(addDays(first, 15)), { PRODUCTION: counting });
    const [, , newest] = await payments(id);
    expect(orders.filter(({ id: cycle }) => cycle === newest.id)).toHaveLength(1);
    expect((await payments(id)).map(({ status }: Record<string, string>) => status)).toEqual([
      'SKIPPED',
      'SKIPPED',
      'PAID',
    ]);
    await act(`recurring-new/${id}/actions/stop`);
  });

  // Rule recurring.paused.
  it('is not charged when it is stopped, skips days while it is paused, and follows a moved day', async () => {
    const first = addDays(start(), 1);
    const [stopped, paused, moved] = await Promise.all([
      makePlan('recurring-new', { start_date: first, interval: 'WEEK' }),
      makePlan('recurring-new', { start_date: first, interval: 'WEEK' }),
      makePlan('recurring-new', { start_date: first, interval: 'WEEK' }),
    ]);
    expect((await act(`recurring-new/${stopped}/actions/stop`)).status).toBe(200);
    expect((await act(`recurring-new/${paused}/actions/pause`)).status).toBe(200);
    const terms = {
      payer_email: 'x@surat.example',
      description: 'Baru',
      amount: '60000',
      next_date: addDays(first, 2),
    };
    const edit = await act(`recurring-new/${moved}/actions/edit`, { input: terms });
    expect([edit.status, edit.json.errors]).toEqual([200, undefined]);
    const past = await act(`recurring-new/${moved}/actions/edit`, { input: { ...terms, next_date: '2020-01-01' } });
    expect([past.status, past.json.errors[0].code]).toEqual([400, 'past']);
    await runAt(morning(first));
    expect([await payments(stopped), await payments(moved)]).toEqual([[], []]);
    expect(await payments(paused)).toMatchObject([{ status: 'SKIPPED', due_date: first }]);
    expect((await act(`recurring-new/${paused}/actions/resume`)).status).toBe(200);
    await runAt(morning(addDays(first, 2)));
    expect(await payments(moved)).toMatchObject([{ status: 'PAID', amount: '60000' }]);
    expect((await read(`recurring-new/${moved}`)).next_date).toBe(addDays(first, 9));
    await runAt(morning(addDays(first, 7)));
    expect(await payments(paused)).toMatchObject([{ status: 'SKIPPED' }, { status: 'PAID' }]);
  });
});

describe('a payment that fails', () => {
  // Rule recurring.tries, recurring.pause-after-three.
  it('is attempted again, fails after its last attempt, and three in a row pause the plan', async () => {
    const payer = 'budi+card_declined@surat.example';
    const first = addDays(start(), 1);
    const id = await makePlan('recurring-new', { start_date: first, payer_email: payer });
    const states: string[] = [];
    for (let days = 0; days < 4; days += 1) {
      await runAt(new Date(morning(addDays(first, days)).getTime() + days * 120_000));
      const [only] = await payments(id);
      states.push(`${only.status} ${only.attempts} ${only.failure_code}`);
    }
    expect(states).toEqual([
      'RETRYING 1 CARD_DECLINED',
      'RETRYING 2 CARD_DECLINED',
      'FAILED 3 CARD_DECLINED',
      'FAILED 3 CARD_DECLINED',
    ]);
    expect((await read(`recurring-new/${id}`)).status).toBe('ACTIVE');
    // Of each payment the payer hears three times, and of all of them in the order of the tries.
    expect(await mailsTo(owner.test, payer)).toHaveLength(3);
    for (let month = 0; month < 2; month += 1) {
      const { next_date } = await read(`recurring-new/${id}`);
      for (let days = 0; days < 3; days += 1)
        await runAt(new Date(morning(addDays(next_date, days)).getTime() + days * 120_000));
    }
    expect((await payments(id)).map(({ status }: { status: string }) => status)).toEqual([
      'FAILED',
      'FAILED',
      'FAILED',
    ]);
    expect(await read(`recurring-new/${id}`)).toMatchObject({ status: 'PAUSED', paid_cycles: 0 });
  });

  // Rule recurring.tries.
  it('is not attempted again after the next day, nor once the plan is stopped', async () => {
    const first = addDays(start(), 1);
    const declined = { start_date: first, payer_email: 'citra+insufficient_balance@surat.example' };
    const daily = await makePlan('recurring-new', { ...declined, interval: 'DAY' });
    const stopped = await makePlan('recurring-new', declined);
    await runAt(morning(first));
    expect(await payments(daily)).toMatchObject([{ status: 'FAILED', attempts: 1 }]);
    expect(await payments(stopped)).toMatchObject([{ status: 'RETRYING', attempts: 1 }]);
    await act(`recurring-new/${stopped}/actions/stop`);
    await act(`recurring-new/${daily}/actions/stop`);
    await runAt(morning(addDays(first, 3)));
    expect(await payments(stopped)).toMatchObject([{ status: 'FAILED', attempts: 1 }]);
  });

  // Rule recurring.restricted.
  it('over the daily limit of a restricted owner.business waits for another day, and no acquirer gets an order', async () => {
    const { rows } = await owner.test.database.pool.query<{ business_id: string }>(
      `select business_id from businesses where name = 'Toko Kecil'`,
    );
    const toko = rows[0]?.business_id;
    const plan = randomUUID();
    const day = addDays(start(), 40);
    const values = [toko, plan, day, `LIMIT-${plan.slice(0, 8)}`];
    await owner.test.database.pool.query(
      `insert into recurring_plans (business_id, environment, id, created, updated, type, status, external_id, description,
         payer_email, amount, currency, interval, interval_count, start_date, next_date, created_by)
       values ($1, 'PRODUCTION', $2, now(), now(), 'AUTOMATIC', 'ACTIVE', $4, 'Sewa', 'sewa@surat.example', 3000001, 'IDR',
         'MONTH', 1, $3, $3, 'owner@toko.test')`,
      values,
    );
    const scope = { businessId: toko ?? '', environment: 'PRODUCTION' } as const;
    await queuePlan(owner.test.database.drizzle, scope, { planId: plan, day, due: morning(day) }, new Date());
    const orders: ChargeOrder[] = [];
    const acquirer: Acquirer = {
      collect: async (order) => {
        orders.push(order);
        return { state: 'PAID', category: 'EWALLET', channel: 'OVO' };
      },
    };
    await runAt(morning(day), { PRODUCTION: acquirer });
    const cycles = await owner.test.database.pool.query('select * from recurring_cycles where plan_id = $1', [plan]);
    expect(cycles.rows).toMatchObject([{ status: 'RETRYING', failure_code: 'DAILY_LIMIT' }]);
    expect(orders.filter(({ payer }) => payer === 'sewa@surat.example')).toEqual([]);
  });

  // Rule recurring.too-small.
  it('whose amount does not cover the fee fails once, where the owner.business sees it', async () => {
    const plan = await makePlan('recurring', {});
    // Plans from before amounts had to be above zero.
    await owner.test.database.pool.query(`update recurring_plans set amount = 0 where id = $1`, [
      plan.slice(plan.indexOf('_') + 1),
    ]);
    await runAt(morning(start()));
    await runAt(new Date(morning(start()).getTime() + HOUR));
    const [payment] = await payments(plan);
    expect(payment).toMatchObject({ status: 'FAILED', failure_code: 'AMOUNT_TOO_SMALL' });
    const { rows } = await owner.test.database.pool.query(
      `select 1 from queue_tasks where queue = 'plan-payment' and payload ->> 'record_id' = $1`,
      [payment.id.slice(payment.id.indexOf('_') + 1)],
    );
    expect(rows).toEqual([]);
  });

  it('of a process that was killed is charged by another process, as the same attempt', async () => {
    const first = addDays(start(), 1);
    const id = await makePlan('recurring-new', { start_date: first });
    const broken: Acquirers = {
      PRODUCTION: {
        collect: async () => {
          throw new Error('The line is dead.');
        },
      },
    };
    await expect(runAt(morning(first), broken)).rejects.toThrow('The line is dead.');
    expect(await payments(id)).toMatchObject([{ status: 'PENDING', attempts: 0 }]);
    const later = new Date(morning(first).getTime() + 61_000);
    await runAt(later);
    expect(await payments(id)).toMatchObject([{ status: 'PAID', attempts: 1 }]);
  });
});

describe.each([
  ['recurring', 'invoices', 'invoice_id', 'PENDING', 'EXPIRED'],
  ['payment-recurring', 'payment-links', 'payment_link_id', 'ACTIVE', 'EXPIRED'],
] as const)('a plan of %s', (resource, documents, field, open, expired) => {
  it.each(['PRODUCTION', 'DEVELOPMENT'] as const)(
    'sends something to pay, and knows when it is paid, in %s',
    async (mode) => {
      const payer = `dewi-${randomUUID().slice(0, 8)}@surat.example`;
      const first = addDays(start(), 1);
      const id = await makePlan(resource, { start_date: first, payer_email: payer, interval: 'WEEK' }, mode);
      const at = morning(first);
      await runAt(at, { PRODUCTION: simulatedAcquirer(DAY), DEVELOPMENT: simulatedAcquirer(DAY) });
      const [waiting] = await payments(id, mode);
      expect(waiting).toMatchObject({ status: 'PENDING', attempts: 0 });
      const sent = await read(`${documents}/${waiting[field]}`, mode);
      expect(sent).toMatchObject({ status: open, external_id: waiting.reference, amount: '50000' });
      expect(await mailsTo(owner.test, payer)).toHaveLength(1);
      await runAt(new Date(at.getTime() + 2 * DAY));
      expect(await payments(id, mode)).toMatchObject([{ status: 'PAID' }]);
      expect(await read(`${documents}/${waiting[field]}`, mode)).toMatchObject({ status: 'PAID' });
      expect(await read(`${resource}/${id}`, mode)).toMatchObject({ paid_cycles: 1, status: 'ACTIVE' });
    },
  );

  // Rule accept.payable, recurring.once.
  it('is paid once by a payer who pays what was sent', async () => {
    const mode = 'DEVELOPMENT';
    const first = addDays(start(), 1);
    const id = await makePlan(resource, { start_date: first }, mode);
    await runAt(morning(first), { DEVELOPMENT: simulatedAcquirer(DAY) });
    const [waiting] = await payments(id, mode);
    const sent = waiting[field];
    const input = { channel: 'BNI' };
    expect((await act(`${documents}/${sent}/actions/simulate`, { input }, mode)).status).toBe(200);
    await runAt(new Date(morning(first).getTime() + 2 * DAY));
    const [payment, ...others] = await list('transactions', { paid_for: sent }, mode);
    expect(others).toEqual([]);
    expect(await payments(id, mode)).toMatchObject([{ status: 'PAID', transaction_id: payment.id }]);
    expect(await read(`${resource}/${id}`, mode)).toMatchObject({ paid_cycles: 1, status: 'ACTIVE' });
  });

  // Rule recurring.days-to-pay.
  it('fails when its payment expires, and skips cancelled ones', async () => {
    const first = addDays(start(), 1);
    const never: Acquirers = {
      PRODUCTION: {
        collect: async (_order, now) => ({ state: 'PENDING', nextPoll: new Date(now.getTime() + 99 * DAY) }),
      },
    };
    const [late, withdrawn] = [
      await makePlan(resource, { start_date: first }),
      await makePlan(resource, { start_date: first }),
    ];
    await runAt(morning(first), never);
    const [gone] = await payments(withdrawn);
    const action = documents === 'invoices' ? 'cancel' : 'deactivate';
    expect((await act(`${documents}/${gone[field]}/actions/${action}`)).status).toBe(200);
    await runAt(morning(addDays(first, 7)), never);
    expect(await payments(late)).toMatchObject([{ status: 'PENDING' }]);
    await runAt(morning(addDays(first, 8)), never);
    const [failed] = await payments(late);
    expect(failed).toMatchObject({ status: 'FAILED', failure_code: 'EXPIRED_PAYMENT' });
    expect(await read(`${documents}/${failed[field]}`)).toMatchObject({ status: expired });
    expect(await payments(withdrawn)).toMatchObject([{ status: 'SKIPPED' }]);
    await act(`${resource}/${late}/actions/stop`);
  });
});

// Rule recurring.sub-accounts.
it('a plan of a sub-account is charged for the sub-account', async () => {
  const master = await signIn(owner.test, 'owner@pasar.test');
  const accounts: { id: string; name: string }[] = (await master.request('/api/xenplatform-accounts')).json;
  const account = accounts.find(({ name }) => name === 'Batik Laweyan')?.id;
  const payload = { business_id: account };
  const switched = await master.request('/api/switch-business', { method: 'POST', payload });
  const acting = personWith(owner.test.app, switched.json as Tokens);
  const first = addDays(start(), 50);
  const input = {
    payer_email: 'batik@surat.example',
    description: 'Cicilan batik',
    amount: '75000',
    interval: 'MONTH',
    interval_count: 1,
    start_date: first,
  };
  const made = await acting.request('/api/recurring/actions/create?environment=PRODUCTION', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    payload: { business_id: account, environment: 'PRODUCTION', input },
  });
  expect([made.status, made.json.errors]).toEqual([200, undefined]);
  await runAt(morning(first));
  const query = { environment: 'PRODUCTION', filter: { plan_id: made.json.id } };
  const [paid] = (await acting.request(listUrl('/api/recurring-cycles', query))).json;
  expect(paid).toMatchObject({ status: 'PAID', amount: '75000' });
  const { rows } = await owner.test.database.pool.query(
    `select b.name, t.amount::text as amount from transactions t join businesses b using (business_id) where t.id = $1`,
    [paid.transaction_id.replace('txn_', '')],
  );
  expect(rows).toEqual([{ name: 'Batik Laweyan', amount: '75000' }]);
});
