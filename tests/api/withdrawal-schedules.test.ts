import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { withdrawalScheduleQueue } from '#server/domains/sending/schedules/withdrawalScheduleQueue.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { signIn } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
/** Fee and tax of a withdrawal, in rupiah. */
const COST = 2_775n;
const DAILY = { frequency: 'DAILY', time_of_day: '09:00' };

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);
const proof = { confirmation: { type: 'pin', pin: DEMO_PIN } };

function act(address: string, input?: object, person = owner.person) {
  return owner.act(address, input, { person, given: proof });
}

const OURS = `environment = '${ENVIRONMENT}' and 'biz_' || replace(business_id::text, '-', '') = $1`;

async function query(text: string) {
  return (await owner.test.database.pool.query(text, [owner.business])).rows;
}

async function balance(): Promise<bigint> {
  const [account] = await query(`select balance from ledger_accounts where account = 'BALANCE' and ${OURS}`);
  return BigInt(account.balance);
}

function schedule(id: string) {
  return owner.read('withdrawal-schedules', id);
}

/** Runs what is due when the schedule is. */
async function runAt(due: string): Promise<void> {
  const queue = withdrawalScheduleQueue(owner.test.services);
  while (await processAt(queue, owner.test.database, new Date(due)));
}

async function add(input: object): Promise<{ id: string; next_run: string }> {
  const { status, json } = await act('withdrawal-schedules/actions/create', input);
  expect([status, json.errors]).toEqual([200, undefined]);
  return schedule(json.id);
}

function withdrawalsOf(id: string) {
  return owner.list('withdrawals', { schedule_id: id });
}

async function remove(id: string): Promise<void> {
  expect((await act(`withdrawal-schedules/${id}/actions/delete`)).status).toBe(200);
}

