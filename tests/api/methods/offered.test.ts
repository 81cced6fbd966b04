import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METHOD_CATALOGUE } from '#server/domains/paymentMethods/methodCatalogue.ts';
import {
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
  write,
} from '../../helpers/testApp.ts';
import { INVOICE, type Payee, payeeOf } from '../pay/payers.ts';
import { type Applicant, setStatus } from './applications.ts';

let test: TestApp;
const NOT_LIVE = ['disabled', 'pending', 'rejected'] as const;

/** A business that is paid, in test mode. */
interface Paid {
  readonly applicant: Applicant;
  readonly payee: Payee;
  /** The address of an invoice. */
  readonly link: string;
}

const businesses = new Map<string, Paid>();

beforeAll(async () => {
  test = await startTestApp();
  for (const [country, email] of [
    ['ID', 'owner@kopi.test'],
    ['PH', 'owner@manila.test'],
  ] as const) {
    const person = await signIn(test, email);
    const { business } = (await person.request('/api/console')).json;
    const payee = await payeeOf(test, email);
    const { link } = await payee.make('invoices', { ...INVOICE, amount: '20000' });
    const applicant = { test, person, business: business.id, environment: 'DEVELOPMENT' } as const;
    businesses.set(country, { applicant, payee, link });
  }
}, 120_000);
afterAll(() => test.close());

function paidIn(country: string): Paid {
  const found = businesses.get(country);
  if (found === undefined) throw new Error(`No business of ${country} is paid.`);
  return found;
}

/** How payments call the category of a payment method. */
const CATEGORIES: Readonly<Record<string, string>> = {
  BANK_TRANSFER: 'VIRTUAL_ACCOUNT',
  QRIS: 'QR_CODE',
  EWALLET: 'EWALLET',
  RETAIL_OUTLET: 'RETAIL_OUTLET',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
  PAY_LATER: 'PAYLATER',
};

/** Channels that payments call otherwise than payment methods. */
const CHANNELS: Readonly<Record<string, string>> = { SEVEN_ELEVEN: '7ELEVEN', BCA_DIRECT: 'BCA' };

function paidAs(channel: string): string {
  return CHANNELS[channel] ?? channel;
}

/** Payment methods of one channel, which is open while either is live. */
const TWINS: Readonly<Record<string, string>> = { BCA: 'BCA_DIRECT', BCA_DIRECT: 'BCA' };

async function optionsOf({ applicant }: Paid, address: string, name: string): Promise<string[]> {
  const { json } = await applicant.person.request(`/api/${address}/form?environment=DEVELOPMENT`);
  const fields = json.form.sections.flatMap((section: { fields: object[] }) => section.fields);
  const field = fields.find((each: { field: string }) => each.field === name);
  return field.options.map(({ value }: { value: string }) => value);
}

/** A place where a channel is offered, and where it is taken. */
interface Place {
  readonly name: string;
  /** Whether the place is about the channel at all. */
  readonly has: (category: string, channel: string) => boolean;
  /** What it offers; `undefined` where the payer or the business names the channel unasked. */
  readonly offers?: (paid: Paid) => Promise<readonly string[]>;
  readonly take: (paid: Paid, category: string, channel: string) => Promise<TestResponse>;
}

async function invoiceOf({ payee }: Paid) {
  return payee.make('invoices', { ...INVOICE, amount: '20000' });
}

let payers = 0;

/** Each payer has an address of their own: requests are limited by address. */
function byPayer(token: string, path = '', payload?: object): Promise<TestResponse> {
  payers += 1;
  const remoteAddress = `203.0.${Math.floor(payers / 250)}.${(payers % 250) + 1}`;
  const sent = payload === undefined ? {} : { method: 'POST' as const, payload };
  return requestWithoutSession(test, `/api/pay/${token}${path}`, { remoteAddress, ...sent });
}

async function methodsAt(link: string): Promise<string[]> {
  return (await byPayer(link)).json.methods.map(({ channel }: { channel: string }) => channel);
}

async function choosing({ link }: Paid, category: string, channel: string): Promise<TestResponse> {
  const { checkout } = (await byPayer(link)).json;
  const method = `${CATEGORIES[category]}_${paidAs(channel)}`;
  return byPayer(link, '/payment-requests', { checkout, method });
}

const isChosen = (category: string) => category in CATEGORIES;
const isCard = (category: string) => category === 'CREDIT_CARD';

