import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ServerEnv } from '#server/core/env.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { chargebackMailQueue } from '#server/domains/chargebacks/chargebackMailQueue.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { mailsTo, mailTo } from '../helpers/mails.ts';
import { uploadDocument } from '../helpers/uploadFile.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const PAYMENTS = 'credit-card-payments';
const CHARGEBACKS = 'credit-card-chargebacks';
const DAY = 86_400_000;

/** What a deployment sets, as far as a mail has it. */
const ENV = { demo: true, production: false, host: '127.0.0.1', port: 4000 } as ServerEnv;

const kopi = ownerOf('owner@kopi.test', ENVIRONMENT);
// The rules of the demo stop a card that pays too often.
beforeAll(() => kopi.test.database.pool.query(`update fraud_rules set status = 'INACTIVE' where status = 'ACTIVE'`));

/** Pays an amount by test card. Returns the id of the payment. */
async function pay(amount = '150000', external_id = `CB-${randomUUID().slice(0, 8)}`): Promise<string> {
  const input = { test_card: 'VISA_CHARGED', amount, external_id };
  const { status, json } = await kopi.act(`${PAYMENTS}/actions/simulate`, input);
  expect([status, json.errors]).toEqual([200, undefined]);
  expect((await kopi.read(PAYMENTS, json.id)).status).toBe('CHARGED');
  return json.id;
}

function dispute(payment: string, amount = '150000', reason = 'NOT_RECEIVED') {
  return kopi.act(`${PAYMENTS}/${payment}/actions/dispute`, { amount, reason });
}

/** The chargebacks of a payment, newest first. */
async function chargebacksOf(payment_id: string) {
  return kopi.list(CHARGEBACKS, { payment_id });
}

/** Pays, and opens a chargeback of all. */
async function opened() {
  const payment = await pay();
  expect((await dispute(payment)).status).toBe(200);
  const [chargeback] = await chargebacksOf(payment);
  return { payment, chargeback };
}

/** Answers with a note and a document. */
async function answer(id: string): Promise<void> {
  const document = await uploadDocument(kopi.person, ENVIRONMENT);
  const note = 'Pesanan diterima pelanggan pada 3 November.';
  const { status, json } = await kopi.act(`${CHARGEBACKS}/${id}/actions/answer`, { note, document });
  expect([status, json.errors]).toEqual([200, undefined]);
}

