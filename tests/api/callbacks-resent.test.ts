import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { PATIENCE } from '../helpers/mails.ts';

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

let receiver: Server;
let answersWith = 200;
/** What the receiver was sent, as it was written. */
const heard: { readonly callback_id: string; readonly status: string }[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(answersWith).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  for (const { id, product } of await owner.list('callback-urls'))
    if (product === 'DISBURSEMENT') await owner.act(`callback-urls/${id}/actions/remove`);
});
afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

/** The callback of a new disbursement that the bank has completed. */
async function callbackOf(account_name: string) {
  const input = { bank: 'BCA', account_number: '0123456789', account_name, amount: '10000' };
  const given = { confirmation: { type: 'pin', pin: DEMO_PIN } };
  const { json: made } = await owner.act('disbursements/actions/create', input, { given });
  expect((await owner.act(`disbursements/${made.id}/actions/complete`)).status).toBe(200);
  const [callback] = await owner.list('callbacks', { q: made.id });
  expect(callback).toMatchObject({ product: 'DISBURSEMENT', reference: made.id });
  return callback;
}

const read = (id: string) => owner.read('callbacks', id);

// Rule callbacks.resend, callbacks.completed-once.
describe('a callback that had no URL', () => {
  let taken: string;
  let rejected: string;
  beforeAll(async () => {
    [taken, rejected] = [(await callbackOf('Ada')).id, (await callbackOf('Budi')).id];
  });

  it('is kept, not sent, and not sent again before there is a URL', async () => {
    const kept = { status: 'CALLBACK_URL_NOT_SET', url: null, attempts: 0, next_redelivery_schedule: null };
    for (const id of [taken, rejected]) {
      expect(await read(id)).toMatchObject(kept);
      const { status, json } = await owner.act(`callbacks/${id}/actions/resend`);
      expect([status, json.error_code]).toEqual([409, 'CALLBACK_URL_NOT_SET_ERROR']);
    }
    expect(heard).toEqual([]);
  });

  it('is completed once a person sends it again and its receiver takes it', async () => {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/disbursements`;
    const set = await owner.act('callback-urls/actions/create-test', { product: 'DISBURSEMENT', url });
    expect([set.status, set.json.errors]).toEqual([200, undefined]);
    // A URL that is set later brings nothing by itself.
    expect((await read(taken)).status).toBe('CALLBACK_URL_NOT_SET');
    expect((await owner.act(`callbacks/${taken}/actions/resend`)).status).toBe(200);
    await expect.poll(async () => (await read(taken)).attempts, PATIENCE).toBe(1);
    const completed = { status: 'COMPLETED', url, answer: '200', error_code: null, next_redelivery_schedule: null };
    expect(await read(taken)).toMatchObject(completed);
    expect(heard).toMatchObject([{ callback_id: taken, status: 'COMPLETED' }]);
    const log = await owner.list('activity-logs', { target_id: taken });
    expect(log).toMatchObject([{ action: 'CALLBACK_RESENT', after: { url } }]);
  });

  it('has failed when its receiver rejects it, without a retry that no person has requested', async () => {
    answersWith = 503;
    expect((await owner.act(`callbacks/${rejected}/actions/resend`)).status).toBe(200);
    await expect.poll(async () => (await read(rejected)).attempts, PATIENCE).toBe(1);
    expect(await read(rejected)).toMatchObject({ status: 'FAILED', answer: '503', next_redelivery_schedule: null });
    const events = await owner.list('callback-events', { callback_id: rejected });
    expect(events).toMatchObject([{ status: 'FAILED', answer: '503', sender: 'owner@kopi.test' }]);
    expect(heard.map(({ callback_id }) => callback_id)).toEqual([taken, rejected]);
  });
});
