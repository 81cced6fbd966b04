import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueRun } from '../core/schedules/scheduleRun.ts';
import { queueOrder } from '../domains/providers/queueOrder.ts';
import { queuePlan } from '../domains/recurring/queuePlan.ts';
import { queueSettlement } from '../domains/settlements/settleDue.ts';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { migrateUpTo } from './testing/migrateUpTo.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

/** The last migration before there was one queue. */
const LAST_BEFORE = '0050_sidebar_folds';

const scope = { businessId: '00000000-0000-4000-8000-00000000000b', environment: 'PRODUCTION' } as const;
const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const GIVEN = new Date('2026-10-01T02:03:04.005Z');
const DUE = new Date('2026-10-02T07:00:00.500Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close(), 60_000);

async function tasks() {
  const { rows } = await database.pool.query(
    `select queue, key, payload, shares, due, held, attempts, error, dead is not null as dead, business_id is null as unbound
     from queue_tasks order by queue, key`,
  );
  return rows;
}

it('waits in the queue what waited in the eight tables before, as new work does', async () => {
  await migrateUpTo(database, LAST_BEFORE);
  const owner = `'${scope.businessId}', '${scope.environment}'`;
  const due = `'${DUE.toISOString()}'`;
  await database.pool.query(`
    insert into settlements_due values (${owner}, '${id(1)}', ${due});
    insert into rails_due values (${owner}, 'payout', '${id(2)}', '${GIVEN.toISOString()}', ${due});
    insert into rails_due values (${owner}, 'recurring-cycle', '${id(3)}', '${GIVEN.toISOString()}', ${due});
    insert into plans_due values (${owner}, '${id(4)}', '2026-10-02', ${due});
    insert into report_queue values ('${id(5)}', ${owner}, ${due});
    insert into schedules_due values ('${id(6)}', ${due}, ${owner});
    insert into job_queue values ('${id(7)}', ${owner}, ${due});
    insert into callback_deliveries_due (id, business_id, environment, callback_id, due, sender, url, host, held)
      values ('${id(8)}', ${owner}, '${id(1)}', ${due}, null, 'https://a.example/x', 'a.example', true);
    insert into outbox_messages values
      ('${id(1)}', 'a@b.c', 'mail', 'waits', 'x', ${due}, ${due}, null, 2, '451'),
      ('${id(2)}', 'a@b.c', 'mail', 'sent', null, ${due}, null, ${due}, 1, null),
      ('${id(3)}', '+6281', 'text', '', null, ${due}, null, null, 6, '503');`);
  const client = await database.pool.connect();
  await migrateDatabase(client, { embedded: database.embedded }).finally(() => client.release());
  const moved = await tasks();
  expect(moved.filter(({ dead, unbound }) => dead || unbound)).toMatchObject([
    { queue: 'mail', key: id(1), attempts: 2, error: '451', dead: false, unbound: true },
    { queue: 'text', key: id(3), attempts: 6, error: '503', dead: true, unbound: true },
  ]);
  expect(moved.find(({ queue }) => queue === 'callback')).toMatchObject({
    payload: { callback_id: id(1), sender: null },
    shares: [`url:${scope.businessId}/PRODUCTION/https://a.example/x`, 'host:a.example'],
    held: true,
  });
  const keys = moved.map(({ queue, key }) => `${queue} ${key}`);
  expect(keys).toEqual(expect.arrayContaining([`job ${id(7)}`, `report ${id(5)}`]));
  expect(moved).toHaveLength(10);

  // The same work, queued by this version, is found to wait already.
  await queueSettlement(database.drizzle, scope, { transactionId: id(1), due: DUE }, GIVEN);
  await queueOrder(database.drizzle, scope, { record: 'payout', recordId: id(2) }, GIVEN);
  await queueOrder(database.drizzle, scope, { record: 'recurring-cycle', recordId: id(3) }, GIVEN);
  await queuePlan(database.drizzle, scope, { planId: id(4), day: '2026-10-02', due: DUE }, GIVEN);
  await queueRun(database.drizzle, scope, { queue: 'report-schedule', scheduleId: id(6), due: DUE }, GIVEN);
  expect(await tasks()).toEqual(moved);
  const given = moved.find(({ queue }) => queue === 'order')?.payload.given;
  expect(new Date(given)).toEqual(GIVEN);
}, 240_000);
