import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import type { CardAcquirers } from '#server/domains/cards/acquirer/CardAcquirer.ts';
import { defaultCardAcquirers } from '#server/domains/cards/acquirer/simulatedCardAcquirer.ts';
import { cardQueue } from '#server/domains/cards/checkout/cardQueue.ts';
import { paymentQueue } from '#server/domains/payments/providers/paymentQueue.ts';
import { defaultPaymentProviders } from '#server/domains/payments/providers/simulatedPayers.ts';
import { dayFromNow } from '../../helpers/days.ts';
import { signIn, startTestApp, type TestApp, write } from '../../helpers/testApp.ts';
import { choose, readRequest, see, simulate } from './payers.ts';
import { PAGE, TestAcquirer, wasLost } from './TestAcquirer.ts';

const MINUTE = 60_000;
const environment = 'PRODUCTION';

let test: TestApp;
afterEach(() => test.close());

/** A shop in live mode with an acquirer. */
async function shopWith(cardAcquirers: CardAcquirers) {
  const paymentProviders = defaultPaymentProviders({ demo: true });
  test = await startTestApp({ cardAcquirers, paymentProviders, doesBackgroundWork: false });
  const owner = await signIn(test, 'owner@kopi.test');
  const business_id = (await owner.request('/api/console')).json.business.id;
  const { pool } = test.database;
  await pool.query(`delete from queue_tasks where queue in ('card-request', 'payment-request')`);
  const act = async (address: string, input?: object) =>
    write(owner, `/api/${address}`, {
      business_id,
      environment,
      confirmation: { type: 'pin', pin: DEMO_PIN },
      ...(input && { input }),
    });
  const read = async (api: string, id: string) =>
    (await owner.request(`/api/${api}/${id}?environment=${environment}`)).json;
  return {
    act,
    read,
    async invoice(amount: string): Promise<{ id: string; link: string }> {
      const payer = { payer_email: 'p@surat.example', payer_name: 'Sari', description: 'Kopi' };
      const { json } = await act('invoices/actions/create', { ...payer, amount, due_date: dayFromNow(7) });
      return read('invoices', json.id);
    },
    async chosen(link: string, method = 'CARD_CARDS'): Promise<string> {
      const { checkout } = (await see(test, link)).json;
      const { status, json } = await choose(test, link, { checkout, method });
      expect([status, json.error_code]).toEqual([200, undefined]);
      return json.id;
    },
    /** Does what is due after so many minutes. */
    async work(minutes: number): Promise<void> {
      const at = new Date(Date.now() + minutes * MINUTE);
      const queues = [
        cardQueue({ ...test.services, cardAcquirers }),
        paymentQueue({ ...test.services, paymentProviders }),
      ];
      for (const queue of queues) while (await processAt(queue, test.database, at).catch(wasLost));
    },
    /** What came of a card, and what the business has of an invoice and a request. */
    async made(request: string, invoice: string) {
      const { rows: payments } = await pool.query(
        `select status, awaits, failure_code from credit_card_payments
         where 'preq_' || replace(payment_request_id::text, '-', '') = $1`,
        [request],
      );
      const { rows } = await pool.query(
        `select channel || ' ' || (case when paid_for = $1 then 'invoice' else 'alone' end) as paid from transactions
         where paid_for = any($2) and status = 'COMPLETED' order by 1`,
        [invoice, [invoice, request]],
      );
      return { payments, paid: rows.map(({ paid }) => paid) };
    },
  };
}