// Rule refunds.chargeback-opened.
describe('a simulated chargeback', () => {
  it('is opened from the payment, with what was paid, and takes nothing from the balance', async () => {
    const taken = async () => {
      const { rows } = await kopi.test.database.pool.query(
        `select count(*)::integer as entries from ledger_entries where type = 'CHARGEBACK' and environment = $1`,
        [ENVIRONMENT],
      );
      return rows[0].entries;
    };
    const payment = await pay();
    const before = await taken();
    expect((await dispute(payment)).status).toBe(200);
    const paid = await kopi.read(PAYMENTS, payment);
    const [chargeback, ...others] = await chargebacksOf(payment);
    expect(others).toEqual([]);
    const { external_id, card_number, card_brand, currency } = paid;
    expect(await kopi.read(CHARGEBACKS, chargeback.id)).toMatchObject({
      ...{ status: 'OPEN', reason: 'NOT_RECEIVED', amount: '150000', lost_amount: null },
      ...{ external_id, card_number, card_brand, currency, payment_id: payment },
    });
    expect(Date.parse(chargeback.due) - Date.parse(chargeback.created)).toBe(7 * DAY);
    expect(await taken()).toBe(before);
  });

  it('is one at a time, and never of more than is left', async () => {
    const { payment, chargeback } = await opened();
    const { blocked } = await kopi.read(PAYMENTS, payment);
    expect(blocked).toEqual({ dispute: 'credit_card_payments.dispute_blocked_open' });
    expect((await dispute(payment, '1')).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    expect((await kopi.act(`${CHARGEBACKS}/${chargeback.id}/actions/cancel`)).status).toBe(200);
    const refund = await kopi.act(`${PAYMENTS}/${payment}/actions/refund`, { amount: '100000', reason: 'DUPLICATE' });
    expect(refund.status).toBe(200);
    for (const [amount, code] of [
      ['50001', 'more_than_disputable'],
      ['0', 'more_than_nothing'],
    ] as const)
      expect((await dispute(payment, amount)).json.errors[0]).toMatchObject({ field: 'amount', code });
    const both = await Promise.all([dispute(payment, '50000'), dispute(payment, '50000')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await chargebacksOf(payment)).map(({ status }: { status: string }) => status).sort()).toEqual([
      'CANCELLED',
      'OPEN',
    ]);
  });

  it('is there in test mode alone', async () => {
    const environment = 'PRODUCTION';
    const [live] = await kopi.list(PAYMENTS, { status: ['SETTLED'] }, { environment });
    const input = { amount: '1', reason: 'FRAUD' };
    expect((await kopi.act(`${PAYMENTS}/${live.id}/actions/dispute`, input, { environment })).status).toBe(404);
  });

  // Rule refunds.chargeback-decided.
  it('is answered, reviewed and won: the payment can be refunded again', async () => {
    const { payment, chargeback } = await opened();
    expect((await kopi.act(`${CHARGEBACKS}/${chargeback.id}/actions/review`)).status).toBe(409);
    await answer(chargeback.id);
    for (const step of ['review', 'win'])
      expect((await kopi.act(`${CHARGEBACKS}/${chargeback.id}/actions/${step}`)).status, step).toBe(200);
    expect(await kopi.read(CHARGEBACKS, chargeback.id)).toMatchObject({ status: 'WON', lost_amount: null });
    expect((await kopi.read(PAYMENTS, payment)).charged_back_amount).toBe('0');
    const refund = await kopi.act(`${PAYMENTS}/${payment}/actions/refund`, { amount: '150000', reason: 'DUPLICATE' });
    expect(refund.status).toBe(200);
  });

  it('is answered and lost: the payment has nothing left to refund or dispute', async () => {
    const { payment, chargeback } = await opened();
    await answer(chargeback.id);
    expect((await kopi.act(`${CHARGEBACKS}/${chargeback.id}/actions/lose`)).status).toBe(200);
    expect(await kopi.read(CHARGEBACKS, chargeback.id)).toMatchObject({ status: 'LOST', lost_amount: '150000' });
    expect((await kopi.read(PAYMENTS, payment)).blocked).toEqual({
      dispute: 'credit_card_payments.dispute_blocked_nothing_left',
      refund: 'credit_card_payments.refund_blocked_charged_back',
    });
  });
});

// Rule refunds.chargeback-news.
describe('the mails of a chargeback', () => {
  const remind = (due: string) => {
    const queue = chargebackMailQueue({ config: kopi.test.config, env: ENV });
    return processAt(queue, kopi.test.database, new Date(Date.parse(due) - 2 * DAY));
  };
  const reminders = async (payment: string) =>
    (await mailsTo(kopi.test, 'owner@kopi.test')).filter(
      ({ subject, text }) => subject.startsWith('Two days left') && text.includes(payment),
    );

  it('reach those who may answer it, in their language, and link to it', async () => {
    await kopi.person.request('/api/user', { method: 'PATCH', body: { preferred_language: 'en' } });
    const payment = await pay('275000');
    await dispute(payment, '275000', 'FRAUD');
    const [chargeback] = await chargebacksOf(payment);
    const mail = await mailTo(kopi.test, 'owner@kopi.test', /^New chargeback for Rp275\.000: respond by /);
    expect(mail.text).toContain('Reason: Fraudulent');
    expect(mail.text).toContain(`/credit_cards/chargebacks/${chargeback.id}`);
    await mailTo(kopi.test, 'editor@kopi.test', /275\.000/);
    const subjects = (await mailsTo(kopi.test, 'viewer@kopi.test')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /275\.000/.test(subject))).toEqual([]);
  });

  it('remind two days before the answer is due, once, and not of one that was answered', async () => {
    const { payment, chargeback } = await opened();
    const { external_id } = await kopi.read(PAYMENTS, payment);
    const other = await opened();
    const { external_id: answered } = await kopi.read(PAYMENTS, other.payment);
    await answer(other.chargeback.id);
    while (await remind(other.chargeback.due));
    expect(await reminders(external_id)).toHaveLength(1);
    expect(await reminders(answered)).toEqual([]);
    while (await remind(chargeback.due));
    expect(await reminders(external_id)).toHaveLength(1);
  });

  // Rule notifications.preferences.
  it('are not sent to a person who has turned them off', async () => {
    const payload = { account_notifications: [{ notify: 'mails.chargebacks', status: 'INACTIVE' }] };
    const turned = await kopi.person.request('/api/users/update_notification', { method: 'PATCH', payload });
    expect(turned.status).toBe(200);
    const payment = await pay('319000');
    await dispute(payment, '319000');
    await mailTo(kopi.test, 'editor@kopi.test', /319\.000/);
    const subjects = (await mailsTo(kopi.test, 'owner@kopi.test')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /319\.000/.test(subject))).toEqual([]);
  });
});
