import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inBusiness } from '#server/database/inBusiness.ts';
import { unusedNumber } from '#server/domains/payments/requests/unusedNumber.ts';
import { signIn, startTestApp, type TestApp, write } from '../../helpers/testApp.ts';
import { uuidOf } from '../accept/madeRecords.ts';
import { choose, INVOICE, type Payee, payeeOf, see, simulate } from '../pay/payers.ts';
import { type Applicant, fillIn, methodOf, send, setStatus } from './applications.ts';

const DONE = [200, undefined];

let test: TestApp;
let kopi: Payee;
let merchant: Applicant;

beforeAll(async () => {
  test = await startTestApp();
  kopi = await payeeOf(test, 'owner@kopi.test');
  const person = await signIn(test, 'owner@kopi.test');
  const { business } = (await person.request('/api/console')).json;
  merchant = { test, person, business: business.id, environment: 'DEVELOPMENT' };
}, 120_000);
afterAll(() => test.close());

/** Applies with a start of codes, and makes the payment method live. */
async function goLive(channel: string, start: Readonly<Record<string, string | undefined>>): Promise<void> {
  await setStatus(merchant, 'disabled', channel);
  const { id } = await methodOf(merchant, channel);
  const input = { ...(await fillIn(merchant, id, 'activate')), ...start };
  const applied = await send(merchant, id, 'activate', input);
  expect([applied.status, applied.json.errors]).toEqual(DONE);
  expect((await send(merchant, id, 'enable')).status).toBe(200);
}

async function openAccount(bank: string): Promise<string> {
  const { business, environment, person } = merchant;
  const input = { bank, name: 'Sari Wulandari', type: 'MULTIPLE_USE' };
  const body = { business_id: business, environment, input };
  const { status, json } = await write(person, '/api/virtual-accounts/actions/create', body);
  expect([status, json.errors]).toEqual(DONE);
  return (await person.request(`/api/virtual-accounts/${json.id}?environment=${environment}`)).json.account_number;
}

/** The request of a payer of a new invoice, and its page. */
async function chooseOn(method: string) {
  const { id, link } = await kopi.make('invoices', INVOICE);
  const { checkout } = (await see(test, link)).json;
  const { status, json } = await choose(test, link, { checkout, method });
  expect(status).toBe(200);
  return { invoice: id, link, request: json.id, code: json.payment_code };
}

// Rule payment-methods.account-range, accept.virtual-account-number.
describe('the numbers of a bank', () => {
  it('begin with the digits that the business applied with, and only of that bank', async () => {
    await goLive('BNI', { account_range: '7741' });
    await goLive('MANDIRI', { account_range: '0742' });
    expect(await openAccount('BNI')).toMatch(/^7741\d{8}$/);
    expect(await openAccount('MANDIRI')).toMatch(/^0742\d{8}$/);
    expect((await chooseOn('VIRTUAL_ACCOUNT_BNI')).code).toMatch(/^7741\d{8}$/);
    const { invoice, link, request, code } = await chooseOn('VIRTUAL_ACCOUNT_MANDIRI');
    expect(code).toMatch(/^0742\d{8}$/);
    expect((await simulate(test, link, request)).json).toMatchObject({ state: 'paid' });
    expect(await kopi.read('invoices', invoice)).toMatchObject({ status: 'PAID' });
  });

  it('are drawn from all where the business did not apply for that bank, or is no longer live there', async () => {
    await test.database.pool.query(`update method_applications set account_range = null where channel = 'BRI'`);
    await setStatus(merchant, 'enabled', 'BRI');
    expect(await openAccount('BRI')).toMatch(/^[1-9]\d{11}$/);
    await goLive('BCA_DIRECT', {});
    await goLive('BCA', { account_range: '0745' });
    expect(await openAccount('BCA')).toMatch(/^0745\d{8}$/);
    await setStatus(merchant, 'rejected', 'BCA');
    expect(await openAccount('BCA')).toMatch(/^[1-9]\d{11}$/);
  });
});

// Rule accept.numbers-unique.
describe('numbers of one business', () => {
  const scope = () => ({ businessId: uuidOf(merchant.business), environment: 'DEVELOPMENT' }) as const;

  /** Gives numbers of a start to payment requests of the business. */
  async function use(start: string, count: number): Promise<void> {
    for (let last = 1; last <= count; last += 1)
      await test.database.pool.query('update payment_requests set payment_code = $1 where id = $2', [
        `${start}${last}`,
        uuidOf((await chooseOn('VIRTUAL_ACCOUNT_BRI')).request),
      ]);
  }

  it('are a digit longer where those of a start are used up', async () => {
    await use('88120', 9);
    const drawn = await inBusiness(test.database.pool, scope(), (transaction) =>
      unusedNumber(transaction, scope(), '88120', 1),
    );
    expect(drawn).toMatch(/^88120\d{2}$/);
  });

  it('differ, also where many are made at once', async () => {
    await goLive('BNI', { account_range: '7746' });
    const made = await Promise.all(Array.from({ length: 12 }, () => openAccount('BNI')));
    expect(new Set(made).size).toBe(12);
    expect(made.filter((number) => !number.startsWith('7746'))).toEqual([]);
  });
});

// Rule payment-methods.fixed-code, accept.retail-codes-given.
describe('the codes of an outlet', () => {
  it('begin with what the business applied with and differ by payer, and a payment finds its payer', async () => {
    await goLive('INDOMARET', { fixed_code: 'KPNSHP' });
    const first = await chooseOn('RETAIL_OUTLET_INDOMARET');
    const second = await chooseOn('RETAIL_OUTLET_INDOMARET');
    expect([first.code, second.code]).toEqual(Array(2).fill(expect.stringMatching(/^KPNSHP\d{10}$/)));
    expect(first.code).not.toBe(second.code);
    expect((await simulate(test, second.link, second.request)).json).toMatchObject({ state: 'paid' });
    expect((await kopi.read('invoices', second.invoice)).status).toBe('PAID');
    expect((await kopi.read('invoices', first.invoice)).status).not.toBe('PAID');
  });

  it('have 18 characters at most, and begin with the retail prefix where the business applied with no start', async () => {
    await goLive('INDOMARET', { fixed_code: 'KPNSHPNSNTRA' });
    expect((await chooseOn('RETAIL_OUTLET_INDOMARET')).code).toMatch(/^KPNSHPNSNTRA\d{6}$/);
    await goLive('INDOMARET', { fixed_code: undefined });
    const [{ prefix }] = (await merchant.person.request('/api/retail-outlet-settings?environment=DEVELOPMENT')).json;
    expect((await chooseOn('RETAIL_OUTLET_INDOMARET')).code).toMatch(new RegExp(`^${prefix}\\d{10}$`));
  });
});
