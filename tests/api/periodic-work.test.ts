import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderStore } from '#server/core/files/folderStore.ts';
import { businessesThat } from '#server/core/periodic/businessesThat.ts';
import type { ZonedBusiness } from '#server/core/periodic/ZonedBusiness.ts';
import type { Services } from '#server/core/services.ts';
import { countStatements } from '#server/database/testing/countStatements.ts';
import { warnOfExpiry } from '#server/domains/apiKeys/warnOfExpiry.ts';
import { billEndedMonths } from '#server/domains/billing/billingWorker.ts';
import { offerLoans } from '#server/domains/capital/offerWorker.ts';
import { closeEndedDays } from '#server/domains/dailyCloses/dailyCloseWorker.ts';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import { remindPayers } from '#server/domains/reminders/remindPayers.ts';
import { sweepFiles } from '#server/domains/retention/sweepFiles.ts';
import { sweepRows } from '#server/domains/retention/sweepRows.ts';
import { sweepUploads } from '#server/domains/retention/sweepUploads.ts';
import { openWaiting } from '#server/domains/reviews/reviewOpener.ts';
import { invoiceEndedMonths } from '#server/domains/taxInvoices/taxInvoiceWorker.ts';
import { periodicWorkers } from '#server/startWorkers.ts';
import { digestTables } from '../helpers/digestTables.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false });
});
afterAll(() => test.close());

type Worker = keyof ReturnType<typeof periodicWorkers>;

const store = () => folderStore(test.services.env.filesDir);

/** The work of each worker for a business, whether or not there is any. */
const WORK: Readonly<Record<Worker, (services: Services, business: ZonedBusiness, now: Date) => Promise<void>>> = {
  retention: async ({ database, config, realTime }, { scope }) => {
    await sweepRows(database, scope, realTime());
    await sweepUploads(database, store(), scope, realTime());
    await sweepFiles(database, store(), config.current().config.records.values(), scope, realTime());
  },
  keyExpiry: warnOfExpiry,
  recordExpiry: expireRecords,
  payerReminders: remindPayers,
  dailyCloses: closeEndedDays,
  taxInvoices: invoiceEndedMonths,
  billing: billEndedMonths,
  loanOffers: offerLoans,
  reviews: (services, { scope }) => openWaiting(services, scope),
};

const DAY = 86_400_000;

// A month has ended, and everything has.
const DAYS = [0, 3, 8, 40, 200];

/** What the demo has no example of. */
async function arrange(): Promise<void> {
  const { pool } = test.database;
  await pool.query('update checkout_settings set remind_payers = true');
  await pool.query(
    `update invoices set due_date = now()::date + 9, payer_email = 'payer@surat.example' where status in ('UNPAID', 'PENDING')`,
  );
  await pool.query("update api_keys set expires = now()::date + 9 where status = 'ACTIVE'");
  await pool.query(
    "update reviews set subject_id = 'another' where status not in ('APPROVED', 'DECLINED', 'WITHDRAWN')",
  );
}

/** Lets each worker run once. Returns the number of statements of each. */
async function runAll(services: Services): Promise<ReadonlyMap<string, number>> {
  const errors: unknown[] = [];
  const workers = periodicWorkers(services, store(), () => (error) => errors.push(error));
  const counted = countStatements(test.database);
  const counts = new Map<string, number>();
  for (const [name, worker] of Object.entries(workers)) {
    counted();
    worker.start();
    await worker.ended();
    await worker.stop();
    counts.set(name, counted().texts.length);
  }
  expect(errors).toEqual([]);
  return counts;
}

it('leaves no business with work, at any time', async () => {
  const { pool } = test.database;
  await runAll(test.services);
  const idle = await runAll(test.services);
  await arrange();
  const most = new Map<string, number>();
  for (const days of DAYS) {
    // Ten o'clock in Jakarta, when payers may be reminded.
    const time = new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY + 3 * 3_600_000);
    const services: Services = { ...test.services, realTime: () => time };
    for (const [name, count] of await runAll(services)) most.set(name, Math.max(count, most.get(name) ?? 0));
    const after = await digestTables(pool, /^$/);
    for (const { now, ...business } of await businessesThat(services, () => sql`true`)) {
      for (const work of Object.values(WORK)) await work(services, business, now);
    }
    const changed = [...(await digestTables(pool, /^$/))].filter(([table, digest]) => after.get(table) !== digest);
    expect(changed, `${days} days ahead`).toEqual([]);
  }
  const counts = [...most].map(([name, count]) => `${name}: ${count}, idle ${idle.get(name)}`);
  console.log(`statements at most: ${counts.join('; ')}`);
  for (const [name, count] of most) expect(count, name).toBeGreaterThan(idle.get(name) ?? 0);
}, 240_000);

it('costs no statement for a business without work', async () => {
  const before = await runAll(test.services);
  await test.database.pool.query(`
    insert into businesses
    select (jsonb_populate_record(null::businesses, to_jsonb(b) || jsonb_build_object('business_id', gen_random_uuid()))).*
    from (select * from businesses order by created limit 1) b cross join generate_series(1, 200)`);
  expect(await runAll(test.services)).toEqual(before);
});
