import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import type { PaymentDelivery, Platform, PlatformProblem, Platforms } from '#server/domains/platforms/Platform.ts';
import { platformQueue } from '#server/domains/platforms/platformQueue.ts';
import { defaultPlatforms, sandboxGrant } from '#server/domains/platforms/simulatedPlatform.ts';
import { merchant } from '../helpers/access/merchant.ts';
import { decide } from '../helpers/platforms/decide.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;

/** What systems received, and how they respond. */
let received: PaymentDelivery[] = [];
let respond: (delivery: PaymentDelivery) => Promise<PlatformProblem | undefined> = async () => undefined;

const { DEVELOPMENT } = defaultPlatforms({ demo: true });

/** The sandbox, which remembers what it received. */
function recording(): Platforms {
  if (DEVELOPMENT === undefined) throw new Error('The sandbox has a platform for test mode.');
  const send: Platform['send'] = (delivery) => {
    received.push(delivery);
    return respond(delivery);
  };
  return { DEVELOPMENT: { ...DEVELOPMENT, send } };
}

beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false, platforms: recording() });
  // Those of the demo wait for their own hour.
  await test.database.pool.query("delete from queue_tasks where queue = 'platform'");
}, 120_000);
afterAll(() => test.close());
afterEach(() => {
  test.travel(0);
  received = [];
  respond = async () => undefined;
});

const RETURN = '/integrations/authorization';

/** A person who connects systems in test mode. */
async function developer(email = 'developer@kopi.test') {
  const { person, context, act, list, read } = await merchant(test, email, 'DEVELOPMENT');
  return {
    act,
    connect: (platform: string, name: string) => act('integrations/actions/connect', { platform, name }),
    finish: async (body: object) => {
      const { status, json } = await person.request('/api/platforms/integration/authorization', {
        method: 'POST',
        payload: { ...context, ...body },
      });
      return [status, json.error_code ?? json.status];
    },
    find: async (name: string) => (await list('integrations', { q: name }))[0],
    read: (id: string) => read(`integrations/${id}`),
    list,
  };
}

type Developer = Awaited<ReturnType<typeof developer>>;

/** Connects a system, and returns its id. */
async function connected(person: Developer, platform: string, name: string): Promise<string> {
  const { json } = await person.connect(platform, name);
  const { page, ...back } = await decide(test, json.leads_to, 'allow', RETURN);
  expect(await person.finish(back)).toEqual([200, 'CONNECTED']);
  tokens.set(name, sandboxGrant(back.code ?? '').token);
  return json.id;
}

/** Lets the worker do what is due some seconds from now. */
async function sync(seconds = 6): Promise<void> {
  const queue = platformQueue(test.services, recording());
  const now = new Date(test.services.realTime().getTime() + seconds * 1000);
  while (await processAt(queue, test.database, now));
}

/** Receives payments by a QR code. */
async function receive(count: number): Promise<void> {
  const { act, list } = await merchant(test, 'owner@kopi.test', 'DEVELOPMENT');
  const codes = await list('qr-codes', { status: ['ACTIVE'] });
  const code = codes.find(({ amount }: { amount: string | null }) => amount === null);
  for (let made = 0; made < count; made++) {
    const { status, json } = await act(`qr-codes/${code.id}/actions/simulate`, { amount: `${25_000 + made}` });
    expect([status, json.errors]).toEqual([200, undefined]);
  }
}

/** The token of each system, by its name. */
const tokens = new Map<string, string>();

/** What a system received. */
function sentTo(name: string): PaymentDelivery[] {
  return received.filter(({ token }) => token === tokens.get(name));
}

async function uuidOf(name: string): Promise<string> {
  const { rows } = await test.database.pool.query('select id from integrations where name = $1', [name]);
  return rows[0].id;
}

