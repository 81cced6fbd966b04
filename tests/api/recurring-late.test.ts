import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addDays, today } from '#contract/dates/days.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import type { Acquirer } from '#server/domains/recurring/Acquirer.ts';
import { dueMoment } from '#server/domains/recurring/planDays.ts';
import { planPaymentQueue } from '#server/domains/recurring/planPaymentQueue.ts';
import { planQueue } from '#server/domains/recurring/runPlan.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';

const ZONE = 'Asia/Jakarta';
const DAY = 86_400_000;

const owner = ownerOf('owner@kopi.test', 'PRODUCTION');
beforeAll(async () => {
  // The demo's own plans wait elsewhere.
  await owner.test.database.pool.query(`delete from queue_tasks where queue in ('plan', 'plan-payment')`);
});

async function makePlan(resource: string, start_date: string): Promise<string> {
  const payer_email = `payer-${randomUUID().slice(0, 8)}@surat.example`;
  const terms = { description: 'Langganan kopi', amount: '50000', interval: 'MONTH', interval_count: 1 };
  const { status, json } = await owner.act(`${resource}/actions/create`, { ...terms, payer_email, start_date });
  expect([status, json.errors]).toEqual([200, undefined]);
  return json.id;
}

/** Expires what has ended until a moment, as the worker does. */
async function expire(now: Date): Promise<void> {
  const { database, config } = owner.test;
  const businessId = parseRecordId('biz', owner.business) ?? '';
  const scope = { businessId, environment: 'PRODUCTION' } as const;
  await expireRecords({ pool: database.pool, config }, { scope, timeZone: ZONE }, now);
}

/** The callbacks of a record, by name. */
async function callbacksOf(id: string): Promise<string[]> {
  const { rows } = await owner.test.database.pool.query<{ sent: string }>(
    `select product || ' ' || (payload ->> 'status') as sent from callbacks where reference = $1 order by sent`,
    [id],
  );
  return rows.map(({ sent }) => sent);
}

// Rule accept.payable, recurring.once.
it.each([
  ['recurring', 'invoices', 'invoice_id', 'INVOICE'],
  ['payment-recurring', 'payment-links', 'payment_link_id', 'PAYMENT_LINK'],
] as const)(
  'what a plan of %s sent is paid by a payment that was under way when it expired',
  async (resource, documents, field, product) => {
    const first = addDays(today(ZONE, new Date()), 1);
    const id = await makePlan(resource, first);
    const cycle = async () => (await owner.list('recurring-cycles', { plan_id: id }))[0];
    const seen: string[] = [];
    const slow: Acquirer = {
      async collect(_order, now) {
        await expire(new Date(now.getTime() + 9 * DAY));
        seen.push((await owner.read(documents, (await cycle())[field])).status);
        return { state: 'PAID', category: 'EWALLET', channel: 'OVO' };
      },
    };
    const { config, database } = owner.test;
    const morning = new Date(dueMoment(first, ZONE, 7).getTime() + 60_000);
    for (const queue of [planQueue({ config }), planPaymentQueue({ config }, { PRODUCTION: slow })])
      while (await processAt(queue, database, morning));
    expect(seen).toEqual(['EXPIRED']);

    const paid = await cycle();
    expect(paid).toMatchObject({ status: 'PAID', failure_code: null });
    const document = await owner.read(documents, paid[field]);
    expect(document).toMatchObject({ status: 'PAID', paid: expect.any(String) });
    expect(await callbacksOf(document.id)).toEqual([`${product} EXPIRED`, `${product} PAID`]);
    const [payment, ...others] = await owner.list('transactions', { paid_for: document.id });
    expect([payment.id, others]).toEqual([paid.transaction_id, []]);
    expect(payment).toMatchObject({ status: 'COMPLETED', amount: '50000', channel: 'OVO' });
    const { rows } = await database.pool.query(
      `select count(*)::int as lines, sum(amount)::text as sum from ledger_entries where transaction_id = $1`,
      [parseRecordId('txn', payment.id)],
    );
    expect(rows).toEqual([{ lines: 4, sum: '0' }]);
    expect(await owner.read(resource, id)).toMatchObject({ status: 'ACTIVE', paid_cycles: 1 });
  },
);
