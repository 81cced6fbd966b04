import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QueueWorker } from '#server/core/queue/QueueWorker.ts';
import type { MethodPartner } from '#server/domains/paymentMethods/partners/MethodPartner.ts';
import { partnerQueue } from '#server/domains/paymentMethods/partners/partnerQueue.ts';
import { PATIENCE } from '../../helpers/mails.ts';
import { applicationOf } from './applications.ts';
import { DAY, MINUTE, Partnered, partnerOf, phoneEnding } from './partnered.ts';

let live: Partnered;
beforeAll(async () => {
  live = await Partnered.start('owner@kopi.test', 'PRODUCTION');
}, 120_000);
afterAll(() => live.test.close());

const APPROVED = 'Permintaan Anda disetujui: Metode pembayaran';
const DECLINED = 'Permintaan Anda tidak dapat disetujui: Metode pembayaran';
const QUESTION = 'Kami memerlukan informasi tambahan tentang permintaan Anda';

/** Applies in live mode, and our reviewer moves the method to its partner. */
async function given(channel: string, phone = phoneEnding()): Promise<void> {
  await live.apply(channel, phone);
  await live.check(channel);
}

// Rule payment-methods.partner-steps, payment-methods.partner-moves-on.
describe('a payment method in live mode', () => {
  it('is made live by its partner before the estimated day, with one mail, one notification and its review', async () => {
    await live.apply('DANA');
    // Our staff checks what was submitted first.
    await live.work(30 * DAY);
    expect(await live.step('DANA')).toBe('pending new_user_activation');
    await live.check('DANA');
    await live.work(DAY / 2 - 10 * MINUTE);
    expect(await live.step('DANA')).toBe('pending waiting_for_credential_from_dana');
    await live.work(DAY / 2 + MINUTE);
    const method = await live.method('DANA');
    expect(method).toMatchObject({ status: 'enabled', sub_status: 'enabled', transacting: false });
    const { activated_at, estimated_activation_timestamp } = method;
    expect(Date.parse(String(activated_at))).toBeLessThan(Date.parse(String(estimated_activation_timestamp)));

    expect(await live.review('DANA')).toMatchObject({ status: 'APPROVED', decision: 'APPROVE', first_reviewer: null });
    await live.work(30 * DAY);
    expect(await live.mails()).toEqual([APPROVED]);
    expect(await live.notified('DANA')).toEqual(['payment-method-enabled']);
    expect((await live.history('DANA')).at(-1)).toBe('SYSTEM DANA: enabled');
  });

  // Rule payment-methods.uat-link, payment-methods.kredivo-uat.
  it('is tested with the link of its partner, and then made live', async () => {
    await given('KREDIVO');
    await live.work(3.6 * DAY);
    const tested = await live.method('KREDIVO');
    const link = `https://uat.kredivo.example/${tested.id}`;
    expect(tested).toMatchObject({ status: 'pending', sub_status: 'testing_uat', uat_url: link });
    expect((await live.review('KREDIVO')).after).toMatchObject({ sub_status: 'testing_uat', uat_url: link });
    await live.work(6.9 * DAY);
    expect(await live.method('KREDIVO')).toMatchObject({ status: 'enabled', sub_status: 'live', uat_url: null });
    expect(await live.mails()).toEqual(['Mulai uji coba Kredivo', APPROVED]);
    expect(await live.notified('KREDIVO')).toEqual(['payment-method-testing', 'payment-method-enabled']);
    expect((await live.history('KREDIVO')).slice(-2)).toEqual(['SYSTEM Kredivo: testing_uat', 'SYSTEM Kredivo: live']);
  });

  // Rule payment-methods.simulated-partner, payment-methods.applied-again.
  it.each([
    ['0000', 'declined_permanent', 'DECLINED_BY_PARTNER', []],
    ['0002', 'declined_temporary', 'NAME_MISMATCH', ['apply-again']],
  ] as const)('is declined for a phone number that ends in %s', async (ending, sub_status, reason, can) => {
    await given('OVO', phoneEnding(ending));
    await live.work(4 * DAY);
    expect(await live.method('OVO')).toMatchObject({ status: 'rejected', sub_status, reason, can });
    expect(await live.review('OVO')).toMatchObject({ status: 'DECLINED', decision: 'DECLINE', reason });
    expect(await live.mails()).toEqual([DECLINED]);
    expect(await live.notified('OVO')).toEqual(['payment-method-rejected']);
    if (can.length === 0) return;
    await live.submit('OVO', 'apply-again');
    await live.check('OVO');
    await live.work(4 * DAY);
    expect(await live.step('OVO')).toBe('enabled live');
  });

  // Rule payment-methods.completed, reviews.questions.
  it('waits for the business while something is missing, and goes on to its partner when that is completed', async () => {
    await given('SHOPEEPAY', phoneEnding('0001'));
    await live.work(4 * DAY);
    const note = expect.stringContaining('nomor telepon');
    expect(await live.method('SHOPEEPAY')).toMatchObject({
      sub_status: 'awaiting_info_from_merchant',
      note,
      can: ['complete'],
    });
    expect(await live.review('SHOPEEPAY')).toMatchObject({ status: 'NEEDS_INFO', question: note, answer: null });
    expect(await live.mails()).toEqual([QUESTION]);
    const { person } = live.applicant;
    const questions = async () => (await person.request('/api/review-questions?environment=PRODUCTION')).json;
    expect(await questions()).toContainEqual(expect.objectContaining({ status: 'OPEN', subject_name: 'ShopeePay' }));
    await live.work(9 * DAY);
    expect(await live.step('SHOPEEPAY')).toBe('pending awaiting_info_from_merchant');

    await live.submit('SHOPEEPAY', 'complete');
    expect(await live.step('SHOPEEPAY')).toBe('pending awaiting_feedback_from_shopee');
    expect(await live.review('SHOPEEPAY')).toMatchObject({ status: 'IN_REVIEW', assignee: 'staff@beranda.test' });
    expect(await questions()).not.toContainEqual(
      expect.objectContaining({ status: 'OPEN', subject_name: 'ShopeePay' }),
    );
    await live.work(9 * DAY);
    expect(await live.step('SHOPEEPAY')).toBe('enabled live');
  });

  // Rule payment-methods.partner-undecided.
  it('that its partner leaves undecided is decided by our reviewers, who see since when', async () => {
    await given('AKULAKU', phoneEnding('0003'));
    expect((await live.review('AKULAKU')).referred).toBeNull();
    await live.work(4 * DAY);
    await live.work(30 * DAY);
    expect(await live.step('AKULAKU')).toBe('pending awaiting_partner_action');
    const { referred, status } = await live.review('AKULAKU');
    expect([status, Date.parse(referred) > Date.now() + 3 * DAY]).toEqual(['IN_REVIEW', true]);
    expect((await live.answer('AKULAKU', 'approve', {})).status).toBe(200);
    expect(await live.step('AKULAKU')).toBe('enabled live');
  });

  it('waits ten minutes longer for a partner that does not respond', async () => {
    await given('QRIS', phoneEnding('9999'));
    const { estimated_activation_timestamp } = await live.method('QRIS');
    const half = (Date.parse(String(estimated_activation_timestamp)) - Date.now()) / 2;
    await live.work(half + 9 * MINUTE);
    expect(await live.step('QRIS')).toBe('pending awaiting_partner_action');
    await live.work(half + 11 * MINUTE);
    expect(await live.step('QRIS')).toBe('enabled live');
  });
});