// Rule products.integration-connect.
describe('a system', () => {
  it('is connected over its own page, once, by the person who began', async () => {
    const person = await developer();
    const started = await person.connect('XERO', 'Kopi Nusantara PT');
    expect([started.status, started.json.errors]).toEqual([200, undefined]);
    expect(await person.read(started.json.id)).toMatchObject({ status: 'PENDING', connected: null, version: null });
    const { page, ...back } = await decide(test, started.json.leads_to, 'allow', RETURN);
    expect(page).toContain('Xero');
    const owner = await developer('owner@kopi.test');
    expect(await owner.finish(back)).toEqual([409, 'PLATFORM_AUTHORIZATION_ERROR']);
    const both = await Promise.all([person.finish(back), person.finish(back)]);
    expect(both.map(String).sort()).toEqual(['200,CONNECTED', '409,PLATFORM_AUTHORIZATION_ERROR']);
    const system = await person.read(started.json.id);
    expect(system).toMatchObject({ status: 'CONNECTED', connected_by: 'developer@kopi.test', sent_count: 0 });
    expect(system.version).not.toBeNull();

    const again = await person.connect('XERO', 'kopi nusantara pt');
    expect([again.status, again.json.errors]).toMatchObject([400, [{ field: 'name', code: 'duplicate' }]]);
  });

  it('is not the place for the state of a sales channel, nor for those who may not connect it', async () => {
    const person = await developer();
    const started = await person.connect('MAGENTO', 'Toko lain');
    const { page, ...back } = await decide(test, started.json.leads_to, 'allow', RETURN);
    const { person: owner, context } = await merchant(test, 'owner@kopi.test', 'DEVELOPMENT');
    const wrong = await owner.request('/api/platforms/store-channel/authorization', {
      method: 'POST',
      payload: { ...context, ...back },
    });
    expect([wrong.status, wrong.json.error_code]).toEqual([409, 'PLATFORM_AUTHORIZATION_ERROR']);
    const viewer = await developer('viewer@kopi.test');
    expect((await viewer.connect('MAGENTO', 'Toko')).status).toBe(404);
    expect((await viewer.finish(back))[0]).toBe(404);
  });

  it('is refused by a person who denies, and connected again on its page', async () => {
    const person = await developer();
    const started = await person.connect('JURNAL', 'Kopi Nusantara Jaya');
    const { page, ...denied } = await decide(test, started.json.leads_to, 'deny', RETURN);
    expect(await person.finish(denied)).toEqual([200, 'REFUSED']);
    const { json } = await person.act(`integrations/${started.json.id}/actions/authorize`);
    const { page: other, ...back } = await decide(test, json.leads_to, 'allow', RETURN);
    expect(await person.finish(back)).toEqual([200, 'CONNECTED']);
  });
});