describe('an automatic withdrawal', () => {
  // The demo's own would withdraw beside those of the tests.
  beforeAll(() => query(`update withdrawal_schedules set status = 'PAUSED', next_run = null where ${OURS}`));

  // Rule transactions.automatic-withdrawal.
  it('withdraws all above what is kept, less its fee, at its hour in the business’s time zone', async () => {
    const before = await balance();
    const made = await add({ ...DAILY, keep_amount: String(before - 1_000_000n) });
    expect(made).toMatchObject({ status: 'ACTIVE', time_zone: 'Asia/Jakarta', last_result: null });
    expect(new Date(made.next_run).toISOString().slice(11)).toBe('02:00:00.000Z');
    await runAt(made.next_run);
    const [withdrawal] = await withdrawalsOf(made.id);
    expect(withdrawal).toMatchObject({
      status: 'PENDING',
      amount: String(1_000_000n - COST),
      created_by: 'owner@kopi.test',
    });
    expect(await balance()).toBe(before - 1_000_000n);
    const after = await schedule(made.id);
    expect(after).toMatchObject({ status: 'ACTIVE', last_result: 'WITHDRAWN' });
    expect(Date.parse(after.next_run) - Date.parse(made.next_run)).toBe(86_400_000);
    const log = await owner.list('activity-logs', { target_id: withdrawal.id });
    expect(log.map(({ actor_type }: { actor_type: string }) => actor_type)).toEqual(['SYSTEM']);
    // Nothing is above the amount that stays: the next run withdraws nothing.
    await runAt(after.next_run);
    expect(await schedule(made.id)).toMatchObject({ last_result: 'BELOW_MINIMUM' });
    expect(await withdrawalsOf(made.id)).toHaveLength(1);
    await remove(made.id);
    expect((await act(`withdrawals/${withdrawal.id}/actions/fail`)).status).toBe(200);
    expect(await balance()).toBe(before);
  });

  // Rule transactions.automatic-withdrawal.
  it('runs once for each time, however many workers take it, and once for several that were missed', async () => {
    const before = await balance();
    const made = await add({ ...DAILY, keep_amount: String(before - 500_000n) });
    const week = new Date(Date.parse(made.next_run) + 7 * 86_400_000).toISOString();
    await Promise.all([runAt(week), runAt(week), runAt(week)]);
    const rows = await withdrawalsOf(made.id);
    expect(rows).toHaveLength(1);
    expect(await balance()).toBe(before - 500_000n);
    await remove(made.id);
    await act(`withdrawals/${rows[0].id}/actions/fail`);
  });

  // Rule transactions.automatic-withdrawal, sending.approval-levels.
  it('that needs approval is not made again while it waits', async () => {
    const made = await add({ ...DAILY, keep_amount: String((await balance()) - 1_000_000n) });
    await query(`update sending_settings set needs_approval = true where ${OURS}`);
    await runAt(made.next_run);
    const waiting = await schedule(made.id);
    expect(waiting).toMatchObject({ last_result: 'NEEDS_APPROVAL' });
    await runAt(waiting.next_run);
    expect(await schedule(made.id)).toMatchObject({ status: 'ACTIVE', last_result: 'STILL_WAITING' });
    expect(await withdrawalsOf(made.id)).toHaveLength(1);
    await query(`update sending_settings set needs_approval = false where ${OURS}`);
    await remove(made.id);
  });

  // Rule transactions.automatic-withdrawal.
  it('is paused when its person may no longer withdraw, and resumes as the person who resumes it', async () => {
    const before = await balance();
    const made = await add({ ...DAILY, keep_amount: String(before - 100_000n) });
    const isOwner = "user_id = (select user_id from user_emails where email = 'owner@kopi.test')";
    const OF_KOPI = `'biz_' || replace(business_id::text, '-', '') = $1`;
    await query(`update memberships set can_withdraw = false where ${isOwner} and ${OF_KOPI}`);
    await runAt(made.next_run);
    await query(`update memberships set can_withdraw = true where ${isOwner} and ${OF_KOPI}`);
    expect(await schedule(made.id)).toMatchObject({ status: 'PAUSED', next_run: null, last_result: 'NO_PERMISSION' });
    expect(await balance()).toBe(before);
    expect((await act(`withdrawal-schedules/${made.id}/actions/resume`)).status).toBe(200);
    const resumed = await schedule(made.id);
    expect(resumed).toMatchObject({ status: 'ACTIVE' });
    await act(`withdrawal-schedules/${made.id}/actions/pause`);
    await runAt(resumed.next_run ?? made.next_run);
    expect(await withdrawalsOf(made.id)).toEqual([]);
    await remove(made.id);
  });

  // Rule transactions.automatic-withdrawal.
  it('without a verified account says so, and tries again at its next time', async () => {
    const made = await add(DAILY);
    await query(`update bank_accounts set is_primary = false where ${OURS} and is_primary`);
    await runAt(made.next_run);
    expect(await schedule(made.id)).toMatchObject({ status: 'ACTIVE', last_result: 'NO_ACCOUNT' });
    expect(await withdrawalsOf(made.id)).toEqual([]);
    await remove(made.id);
  });

  // Rule verification.pin-for-money, access.balance-needs-withdraw.
  it('takes the permission to withdraw, the PIN, and a verified account of the business', async () => {
    const unproved = await owner.act('withdrawal-schedules/actions/create', DAILY);
    expect(unproved.json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await act('withdrawal-schedules/actions/create', DAILY, viewer)).status).toBeGreaterThanOrEqual(403);
    const wrong = await Promise.all(
      [
        { ...DAILY, bank_account_id: 'ba_00000000000000000000000000000000' },
        { ...DAILY, keep_amount: '-1' },
        { ...DAILY, frequency: 'HOURLY' },
        { ...DAILY, time_of_day: '09:30' },
        { frequency: 'MONTHLY', time_of_day: '09:00', month_day: 32 },
      ].map((input) => act('withdrawal-schedules/actions/create', input)),
    );
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  });

  it('is changed: its next time follows, and the run queued before is ignored', async () => {
    const before = await balance();
    const made = await add({ ...DAILY, keep_amount: String(before - 100_000n) });
    const input = { frequency: 'MONTHLY', time_of_day: '10:00', month_day: 31, keep_amount: String(before) };
    expect((await act(`withdrawal-schedules/${made.id}/actions/edit`, input)).status).toBe(200);
    const changed = await schedule(made.id);
    expect(changed).toMatchObject({ frequency: 'MONTHLY', month_day: 31, keep_amount: String(before) });
    expect(new Date(changed.next_run).toISOString().slice(11)).toBe('03:00:00.000Z');
    await runAt(made.next_run);
    expect(await schedule(made.id)).toMatchObject({ last_run: null });
    await remove(made.id);
  });
});