describe('a partner', () => {
  it('receives what was submitted, under one id for each step, until its result is known; it counts once', async () => {
    await given('BCA');
    const { id } = await live.method('BCA');
    const nextPoll = new Date(Date.now() + 2 * DAY);
    const { received, partners } = partnerOf(
      new Error('The line is dead.'),
      { state: 'UNAVAILABLE', nextPoll },
      {
        state: 'MOVES_ON',
      },
    );
    await expect(live.pollOnly(MINUTE, partners)).rejects.toThrow('The line is dead.');
    await live.work(DAY, partners);
    expect(await live.step('BCA')).toBe('pending awaiting_feedback_from_bca');
    await live.test.database.pool.query(
      `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
       select gen_random_uuid(), queue, key || ' again', business_id, environment, payload, due, scheduled
       from queue_tasks where queue = 'method-partner'`,
    );
    await Promise.all([live.pollOnly(3 * DAY, partners), live.pollOnly(3 * DAY, partners)]);
    await live.settle(3 * DAY);
    // A test of BCA needs no link; its own step is the partner's again, which leaves it undecided.
    expect(await live.method('BCA')).toMatchObject({ sub_status: 'uat', uat_url: null });
    expect(await live.mails()).toEqual(['Mulai uji coba BCA Virtual Account']);
    const steps = received.map((inquiry) => `${inquiry.id} ${inquiry.channel} ${inquiry.step} ${inquiry.test}`);
    expect(new Set(steps)).toEqual(new Set([`${id} BCA awaiting_feedback_from_bca uat`, `${id} BCA uat undefined`]));
    expect(received[0]).toMatchObject({
      language: 'id',
      application: { merchant_name: 'Kopi Nusantara', technical_email: 'dev@kopi.example' },
    });
    expect(received[1]?.given).toEqual(received[0]?.given);
  });

  // Rule payment-methods.partner-undecided, payment-methods.uat-link.
  it.each([
    undefined,
    'http://uat.kredivo.example',
    'javascript:alert(1)',
    `https://uat.kredivo.example/${'x'.repeat(200)}`,
  ])('that gives %s for the test of Kredivo leaves it to our reviewers', async (testLink) => {
    await given('KREDIVO');
    const { partners } = partnerOf({ state: 'MOVES_ON', ...(testLink !== undefined && { testLink }) });
    await live.work(MINUTE, partners);
    expect(await live.method('KREDIVO')).toMatchObject({ sub_status: 'awaiting_partner_action', uat_url: null });
    expect((await live.review('KREDIVO')).referred).not.toBeNull();
  });

  it('that begins a test where none follows leaves the method to our reviewers', async () => {
    await given('OVO');
    await live.work(MINUTE, partnerOf({ state: 'MOVES_ON', testLink: 'https://uat.ovo.example' }).partners);
    expect(await live.step('OVO')).toBe('pending awaiting_partner_action');
    expect((await live.review('OVO')).referred).not.toBeNull();
  });

  // Rule payment-methods.partner-late.
  it.each([
    ['approved', 'approve', {}, 'enabled live', APPROVED],
    ['declined', 'decline', { reason: 'RISK_TOO_HIGH' }, 'rejected declined_permanent', DECLINED],
    ['required more', 'request-info', { question: 'Which shop is it?' }, 'pending awaiting_merchant_data', QUESTION],
  ] as const)('that answers after a reviewer has %s changes nothing', async (_what, action, input, step, mail) => {
    await given('OVO');
    const late = partnerOf(async () => {
      expect((await live.answer('OVO', action, input)).status).toBe(200);
      return { state: 'DECLINED', reason: 'INCOMPLETE' };
    });
    await live.work(MINUTE, late.partners);
    expect([await live.step('OVO'), late.received.length]).toEqual([step, 1]);
    expect(await live.mails()).toEqual([mail]);
    expect((await live.review('OVO')).referred).toBeNull();
  });

  it('that answers for an earlier application changes nothing', async () => {
    await given('OVO');
    const late = partnerOf(
      async () => {
        expect((await live.answer('OVO', 'decline', { reason: 'UNREADABLE' })).status).toBe(200);
        await live.settle();
        await live.submit('OVO', 'apply-again');
        await live.check('OVO');
        return { state: 'DECLINED', reason: 'DECLINED_BY_PARTNER' };
      },
      { state: 'LIVE' },
    );
    await live.work(MINUTE, late.partners);
    expect(await live.step('OVO')).toBe('enabled live');
    expect(late.received.map(({ step }) => step)).toEqual(['awaiting_partner_action', 'awaiting_partner_action']);
  });

  it('and a reviewer at the same moment: one counts', async () => {
    for (let turn = 0; turn < 4; turn++) {
      await given('OVO');
      const { partners } = partnerOf({ state: 'DECLINED', reason: 'INCOMPLETE' });
      const [answered] = await Promise.all([live.answer('OVO', 'approve', {}), live.pollOnly(MINUTE, partners)]);
      await live.settle(MINUTE);
      const expected = answered.status === 200 ? 'enabled live' : 'rejected declined_temporary';
      expect([answered.status === 200 || answered.status === 409, await live.step('OVO')]).toEqual([true, expected]);
      expect(await live.mails()).toEqual([answered.status === 200 ? APPROVED : DECLINED]);
    }
  });

  it('that does not respond occupies one worker, and keeps no other partner waiting', async () => {
    const other = await Partnered.in(live.test, 'owner@pasar.test', 'PRODUCTION');
    await other.apply('OVO');
    await other.check('OVO');
    await given('DANA');
    const { pool } = live.test.database;
    // As if both were requested before: an application deletes the tasks of those before it.
    const { id } = await other.method('OVO');
    const { submitted } = await applicationOf(other.applicant, id);
    await pool.query(
      `insert into queue_tasks (id, queue, key, business_id, environment, payload, shares, due, scheduled)
       select gen_random_uuid(), 'method-partner', $1 || place, right(replace($2, '-', ''), 32)::uuid, 'PRODUCTION',
         jsonb_build_object('methodId', right($1, 32)::uuid, 'step', 'awaiting_partner_action', 'submitted', $3::text, 'given', $3::text),
         array['partner:OVO'], now() - interval '1 hour', now() from generate_series(1, 3) as place`,
      [id, other.applicant.business, submitted],
    );
    const inquired: string[] = [];
    const partner: MethodPartner = {
      inquire({ channel }) {
        inquired.push(channel);
        return channel === 'DANA' ? Promise.resolve({ state: 'LIVE' }) : new Promise(() => undefined);
      },
    };
    const errors: unknown[] = [];
    const worker = new QueueWorker([partnerQueue(live.test, { PRODUCTION: partner })], {
      database: live.test.database,
      realTime: () => new Date(),
      onError: (error) => errors.push(error),
    });
    worker.start();
    await expect.poll(() => live.step('DANA'), PATIENCE).toBe('enabled enabled');
    expect(inquired.filter((channel) => channel === 'OVO')).toHaveLength(1);
    await worker.stop();
    expect(errors.map(String)).toEqual([expect.stringContaining('did not answer in time')]);
    expect(await other.step('OVO')).toBe('pending awaiting_partner_action');
  });

  // Rule payment-methods.partner-steps.
  it('is not there in live mode outside the demo: our staff moves the method on', async () => {
    await given('OVO');
    await live.work(30 * DAY, { DEVELOPMENT: partnerOf({ state: 'LIVE' }).partners.DEVELOPMENT });
    expect(await live.step('OVO')).toBe('pending awaiting_partner_action');
    expect((await live.answer('OVO', 'approve', {})).status).toBe(200);
    expect(await live.step('OVO')).toBe('enabled live');
  });
});