// Rule products.integration-payments.
describe('payments', () => {
  it('are sent to a connected system once, in their order, from when it was connected', async () => {
    const person = await developer();
    const id = await connected(person, 'ACCURATE', 'Pembukuan');
    await sync();
    expect(sentTo('Pembukuan')).toEqual([]);
    expect((await person.read(id)).synced).not.toBeNull();
    await receive(3);
    // Five minutes later at the earliest: what began before may be committed until then.
    expect((await person.act(`integrations/${id}/actions/sync`)).status).toBe(200);
    await sync();
    expect(sentTo('Pembukuan')).toEqual([]);
    test.travel(400);
    expect((await person.act(`integrations/${id}/actions/sync`)).status).toBe(200);
    await sync();
    const sent = sentTo('Pembukuan').flatMap(({ payments }) => payments);
    expect(sent.map(({ amount }) => amount)).toEqual(['25000', '25001', '25002']);
    expect(sent[0]).toMatchObject({ currency: 'IDR', channel_category: 'QR_CODE', id: expect.stringMatching(/^txn_/) });
    test.travel(3700);
    const later = await developer();
    await sync();
    expect(sentTo('Pembukuan').flatMap(({ payments }) => payments)).toHaveLength(3);
    expect(await later.read(id)).toMatchObject({ sent_count: 3 });
  });

  it('whose answer is lost are sent again, with those that came meanwhile, and counted once', async () => {
    const person = await developer();
    const id = await connected(person, 'SHOPIFY', 'Toko daring');
    await sync();
    await receive(1);
    test.travel(400);
    respond = () => Promise.reject(new Error('The answer is lost.'));
    await person.act(`integrations/${id}/actions/sync`);
    await sync().catch(() => undefined);
    const lost = sentTo('Toko daring').flatMap(({ payments }) => payments);
    expect(lost).toHaveLength(1);
    await receive(1);
    respond = async () => undefined;
    received = [];
    await sync(3600);
    expect(sentTo('Toko daring').flatMap(({ payments }) => payments)[0]).toEqual(lost[0]);
    expect(sentTo('Toko daring').flatMap(({ payments }) => payments)).toHaveLength(2);
    expect(await person.read(id)).toMatchObject({ sent_count: 2 });
  });

  // Rule products.integration-problem.
  it('stop after 14 days without an answer, and go on every hour once the system is connected again', async () => {
    const person = await developer();
    const id = await connected(person, 'WOOCOMMERCE', 'Toko lama');
    const uuid = await uuidOf('Toko lama');
    const hourly = () =>
      test.database.pool.query<{ id: string }>(
        `select id from queue_tasks where queue = 'platform' and payload ->> 'recordId' = $1 and dead is null
           and key = concat_ws(' ', payload ->> 'kind', payload ->> 'recordId', payload ->> 'connectionId')`,
        [uuid],
      );
    await sync();
    const [task] = (await hourly()).rows;
    respond = () => Promise.reject(new Error('Nothing answers.'));
    await receive(1);
    await test.database.pool.query('update queue_tasks set attempts = 10000 where id = $1', [task?.id]);
    await sync(3700).catch(() => undefined);
    expect(await person.read(id)).toMatchObject({ status: 'NEEDS_ATTENTION', problem: 'NOT_REACHABLE' });
    respond = async () => undefined;
    const { json } = await person.act(`integrations/${id}/actions/authorize`);
    const { page, ...back } = await decide(test, json.leads_to, 'allow', RETURN);
    expect(await person.finish(back)).toEqual([200, 'CONNECTED']);
    await sync(400);
    expect(await person.read(id)).toMatchObject({ status: 'CONNECTED', sent_count: 1 });
    expect((await hourly()).rows).toHaveLength(1);
  });

  // Rule products.integration-problem.
  it('are not stopped by an answer to an earlier connection', async () => {
    const person = await developer();
    const id = await connected(person, 'GOOGLE_SHEETS', 'Lembar');
    await sync();
    await receive(1);
    respond = async () => {
      respond = async () => undefined;
      await person.act(`integrations/${id}/actions/disconnect`);
      const { json } = await person.act(`integrations/${id}/actions/authorize`);
      const { page, ...back } = await decide(test, json.leads_to, 'allow', RETURN);
      expect(await person.finish(back)).toEqual([200, 'CONNECTED']);
      return 'ACCESS_REVOKED';
    };
    // Only this one: others would be the first to receive.
    await test.database.pool.query(
      `delete from queue_tasks where queue = 'platform' and payload ->> 'recordId' <> $1`,
      [await uuidOf('Lembar')],
    );
    await sync(3700);
    expect(await person.read(id)).toMatchObject({ status: 'CONNECTED', problem: null });
  });

  // Rule products.integration-problem, products.integration-disconnected.
  it('wait while a system takes none, go on when it is connected again, and end when it is disconnected', async () => {
    const person = await developer();
    const id = await connected(person, 'PRESTASHOP', 'Toko kopi');
    await sync();
    await receive(1);
    test.travel(400);
    respond = async () => 'ACCESS_REVOKED';
    await person.act(`integrations/${id}/actions/sync`);
    await sync();
    expect(await person.read(id)).toMatchObject({
      status: 'NEEDS_ATTENTION',
      problem: 'ACCESS_REVOKED',
      sent_count: 0,
    });
    const news = `select count(*)::int as written from notifications where kind = 'integration-broken' and record_id = $1`;
    const { rows: written } = await test.database.pool.query(news, [await uuidOf('Toko kopi')]);
    expect(written).toEqual([{ written: 1 }]);
    respond = async () => undefined;
    const { json } = await person.act(`integrations/${id}/actions/authorize`);
    expect(await person.read(id)).toMatchObject({ status: 'PENDING', problem: null });
    const { page, ...back } = await decide(test, json.leads_to, 'allow', RETURN);
    expect(await person.finish(back)).toEqual([200, 'CONNECTED']);
    await sync();
    expect(await person.read(id)).toMatchObject({ status: 'CONNECTED', sent_count: 1 });
    expect((await person.act(`integrations/${id}/actions/disconnect`)).status).toBe(200);
    received = [];
    await sync(3 * 3600);
    expect(await person.read(id)).toMatchObject({ status: 'DISCONNECTED', synced: null });
    const kept = 'select count(*)::int as kept from platform_access where record_id = $1';
    const { rows } = await test.database.pool.query(kept, [await uuidOf('Toko kopi')]);
    expect(rows).toEqual([{ kept: 0 }]);
  });
});
