import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callbacks } from '#server/database/schema/index.ts';
import { dayFromNow } from '../helpers/days.ts';
import { type Payee, startPayee } from './accept/madeRecords.ts';

interface Webhook {
  readonly post: {
    readonly parameters: readonly { readonly name: string }[];
    readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: { $ref: string } } } };
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  };
}

interface Document {
  readonly info: { readonly description: string };
  readonly webhooks: Readonly<Record<string, Webhook>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

let payee: Payee;
let document: Document;
let receiver: Server;
const received: Received[] = [];
let status = 200;

async function until<T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The callback does not arrive.');
}

/** Sets the callback URL of a product, in place of another one. */
async function receive(product: string): Promise<void> {
  const { port } = receiver.address() as AddressInfo;
  const urls: readonly { id: string; product: string }[] = await payee.list('callback-urls');
  const old = urls.find((one) => one.product === product);
  if (old !== undefined) await payee.act('callback-urls', `/${old.id}/actions/remove`);
  const input = { product, url: `http://127.0.0.1:${port}/${product}` };
  const made = await payee.act('callback-urls', '/actions/create-test', input);
  expect([product, made.status, made.json.errors]).toEqual([product, 200, undefined]);
}

beforeAll(async () => {
  payee = await startPayee();
  document = (await payee.test.app.inject({ url: '/api/v1/openapi.json' })).json();
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  receiver.close();
  receiver.closeAllConnections();
  await payee.test.close();
});

/** What is wrong with a callback by the published schema of its product. */
function problems({ headers, body }: Received): unknown {
  const webhook = document.webhooks[String(body.event)];
  const missing = webhook?.post.parameters.filter(({ name }) => headers[name.toLowerCase()] === undefined);
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', components: document.components });
  const { $ref = '' } = webhook?.post.requestBody.content['application/json'].schema ?? {};
  const validate = ajv.compile({ $ref: `document${$ref}` });
  return [missing, validate(body) ? [] : validate.errors];
}

const PAID = [
  ['INVOICE', 'invoices', { payer_email: 'a@surat.example', amount: '80000', due_date: dayFromNow(7) }, 'DANA'],
  ['EWALLET_PAYMENT', 'invoices', { payer_email: 'a@surat.example', amount: '80000', due_date: dayFromNow(7) }, 'DANA'],
  ['RETAIL_OUTLET_PAID', 'payment-links', { title: 'Kopi Gayo', amount: '80000' }, 'INDOMARET'],
  ['PAYMENT_LINK', 'payment-links', { title: 'Kopi Gayo', amount: '80000' }, 'QRIS'],
  ['QR_CODE_PAYMENT', 'qr-codes', { name: 'Kasir 1', type: 'STATIC' }, undefined],
  ['VIRTUAL_ACCOUNT_CREATED', 'virtual-accounts', { bank: 'BNI', name: 'Siti', type: 'MULTIPLE_USE' }, undefined],
  ['VIRTUAL_ACCOUNT_PAID', 'virtual-accounts', { bank: 'BNI', name: 'Siti', type: 'MULTIPLE_USE' }, undefined],
] as const;

// Rule callbacks.published.
describe('what is published of callbacks', () => {
  it('has every product, and no other', () => {
    expect(Object.keys(document.webhooks).sort()).toEqual([...callbacks.product.enumValues].sort());
  });

  it.each(PAID)('is what a callback of %s sends', async (product, resource, made, channel) => {
    await receive(product);
    const id = await payee.make(resource, made);
    const amount = channel === undefined ? { amount: '80000' } : {};
    const paid = await payee.act(resource, `/${id}/actions/simulate`, { ...amount, channel });
    expect([paid.status, paid.json.error_code]).toEqual([200, undefined]);
    const callback = await until(() => received.find(({ body }) => body.event === product));
    expect(problems(callback)).toEqual([[], []]);
  });

  it('is the schedule by which a callback is sent again, with the same id', async () => {
    const [, published = ''] = /sent again after ([\d, and]+) minutes/.exec(document.info.description) ?? [];
    const [, described] =
      /after ([\d, and]+) minutes/.exec(document.webhooks.INVOICE?.post.responses.default?.description ?? '') ?? [];
    expect(described).toBe(published);
    status = 500;
    received.length = 0;
    await receive('INVOICE');
    const id = await payee.make('invoices', PAID[0][2]);
    expect((await payee.act('invoices', `/${id}/actions/simulate`, { channel: 'DANA' })).status).toBe(200);
    const waits: number[] = [];
    let passed = 0;
    for (let attempt = 1; ; attempt += 1) {
      // Read from the database: the session ends before the last attempt.
      const minutes = await until(async () => {
        const { rows } = await payee.test.database.pool.query<{ minutes: string | null }>(
          `select extract(epoch from next_redelivery_schedule - updated) / 60 as minutes from callbacks
           where reference = $1 and attempts = $2`,
          [id, attempt],
        );
        return rows[0] && Number(rows[0].minutes);
      });
      if (minutes === 0) break;
      waits.push(Math.round(minutes));
      passed += minutes * 60 + 1;
      payee.test.travel(passed);
    }
    expect(waits).toEqual(published.split(/, | and /).map(Number));
    const ids = received.filter(({ body }) => body.id === id).map(({ body }) => body.callback_id);
    expect([ids.length, new Set(ids).size]).toEqual([waits.length + 1, 1]);
  });
});
