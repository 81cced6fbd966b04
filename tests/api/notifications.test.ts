import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '#compiler/config.ts';
import type { NotificationItem, NotificationList } from '#contract/generated/api.ts';
import type { NotificationKind } from '#contract/generated/config.ts';
import { notifiedEvents } from '#contract/transitions.ts';
import { addNotification } from '#server/core/notifications/addNotification.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { type Writer, writerFor } from '../helpers/access/actions.ts';
import { type Person, requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const V1 = '/api/notifications';
const V2 = '/api/v2/notifications';

let test: TestApp;
let owner: Writer;
let viewer: Person;
let manila: Person;
let kopiId: string;

beforeAll(async () => {
  test = await startTestApp();
  owner = await writerFor(await signIn(test, 'owner@kopi.test'));
  viewer = await signIn(test, 'viewer@kopi.test');
  manila = await signIn(test, 'owner@manila.test');
  const { rows } = await test.database.pool.query(`select business_id from businesses where name = 'Kopi Nusantara'`);
  kopiId = rows[0].business_id;
});
afterAll(() => test.close());

async function listOf(person: Person, query = '', address = V1): Promise<NotificationList> {
  const { status, json } = await person.request(`${address}${query}`);
  expect(status).toBe(200);
  return json;
}

/** Writes a notification of Kopi Nusantara in an environment. */
async function add(
  kind: 'member-joined' | 'settlement-paid' | 'disbursement-needs-approval',
  environment: 'PRODUCTION' | 'DEVELOPMENT' = 'PRODUCTION',
) {
  const scope = { businessId: kopiId, environment };
  const external_id = `D-${randomUUID()}`;
  const values = {
    name: `Person ${randomUUID()}`,
    reference: 'STL-1',
    external_id,
    amount: 150_000_00n,
    net_amount: 150_000_00n,
    currency: 'IDR',
  };
  await inBusiness(test.services.pool, scope, (tx) =>
    addNotification(
      tx,
      scope,
      { kind, values, ...(kind !== 'member-joined' && { recordId: randomUUID() }) },
      test.services.realTime(),
    ),
  );
  return values;
}

/** A config in which the notifications of a kind have a picture or a video. */
function withMedia(config: Config, kind: string, media: NonNullable<NotificationKind['media']>): Config {
  const { notifications: file } = config;
  const { value } = file;
  const kinds = value.centre.kinds.map((each) => (each.id === kind ? { ...each, media } : each));
  const notifications = { ...file, value: { ...value, centre: { ...value.centre, kinds } } };
  return { ...config, fingerprint: media.url, notifications };
}

function newest({ notifications }: NotificationList): NotificationItem | undefined {
  return notifications[0];
}

describe('the notification centre', () => {
  // Rule notifications.centre.
  it('lists the newest five with title and message in every language, and where they lead', async () => {
    await add('settlement-paid');
    const list = await listOf(owner.person);
    expect(list.notifications).toHaveLength(5);
    const created = list.notifications.map((item) => item.created);
    expect(created).toEqual([...created].sort().reverse());
    expect(newest(list)).toMatchObject({
      type: 'settlement-paid',
      is_read: false,
      title: { en: 'A settlement was paid', id: 'Settlement sudah dibayarkan' },
      message: {
        en: 'Settlement STL-1 added Rp15.000.000 to your balance.',
        id: 'Settlement STL-1 menambahkan Rp15.000.000 ke saldo Anda.',
      },
      target_url: expect.stringMatching(/^\/settlements\/stl_[0-9a-f]{32}$/),
    });
  });

  // Rule notifications.centre.
  it.each(['IMAGE', 'VIDEO'] as const)('has the address of a declared %s at both addresses', async (type) => {
    const url = `https://learn.beranda.example/${type.toLowerCase()}`;
    const { config } = test.config.current();
    await add('settlement-paid');
    test.config.replace(withMedia(config, 'settlement-paid', { type, url }));
    try {
      for (const address of [V1, V2]) {
        const item = newest(await listOf(owner.person, '', address));
        expect(item).toMatchObject({ type: 'settlement-paid', media_type: type, media_url: url });
      }
    } finally {
      test.config.replace(config);
    }
    const item = newest(await listOf(owner.person));
    expect(item?.type).toBe('settlement-paid');
    expect(Object.keys(item ?? {}).filter((key) => key.startsWith('media'))).toEqual([]);
  });

  // Rule routes.v2-mode.
  it('takes the environment as a mode at the second address', async () => {
    await add('settlement-paid', 'DEVELOPMENT');
    const [named, other] = [
      await listOf(owner.person, '?environment=DEVELOPMENT', V2),
      await listOf(owner.person, '', V2),
    ];
    expect(await listOf(owner.person, '?mode=test', V2)).toEqual(named);
    expect(named).not.toEqual(other);
    expect(await listOf(owner.person, '?mode=live', V2)).toEqual(other);
    const { status, json } = await owner.person.request(`${V2}?mode=TEST`);
    expect([status, json.errors]).toMatchObject([400, [{ field: 'mode' }]]);
  });

  // Rule routes.notifications.
  it('has the same notifications at both addresses, in pages', async () => {
    const [first, second] = [await listOf(owner.person, '?limit=50'), await listOf(owner.person, '?limit=50', V2)];
    expect(second).toEqual(first);
    const pages = await Promise.all([1, 2].map((page) => listOf(owner.person, `?limit=3&page=${page}`)));
    expect(pages.flatMap(({ notifications }) => notifications)).toEqual(first.notifications.slice(0, 6));
    expect(pages[0]?.total_count).toBe(first.total_count);
    expect((await owner.person.request(`${V1}?limit=51`)).status).toBe(400);
    expect((await owner.person.request(`${V1}?page=0`)).status).toBe(400);
  });

  // Rule notifications.mark-read.
  it.each([
    ['PATCH', V1],
    ['POST', V2],
  ] as const)('marks one as read, once: %s %s', async (method, address) => {
    await add('member-joined');
    const before = await listOf(owner.person);
    const { id } = newest(before) as NotificationItem;
    for (let times = 0; times < 2; times++) {
      expect((await owner.person.request(`${address}/${id}/read`, { method })).status).toBe(204);
    }
    const after = await listOf(owner.person);
    expect(newest(after)).toMatchObject({ id, is_read: true });
    expect(after.unread_count).toBe(before.unread_count - 1);
    expect(after.total_count).toBe(before.total_count);
  });

  it.each([V1, V2])('marks all as read, for the person alone: %s', async (address) => {
    await add('member-joined');
    const admin = await signIn(test, 'admin@kopi.test');
    const others = await listOf(admin);
    expect(others.unread_count).toBeGreaterThan(0);
    expect((await owner.person.request(`${address}/read-all`, { method: 'POST' })).status).toBe(204);
    expect((await listOf(owner.person)).unread_count).toBe(0);
    expect((await listOf(admin)).unread_count).toBe(others.unread_count);
  });

  // Rule notifications.awaits-approval.
  it('reports what waits for approval to those who may approve', async () => {
    const { external_id } = await add('disbursement-needs-approval');
    const approver = await signIn(test, 'approver@kopi.test');
    expect(JSON.stringify(newest(await listOf(approver)))).toContain(external_id);
    expect(JSON.stringify(await listOf(viewer, '?limit=50'))).not.toContain(external_id);
  });

  // Rule notifications.kinds.
  it('shows a person the kinds whose guard and resource are open, and counts those alone', async () => {
    const before = await listOf(viewer, '?limit=50');
    expect(before.notifications.map(({ type }) => type)).not.toContain('member-joined');
    await add('member-joined');
    expect(await listOf(viewer, '?limit=50')).toEqual(before);
    const { id } = newest(await listOf(owner.person)) as NotificationItem;
    for (const [method, address] of [
      ['PATCH', V1],
      ['POST', V2],
    ] as const) {
      expect((await viewer.request(`${address}/${id}/read`, { method })).status).toBe(404);
    }
    await viewer.request(`${V1}/read-all`, { method: 'POST' });
    expect(newest(await listOf(owner.person))).toMatchObject({ id, is_read: false });
  });

  it('is of one business and one environment', async () => {
    await add('member-joined', 'DEVELOPMENT');
    const inTest = newest(await listOf(owner.person, '?environment=DEVELOPMENT')) as NotificationItem;
    expect(inTest.type).toBe('member-joined');
    const live = await listOf(owner.person, '?limit=50&environment=PRODUCTION');
    expect(live.notifications.map(({ id }) => id)).not.toContain(inTest.id);
    const others = await listOf(manila, '?limit=50&environment=DEVELOPMENT');
    expect(others.notifications.map(({ id }) => id)).not.toContain(inTest.id);
    for (const environment of ['DEVELOPMENT', 'PRODUCTION']) {
      const url = `${V1}/${inTest.id}/read?environment=${environment}`;
      expect((await manila.request(url, { method: 'PATCH' })).status).toBe(404);
    }
    expect((await owner.person.request(`${V1}/${inTest.id}/read`, { method: 'PATCH' })).status).toBe(404);
  });

  it('exists by the flags of the business', async () => {
    const setFlags = (sql: string) =>
      test.database.pool.query(`update businesses set ${sql} where name = 'Manila Goods'`);
    const { rows } = await test.database.pool.query(
      `select flags, flags_off from businesses where name = 'Manila Goods'`,
    );
    await setFlags(`flags = array_remove(flags, 'notification-centre-v2')`);
    expect([(await manila.request(V1)).status, (await manila.request(V2)).status]).toEqual([200, 404]);
    expect((await manila.request('/api/console')).json.notification_centre.address).toBe(V1);
    await setFlags(`flags = array_remove(flags, 'notification-centre'), flags_off = '{notification-centre}'`);
    const headers = { accept: 'text/event-stream' };
    for (const url of [V1, V2, `${V1}/stream`]) expect((await manila.request(url, { headers })).status).toBe(404);
    for (const url of [V1, V2]) expect((await manila.request(`${url}/read-all`, { method: 'POST' })).status).toBe(404);
    expect((await manila.request('/api/console')).json.notification_centre).toBeUndefined();
    await test.database.pool.query(`update businesses set flags = $1, flags_off = $2 where name = 'Manila Goods'`, [
      rows[0].flags,
      rows[0].flags_off,
    ]);
    expect((await manila.request('/api/console')).json.notification_centre.address).toBe(V2);
  });
});

describe('an event', () => {
  // Rule notifications.with-the-event.
  it('has a trigger that writes its notification', async () => {
    const { rows } = await test.database.pool.query(
      `select tgrelid::regclass || ' ' || tgname as name from pg_trigger where tgfoid = 'add_notification'::regproc`,
    );
    const names = notifiedEvents().map(({ table, name }) => `${table} notify_${name}`);
    expect(rows.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it('notifies of a report that is ready, at the moment of its change', async () => {
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const source = 'transactions?columns=created,amount';
    const input = { source, period: `${day}/${day}`, format: 'CSV', recipients: ['owner@kopi.test'] };
    const { json } = await owner.write('/api/reports/actions/create', { input });
    const read = async () => (await owner.person.request(`/api/reports/${json.id}`)).json;
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('READY');
    const report = await read();
    const about = (await listOf(owner.person, '?limit=50')).notifications.filter(
      ({ target_url }) => target_url === `/reporting/report-details/${json.id}`,
    );
    expect(about).toMatchObject([
      { type: 'report-ready', created: report.finished, message: { en: `You can download ${report.file_name}.` } },
    ]);
  });

  it('is not reported for what belongs to a batch, which is reported itself', async () => {
    const scope = { businessId: kopiId, environment: 'PRODUCTION' } as const;
    const pending = await test.database.pool.query<{ id: string }>(
      `select id from disbursements where business_id = $1 and environment = 'PRODUCTION'
       and status in ('PENDING', 'NEEDS_APPROVAL') and batch_disbursement_id is not null limit 2`,
      [kopiId],
    );
    const [alone, batched] = pending.rows.map(({ id }) => id);
    const written: string[] = [];
    const undone = inBusiness(test.services.pool, scope, async ({ $client }) => {
      await $client.query('update disbursements set batch_disbursement_id = null where id = $1', [alone]);
      const fail = `update disbursements set status = 'FAILED', failure_code = 'INVALID_ACCOUNT', updated = now() where id = any($1)`;
      await $client.query(fail, [[alone, batched]]);
      const read = `select record_id from notifications where kind = 'disbursement-failed' and record_id = any($1)`;
      const { rows } = await $client.query<{ record_id: string }>(read, [[alone, batched]]);
      written.push(...rows.map(({ record_id }) => record_id));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(written).toEqual([alone]);
    const left = await test.database.pool.query('select from notifications where record_id = $1', [alone]);
    expect(left.rowCount).toBe(0);
  });

  // Rule notifications.kinds.
  it('notifies the administrators of a member who joined', async () => {
    const { id } = (await owner.person.request('/api/console')).json.business;
    const invited = {
      full_name: 'Ayu Lestari',
      email: 'ayu.lestari@kopi.example',
      accounts: [id],
      permissions: ['can_view'],
    };
    await owner.write('/api/team/invitations', invited);
    const { json: mails } = await requestWithoutSession(test, `/api/demo/outbox?to=${invited.email}`);
    const token = /invitation\/([\w-]+)/.exec(mails[0].text)?.[1];
    const accepted = await requestWithoutSession(test, `/api/invitations/${token}/accept`, {
      method: 'POST',
      payload: { full_name: invited.full_name, password: 'Kedai-kopi-2031' },
    });
    expect(accepted.status).toBeLessThan(300);
    expect(newest(await listOf(owner.person))).toMatchObject({
      type: 'member-joined',
      message: { en: 'Ayu Lestari accepted an invitation and joined your team.' },
      target_url: '/settings/team',
    });
  });
});

describe('the stream', () => {
  let origin: string;
  beforeAll(async () => {
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });

  interface OpenStream {
    readonly status: number;
    readonly headers: Headers;
    heard(): string;
    close(): void;
  }

  async function open({ tokens }: Person): Promise<OpenStream> {
    const closing = new AbortController();
    const headers = {
      authorization: `Bearer ${tokens.access_token}`,
      'x-new-authentication': 'true',
      'accept-encoding': 'gzip, br',
      accept: 'text/event-stream',
    };
    const response = await fetch(`${origin}${V1}/stream`, { headers, signal: closing.signal });
    let heard = '';
    async function hear(): Promise<void> {
      for await (const chunk of response.body ?? []) heard += Buffer.from(chunk).toString();
    }
    hear().catch(() => undefined);
    return { status: response.status, headers: response.headers, heard: () => heard, close: () => closing.abort() };
  }

  // Rule notifications.live.
  it('says that there is something new in the business and environment, and not what', async () => {
    const stream = await open(owner.person);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('content-encoding')).toBeNull();
    await add('member-joined', 'DEVELOPMENT');
    await add('member-joined');
    await expect.poll(stream.heard).toBe(': open\n\nevent: changed\ndata:\n\n');
    stream.close();
  });

  it('is limited to sixteen of a user, and those that are closed do not count', async () => {
    // Who expects something else would wait for an end.
    expect((await viewer.request(`${V1}/stream`)).status).toBe(400);
    const streams = await Promise.all(Array.from({ length: 16 }, () => open(viewer)));
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    expect((await open(viewer)).status).toBe(429);
    streams[0]?.close();
    const again: OpenStream[] = [];
    await expect
      .poll(async () => {
        again.push(await open(viewer));
        return again.at(-1)?.status;
      })
      .toBe(200);
    for (const one of [...streams, ...again]) one.close();
  });
});