const PLACES: readonly Place[] = [
  {
    name: 'the page of an invoice, and the API of payers',
    has: isChosen,
    offers: ({ link }) => methodsAt(link),
    take: choosing,
  },
  {
    name: 'the page of a payment link',
    has: isChosen,
    offers: async (paid) => methodsAt(await linkOf(paid)),
    take: async (paid, category, channel) => choosing({ ...paid, link: await linkOf(paid) }, category, channel),
  },
  {
    name: 'a simulated payment of an invoice',
    has: isChosen,
    offers: async (paid) => optionsOf(paid, `invoices/${(await invoiceOf(paid)).id}/actions/simulate`, 'channel'),
    take: async (paid, _category, channel) => {
      const { id } = await invoiceOf(paid);
      return paid.payee.act('invoices', `/${id}/actions/simulate`, { channel: paidAs(channel) });
    },
  },
  {
    name: 'a new virtual account',
    has: (category) => category === 'BANK_TRANSFER',
    offers: (paid) => optionsOf(paid, 'virtual-accounts/actions/create', 'bank'),
    take: ({ payee }, _category, bank) =>
      payee.act('virtual-accounts', '/actions/create', { bank: paidAs(bank), name: 'Adi', type: 'MULTIPLE_USE' }),
  },
  {
    name: 'the public API',
    has: (category) => category === 'BANK_TRANSFER',
    take: async (paid, _category, bank) => {
      const authorization = `Basic ${Buffer.from(`${await keyOf(paid)}:`).toString('base64')}`;
      return requestWithoutSession(test, '/api/v1/virtual-accounts', {
        method: 'POST',
        remoteAddress: ALLOWED,
        headers: { authorization, 'idempotency-key': randomUUID() },
        payload: { bank: paidAs(bank), name: 'Adi', type: 'MULTIPLE_USE' },
      });
    },
  },
  {
    name: 'a new QR code',
    has: (category) => category === 'QRIS',
    take: ({ payee }) => payee.act('qr-codes', '/actions/create', { name: 'Kasir 3', type: 'STATIC' }),
  },
  {
    name: 'a payment by card',
    has: isCard,
    take: ({ applicant }) =>
      write(applicant.person, '/api/credit-card-payments/actions/simulate', {
        business_id: applicant.business,
        environment: 'DEVELOPMENT',
        input: { test_card: 'VISA_CHARGED', amount: '50000' },
      }),
  },
];

/** An address of the allowlist that the keys of Kopi have. */
const ALLOWED = '203.0.113.10';

const keys = new Map<Paid['payee'], string>();

/** A secret key that may make virtual accounts. */
async function keyOf({ payee }: Paid): Promise<string> {
  const access = { reads: [], writes: ['ACCEPT_PAYMENTS'] };
  const made =
    keys.get(payee) ??
    (await payee.act('api-keys', '/actions/create', { name: 'Methods', type: 'SECRET', ...access })).json.reveal;
  keys.set(payee, made);
  return made;
}

const links = new Map<Paid['payee'], string>();

async function linkOf({ payee }: Paid): Promise<string> {
  const known = links.get(payee) ?? (await payee.make('payment-links', { title: 'Kopi', amount: '20000' })).link;
  links.set(payee, known);
  return known;
}

const CASES = (['ID', 'PH'] as const).flatMap((country) =>
  METHOD_CATALOGUE[country].flatMap(([channel, category]) =>
    PLACES.filter(({ has }) => has(category, channel)).map(
      (place) => [country, channel, place.name, category, place] as const,
    ),
  ),
);

// Rule accept.live-methods, payment-methods.offered-when-live.
describe.each(CASES)('in %s, %s at %s', (country, channel, _name, category, place) => {
  it('is offered and taken while it is live alone', async () => {
    const paid = paidIn(country);
    await setStatus(paid.applicant, 'enabled');
    const twin = TWINS[channel];
    if (twin !== undefined) await setStatus(paid.applicant, 'disabled', twin);
    if (place.offers !== undefined) expect(await place.offers(paid)).toContain(paidAs(channel));
    for (const status of NOT_LIVE) {
      await setStatus(paid.applicant, status, channel);
      if (place.offers !== undefined) expect(await place.offers(paid)).not.toContain(paidAs(channel));
      const { status: answer, json } = await place.take(paid, category, channel);
      expect([status, answer, json.error_code]).toEqual([status, 409, 'PAYMENT_METHOD_NOT_LIVE_ERROR']);
    }
    await setStatus(paid.applicant, 'enabled', channel);
    const taken = await place.take(paid, category, channel);
    expect([taken.status < 300, taken.json.error_code, taken.json.errors]).toEqual([true, undefined, undefined]);
  });
});

it('every payment method has a place', () => {
  const placed = new Set(CASES.map(([, channel]) => channel));
  const all = [...METHOD_CATALOGUE.ID, ...METHOD_CATALOGUE.PH].map(([channel]) => channel);
  expect(all.filter((channel) => !placed.has(channel))).toEqual([]);
});