// Rule cards.entered-at-the-acquirer.
describe('a payer who chooses cards in live mode', () => {
  it('goes to the page of the acquirer, and has paid once it has charged the card', async () => {
    const acquirer = new TestAcquirer();
    const shop = await shopWith({ PRODUCTION: acquirer });
    const { id, link } = await shop.invoice('125000');
    const request = await shop.chosen(link);
    expect((await readRequest(test, link, request)).json.card).toEqual({
      step: 'enter',
      action_url: null,
      declined: null,
    });
    await shop.work(0);
    const opened = (await readRequest(test, link, request)).json.card;
    expect(opened.action_url).toMatch(new RegExp(`^${PAGE}.return=https?://[^/]+/pay/${link}.request=${request}$`));
    const page = await test.app.inject(`/pay/${link}?language=en&request=${request}`);
    expect(page.body).toContain('Enter your card');
    expect((await simulate(test, link, request)).json.error_code).toBe('NOT_PAYABLE_ERROR');

    acquirer.card = 'VISA_CHARGED';
    await shop.work(2);
    expect((await readRequest(test, link, request)).json).toMatchObject({ state: 'paid', card: { step: null } });
    expect(await shop.made(request, id)).toMatchObject({ payments: [{ status: 'CHARGED' }], paid: ['VISA invoice'] });
    expect(await shop.read('invoices', id)).toMatchObject({ status: 'PAID' });
    const { rows } = await test.database.pool.query(
      `select after ->> 'status' as status from activity_logs where target_id = $1 and environment = $2`,
      [request, environment],
    );
    expect(rows).toEqual([{ status: 'PAID' }]);
    await shop.work(60 * 24);
    expect(acquirer.calls.filter((name) => name === 'capture')).toHaveLength(1);
  });

  it.each(['authorize', 'capture'])('is charged once where the answer of %s is lost', async (step) => {
    const acquirer = new TestAcquirer();
    const shop = await shopWith({ PRODUCTION: acquirer });
    const { id, link } = await shop.invoice('99000');
    const request = await shop.chosen(link);
    acquirer.card = 'VISA_CHARGED';
    acquirer.lost.add(step);
    await shop.work(0);
    expect((await readRequest(test, link, request)).json.card.step).toBe('wait');
    expect(await shop.made(request, id)).toMatchObject({
      payments: [{ status: 'PENDING', awaits: 'ACQUIRER' }],
      paid: [],
    });
    // Meanwhile the request ends: what was charged is stored all the same.
    await shop.act(`invoices/${id}/actions/cancel`);
    await shop.work(60);
    expect(await shop.made(request, id)).toMatchObject({ payments: [{ status: 'CHARGED' }], paid: ['VISA alone'] });
    expect((await shop.read('payment-requests', request)).status).toBe('PAID');
  });

  it('is not charged where the invoice was cancelled before, or while the bank waits for an answer', async () => {
    const acquirer = new TestAcquirer();
    const shop = await shopWith({ PRODUCTION: acquirer });
    const [first, second] = [await shop.invoice('31000'), await shop.invoice('32000')];
    const requests = [await shop.chosen(first.link), await shop.chosen(second.link)];
    await shop.act(`invoices/${first.id}/actions/cancel`);
    acquirer.card = 'CHALLENGE';
    await shop.work(0);
    const answers = (await readRequest(test, second.link, String(requests[1]))).json.card;
    expect(answers).toMatchObject({ step: 'answer', action_url: `${PAGE}/challenge` });
    await shop.act(`invoices/${second.id}/actions/cancel`);
    acquirer.challenge = 'verify';
    await shop.work(5);
    expect(await shop.made(String(requests[0]), first.id)).toEqual({ payments: [], paid: [] });
    expect(await shop.made(String(requests[1]), second.id)).toMatchObject({
      payments: [{ status: 'FAILED', failure_code: null }],
      paid: [],
    });
    expect(acquirer.calls.filter((name) => name === 'authorize' || name === 'capture')).toEqual([]);
    expect(acquirer.calls).toContain('close');
  });

  it('who paid by a bank while the card was charged has paid twice, and the business is notified', async () => {
    const acquirer = new TestAcquirer();
    const shop = await shopWith({ PRODUCTION: acquirer });
    const { id, link } = await shop.invoice('88409');
    const request = await shop.chosen(link);
    await shop.chosen(link, 'VIRTUAL_ACCOUNT_BNI');
    acquirer.card = 'VISA_CHARGED';
    acquirer.before = async (step) => {
      if (step !== 'capture') return;
      acquirer.before = undefined;
      const queue = paymentQueue({ ...test.services, paymentProviders: defaultPaymentProviders({ demo: true }) });
      while (await processAt(queue, test.database, new Date(Date.now() + 3 * MINUTE)));
    };
    await shop.work(0);
    expect(await shop.made(request, id)).toMatchObject({
      payments: [{ status: 'CHARGED' }],
      paid: ['BNI invoice', 'VISA alone'],
    });
    const { rows } = await test.database.pool.query(
      `select kind from notifications where kind = 'payment-not-applied'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each([
    ['verify', 'paid', { status: 'CHARGED' }],
    ['fail', 'cancelled', { status: 'FAILED', failure_code: '3DS_REQUIRED' }],
    ['PENDING', 'expired', { status: 'FAILED', failure_code: '3DS_REQUIRED' }],
  ] as const)('whose challenge is %s sees it %s', async (challenge, state, payment) => {
    const acquirer = new TestAcquirer();
    const shop = await shopWith({ PRODUCTION: acquirer });
    const { id, link } = await shop.invoice('45000');
    const request = await shop.chosen(link);
    acquirer.card = 'CHALLENGE';
    await shop.work(0);
    acquirer.challenge = challenge;
    await shop.work(5);
    await shop.work(61);
    expect((await shop.made(request, id)).payments).toMatchObject([payment]);
    const shown = (await readRequest(test, link, request)).json.state;
    expect(shown).toBe(state === 'expired' ? 'cancelled' : state);
  });

  it('pays in the demo within a minute, by the amount', async () => {
    const shop = await shopWith(defaultCardAcquirers({ demo: true }));
    const invoices = await Promise.all(['51000', '51404', '51405', '51406'].map((amount) => shop.invoice(amount)));
    const requests: string[] = [];
    for (const { link } of invoices) requests.push(await shop.chosen(link));
    await shop.work(0);
    const { json } = await readRequest(test, invoices[0]?.link ?? '', requests[0] ?? '');
    const address = new URL(json.card.action_url);
    for (const [language, words] of [
      ['en', 'Simulated card processor'],
      ['id', 'Pemroses kartu simulasi'],
    ]) {
      const page = await test.app.inject(`${address.pathname}?language=${language}`);
      expect([page.statusCode, page.body.includes(String(words))]).toEqual([200, true]);
    }
    await shop.work(2);
    const states = [];
    for (const [index, { link }] of invoices.entries())
      states.push((await readRequest(test, link, requests[index] ?? '')).json.state);
    expect(states).toEqual(['paid', 'pending', 'cancelled', 'paid']);
  });

  it('is not offered cards without an acquirer, and the task of one that was waits', async () => {
    await shopWith({});
    const { link } = await (await shopWith({})).invoice('20000');
    const { methods } = (await see(test, link)).json;
    expect(methods.some(({ category }: { category: string }) => category === 'CARD')).toBe(false);
  });
});
