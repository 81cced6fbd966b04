import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setStatus } from '#server/account/admin/administer.ts';
import { REQUEST_ROLE } from '#server/database/requestRole.ts';
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';
import { completeActivation } from '../helpers/completeActivation.ts';
import { mailTo, PATIENCE } from '../helpers/mails.ts';
import { type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const EMAIL = 'new@baru.test';

let test: TestApp;
let office: ReviewOffice;
let owner: Person;
let business = '';
let activation = '';
let review = '';

beforeAll(async () => {
  test = await startTestApp();
  office = await openOffice(test);
  await openBusiness(EMAIL);
}, 120_000);
afterAll(() => test.close());

/** Begins with another business: what is tested is about it from then on, and it has submitted its activation. */
async function openBusiness(email: string): Promise<void> {
  owner = await signIn(test, email);
  business = (await owner.request('/api/console')).json.business.id;
  const [{ id }] = (await owner.request('/api/activation')).json;
  activation = id;
  await submit();
}

/** Submits the activation, whose review is the one that is tested from then on. */
async function submit(): Promise<void> {
  const input = await completeActivation(owner);
  const body = { business_id: business, environment: 'DEVELOPMENT' as const, input };
  const { status: code, json } = await write(owner, `/api/activation/${activation}/actions/fill-in`, body);
  expect([code, json.errors]).toEqual([200, undefined]);
  await office.settle();
  review = (await office.reviewOf(activation)).id;
}

const DONE = [200, undefined];

const shown = async () => (await owner.request('/api/console')).json;
const status = async (): Promise<string> => (await shown()).business.go_live_status;

/** The form of the move: the status of the business, and those that it can be moved to. */
async function offered(): Promise<[string, string[]]> {
  const { json } = await office.first.request(`/api/reviews/${review}/actions/move/form?environment=PRODUCTION`);
  const [, next] = json.form.sections[0].fields;
  return [json.values.business_status, next.options.map(({ value }: { value: string }) => value).sort()];
}

async function move(person: Person, next_status: string, seen?: string) {
  const input = { business_status: seen ?? (await status()), next_status, reason: `Because of ${next_status}.` };
  return office.review(person, review, 'move', input);
}

/** The changes of the status that the business reads in its log, newest first, in a mode. */
async function logged(environment: 'DEVELOPMENT' | 'PRODUCTION') {
  const { rows } = await test.database.pool.query(
    `select before ->> 'business_status' as before, after ->> 'business_status' as after, after ->> 'reason' as reason
     from activity_logs where environment = $1 and after ? 'business_status' and after ? 'reason'
       and business_id = (select business_id from activations where id = $2::uuid)
     order by created desc, id desc`,
    [environment, activation.slice('act_'.length)],
  );
  return rows;
}

// Rule reviews.moves, modes.operator-statuses.
describe('the status of a business that our reviewers move', () => {
  it('is offered on the review of its activation, by what the business has and whether the review is open', async () => {
    expect(await move(office.first, 'PENDING')).toEqual([409, 'ACTION_NOT_AVAILABLE_ERROR']);
    expect(await office.review(office.first, review, 'take')).toEqual(DONE);
    expect(await offered()).toEqual(['PENDING_VERIFICATION', ['FORM_CONFIRMED', 'PENDING', 'TIER_1']]);
    expect(await move(office.first, 'INVALID')).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(await move(office.first, 'SUSPENDED')).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(await move(office.second, 'PENDING')).toEqual([409, 'REVIEW_TAKEN_ERROR']);
    expect(await move(office.first, 'PENDING', 'LIVE')).toEqual([400, 'API_VALIDATION_ERROR']);
  });

  it('changes at once, with a reason in the log of both modes, a mail and a notification', async () => {
    expect(await move(office.first, 'FORM_CONFIRMED')).toEqual(DONE);
    expect([await status(), await offered()]).toEqual(['FORM_CONFIRMED', ['FORM_CONFIRMED', ['PENDING', 'TIER_1']]]);
    const change = { before: 'PENDING_VERIFICATION', after: 'FORM_CONFIRMED', reason: 'Because of FORM_CONFIRMED.' };
    expect([await logged('DEVELOPMENT'), await logged('PRODUCTION')]).toEqual([[change], [change]]);
    const { text } = await mailTo(test, EMAIL, /Formulir dikonfirmasi/);
    expect(text).toContain('Because of FORM_CONFIRMED.');
    const { json } = await owner.request('/api/notifications?environment=DEVELOPMENT');
    expect(JSON.stringify(json)).toContain('business-status');

    expect(await move(office.first, 'PENDING')).toEqual(DONE);
    expect((await owner.request(`/api/activation/${activation}`)).json).toMatchObject({
      status: 'DATA_PROVIDED',
      business_status: 'PENDING',
    });
  });

  // Rule modes.transitions.
  it('stays where a reviewer moved it when a register answers', async () => {
    const answer = (check: string) =>
      test.database.pool.query('update activations set website_check = $2 where id = $1::uuid', [
        activation.slice('act_'.length),
        check,
      ]);
    for (const check of ['FAILED', 'SUCCESS']) {
      await answer(check);
      expect([check, await status()]).toEqual([check, 'PENDING']);
    }
  });

  it('opens live mode once a second reviewer chooses the same', async () => {
    expect(await move(office.first, 'TIER_1')).toEqual(DONE);
    expect([await status(), (await shown()).can_use_live]).toEqual(['PENDING', false]);
    expect(await office.reviewOf(activation)).toMatchObject({
      proposed_status: 'TIER_1',
      status_proposed_by: 'staff@beranda.test',
      status_reason: 'Because of TIER_1.',
    });
    expect(await move(office.first, 'TIER_1')).toEqual([409, 'FOUR_EYES_ERROR']);
    expect(await move(office.second, 'TIER_1')).toEqual(DONE);
    expect([await status(), (await shown()).can_use_live]).toEqual(['TIER_1', true]);
    expect((await office.reviewOf(activation)).proposed_status ?? null).toBeNull();
  });

  // Rule modes.transitions, modes.limited-tier.
  it('follows the approval of the activation', async () => {
    expect(await office.review(office.first, review, 'approve', {})).toEqual(DONE);
    expect(await office.review(office.second, review, 'confirm')).toEqual(DONE);
    expect(await status()).toBe('LIVE');
    expect((await owner.request(`/api/activation/${activation}?environment=DEVELOPMENT`)).json.business_status).toBe(
      'LIVE',
    );
  });

  // Rule modes.suspended.
  it('is suspended by one reviewer, and let in again by two', async () => {
    expect(await offered()).toEqual(['LIVE', ['SUSPENDED', 'TIER_1']]);
    expect(await move(office.second, 'SUSPENDED')).toEqual(DONE);
    expect([await status(), (await shown()).can_use_live]).toEqual(['SUSPENDED', false]);
    expect(await offered()).toEqual(['SUSPENDED', ['LIVE', 'TIER_1']]);
    expect([await move(office.second, 'LIVE'), await status()]).toEqual([DONE, 'SUSPENDED']);
    expect([await move(office.first, 'LIVE'), await status()]).toEqual([DONE, 'LIVE']);
    expect((await logged('PRODUCTION')).slice(0, 2).map(({ after }) => after)).toEqual(['LIVE', 'SUSPENDED']);
  });

  it('is the same for an operator, whose moves it follows', async () => {
    await setStatus(test.database, { business, status: 'SUSPENDED', reason: 'Chargebacks' }, new Date());
    expect(await offered()).toEqual(['SUSPENDED', ['LIVE', 'TIER_1']]);
  });

  it('is moved by the open review alone, once the business has submitted its activation again', async () => {
    const { pool } = test.database;
    const { rows } = await pool.query<{ names: string }>(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'reviews' and is_generated = 'NEVER' and column_name not in ('id', 'status')`,
    );
    const names = rows[0]?.names ?? '';
    const uuid = review.slice('rev_'.length);
    const added = await pool.query<{ id: string }>(
      `insert into reviews (id, status, ${names}) select gen_random_uuid(), 'NEW', ${names} from reviews where id = $1::uuid returning id`,
      [uuid],
    );
    expect(await move(office.first, 'TIER_1')).toEqual([409, 'ACTION_NOT_AVAILABLE_ERROR']);
    await pool.query('delete from reviews where id = $1', [added.rows[0]?.id]);
    expect(await offered()).toEqual(['SUSPENDED', ['LIVE', 'TIER_1']]);
  });

  // Rule reviews.staff-only, config-language.transitions.
  it('is not written by a business itself, nor to a status that no event leads to', async () => {
    const input = { business_status: 'LIVE', next_status: 'SUSPENDED', reason: 'x' };
    const body = { business_id: business, environment: 'DEVELOPMENT' as const, input };
    expect((await write(owner, `/api/reviews/${review}/actions/move`, body)).status).toBe(404);
    const client = await test.database.pool.connect();
    try {
      await client.query('begin');
      const id = activation.slice('act_'.length);
      const { rows } = await client.query('select business_id from activations where id = $1::uuid', [id]);
      await client.query(`set local role ${REQUEST_ROLE}`);
      await client.query(
        `select set_config('app.business_id', $1, true), set_config('app.environment', 'DEVELOPMENT', true)`,
        [rows[0].business_id],
      );
      const skipped = client.query(`update activations set business_status = 'INVALID' where id = $1::uuid`, [id]);
      await expect(skipped).rejects.toThrow(/No event of config\/transitions leads/);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

const SECOND = 'docs@baru.test';

/** The newest notifications, as the business reads them. */
const news = async () => (await owner.request('/api/notifications?environment=DEVELOPMENT')).json.notifications;

/** Moves the business, and checks what the move brings: the status in the log, a mail and a notification with its words. */
async function moveWithNews(next: string, words: string): Promise<void> {
  const before = await status();
  const [earlier] = await news();
  expect(await move(office.first, next)).toEqual(DONE);
  expect([await status(), (await shown()).can_use_live]).toEqual([next, false]);
  const reason = `Because of ${next}.`;
  expect((await logged('PRODUCTION'))[0]).toEqual({ before, after: next, reason });
  expect((await mailTo(test, SECOND, new RegExp(`: ${words}$`))).text).toContain(reason);
  const [notified, last] = await news();
  expect([notified.type, last?.id]).toEqual(['business-status', earlier?.id]);
  expect(notified.message.id).toContain(`Statusnya sekarang: ${words}.`);
}

// Rule reviews.moves, modes.operator-statuses.
describe('a business whose activation was declined', () => {
  beforeAll(async () => {
    await openBusiness(SECOND);
    await office.review(office.first, review, 'take');
    expect(await office.review(office.first, review, 'decline', { reason: 'INCOMPLETE' })).toEqual(DONE);
    expect(await office.review(office.second, review, 'confirm')).toEqual(DONE);
  }, 60_000);

  it('is given up, and given another try', async () => {
    expect(await offered()).toEqual(['AWAITING_DOCS', ['FAILED', 'INVALID', 'TIER_1']]);
    await moveWithNews('FAILED', 'Gagal');
    expect(await offered()).toEqual(['FAILED', ['AWAITING_DOCS']]);
    await moveWithNews('AWAITING_DOCS', 'Menunggu dokumen');
  });

  it('is rejected, and given another try', async () => {
    await moveWithNews('INVALID', 'Tidak valid');
    expect(await offered()).toEqual(['INVALID', ['AWAITING_DOCS']]);
    expect([await move(office.first, 'AWAITING_DOCS'), await status()]).toEqual([DONE, 'AWAITING_DOCS']);
  });
});

// Rule reviews.moves, modes.suspended-pays-nothing.
describe('a business of instant activation', () => {
  beforeAll(async () => {
    await test.database.pool.query(
      `update businesses set flags = '{instant-activation}'
       where business_id = (select business_id from activations where id = $1::uuid)`,
      [activation.slice('act_'.length)],
    );
    await submit();
    await office.review(office.first, review, 'take');
  });

  it('is suspended while its review goes on, in its payments alone, and let in again', async () => {
    await expect.poll(status, PATIENCE).toBe('INSTANT_LIVE_PENDING_VERIFICATION');
    const others = ['INSTANT_LIVE_SUSPENDED', 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW'];
    expect(await offered()).toEqual(['INSTANT_LIVE_PENDING_VERIFICATION', [...others, 'TIER_1']]);
    await moveWithNews('INSTANT_LIVE_SUSPENDED', 'Langsung aktif, ditangguhkan');
    await moveWithNews('INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW', 'Ditangguhkan, dapat menarik dana');
    expect(await offered()).toEqual([others[1], ['INSTANT_LIVE_AWAITING_DOCS', 'INSTANT_LIVE_SUSPENDED']]);
    await moveWithNews('INSTANT_LIVE_AWAITING_DOCS', 'Langsung aktif, menunggu dokumen');
  });
});
