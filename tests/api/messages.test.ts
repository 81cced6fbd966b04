import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMail, sendText } from '#server/core/outbox/sendMail.ts';
import { outbox_messages, queue_tasks } from '#server/database/schema/index.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../helpers/mailServer.ts';
import { requestWithoutSession, startTestApp, type TestApp } from '../helpers/testApp.ts';

/** What a gateway was given. */
interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: { id: string; to: string; text: string };
}

const posted: Posted[] = [];
const statuses: number[] = [];
const gateway = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const status = statuses.shift() ?? 202;
    if (status < 300) posted.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) });
    response.writeHead(status).end();
  });
});

let mails: MailServer;
let test: TestApp;
let beside: TestApp;

beforeAll(async () => {
  mails = await startMailServer();
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const env = {
    mail: { smtpUrl: mails.url, from: 'Beranda <halo@beranda.example>' },
    textGateway: { url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, token: 'gateway-token' },
  };
  test = await startTestApp({ env });
  beside = await startTestApp({ beside: test, env });
  await Promise.all([test.app.ready(), beside.app.ready()]);
});

afterAll(async () => {
  await beside.app.close();
  await test.close();
  await mails.close();
  gateway.closeAllConnections();
  gateway.close();
});

function kept(to: string) {
  const { channel, text, sent, message_id } = outbox_messages;
  const { due, error } = queue_tasks;
  return test.database.drizzle
    .select({ channel, text, due, sent, error })
    .from(outbox_messages)
    .leftJoin(queue_tasks, eq(queue_tasks.key, sql`${message_id}::text`))
    .where(eq(outbox_messages.to, to))
    .orderBy(message_id);
}

/** The mails to one address: the mails of the demo's reports are sent meanwhile as well. */
function receivedBy(address: string): ReceivedMail[] {
  return mails.received.filter(({ to }) => to.includes(address));
}

describe('a message', () => {
  // Rule notifications.once.
  it('is sent to the mail server once, by any process, and its text is deleted then', async () => {
    const to = 'Rina@Kopi.test';
    const text = 'Kode Anda 123456. Buka https://beranda.example/change_password/abc';
    for (let turn = 0; turn < 10; turn++) {
      await sendMail(test.database.drizzle, { to, subject: `Kode ${turn} — é`, text }, new Date());
    }
    const received = () => receivedBy('rina@kopi.test');
    await expect.poll(() => received().length, { timeout: 20_000 }).toBe(10);
    const carried = async () => (await kept('rina@kopi.test')).filter(({ sent }) => sent !== null).length;
    await expect.poll(carried, { timeout: 20_000 }).toBe(10);
    for (const row of await kept('rina@kopi.test')) expect(row).toMatchObject({ text: null, due: null });
    const [first] = received();
    expect(first?.to).toEqual(['rina@kopi.test']);
    expect(first?.raw).toContain('From: Beranda <halo@beranda.example>');
    expect(first?.raw).toContain('Kode Anda 123456');
    expect(new Set(received().map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])).size).toBe(10);
  });

  // Rule notifications.html-and-text.
  it('has a text and an HTML part, the name and Reply-To of its brand, and the address of the deployment', async () => {
    const to = 'tari@kopi.test';
    const mail = { to, subject: 'Halo', text: 'Teks biasa', html: '<p>Teks kaya</p>' };
    const sender = { name: 'Mitra "Niaga" Pay\r\nBcc: x@kopi.test', replyTo: 'bantuan@mitra.example' };
    await sendMail(test.database.drizzle, { ...mail, sender }, new Date());
    await sendMail(test.database.drizzle, { ...mail, sender: { name: 'Lain', from: 'halo@lain.example' } }, new Date());
    await expect.poll(() => receivedBy(to).length, { timeout: 20_000 }).toBe(2);
    const raws = receivedBy(to).map(({ raw }) => raw);
    const [own = ''] = raws.filter((raw) => raw.includes('Mitra'));
    expect(own).toMatch(/^From: [^<]*<halo@beranda\.example>/m);
    expect(own).toContain('Reply-To: bantuan@mitra.example');
    expect(own).not.toMatch(/^Bcc:/m);
    expect(own).toContain('multipart/alternative');
    expect(own).toContain('Teks biasa');
    expect(own).toContain('<p>Teks kaya</p>');
    expect(raws.some((raw) => raw.includes('From: Lain <halo@lain.example>'))).toBe(true);
  });

  // Rule notifications.with-what-happened, notifications.retries.
  it('is stored encrypted until it is sent, and is sent again where the mail server rejects it', async () => {
    mails.refuse('budi@kopi.test');
    await sendMail(
      test.database.drizzle,
      { to: 'budi@kopi.test', subject: 'Kode', text: 'rahasia 654321' },
      new Date(),
    );
    await expect.poll(async () => (await kept('budi@kopi.test'))[0]?.error, { timeout: 20_000 }).toContain('451');
    const [waiting] = await kept('budi@kopi.test');
    expect(waiting?.text).not.toContain('654321');
    expect(Buffer.from(waiting?.text ?? '', 'base64').toString('latin1')).not.toContain('654321');
    test.travel(11);
    beside.travel(11);
    await expect.poll(() => receivedBy('budi@kopi.test').length, { timeout: 20_000 }).toBe(1);
    test.travel(0);
    beside.travel(0);
  });

  // Rule notifications.one-addressee.
  it('has one recipient, with any characters in its address', async () => {
    mails.received.length = 0;
    const to = 'a@kopi.test, b@kopi.test';
    await sendMail(test.database.drizzle, { to, subject: 'x\r\nBcc: c@kopi.test', text: 'x' }, new Date());
    await expect
      .poll(async () => (await kept(to))[0]?.error ?? mails.received.length, { timeout: 20_000 })
      .toBeTruthy();
    expect(
      mails.received.flatMap((mail) => mail.to).filter((each) => each === 'b@kopi.test' || each === 'c@kopi.test'),
    ).toEqual([]);
  });

  it('by text is sent to the gateway with its token, and again after an error', async () => {
    statuses.push(503);
    await sendText(test.database.drizzle, { to: '+628123456789', text: 'Kode 112233' }, new Date());
    await expect.poll(async () => (await kept('+628123456789'))[0]?.error, { timeout: 20_000 }).toContain('503');
    test.travel(11);
    await expect.poll(() => posted.length, { timeout: 20_000 }).toBe(1);
    test.travel(0);
    expect(posted[0]?.headers.authorization).toBe('Bearer gateway-token');
    expect(posted[0]?.body).toMatchObject({ to: '+628123456789', text: 'Kode 112233' });
  });
});

describe('the demo’s outbox', () => {
  it('shows all messages, newest first', async () => {
    const demo = await startTestApp();
    await sendText(demo.database.drizzle, { to: '+639171234567', text: 'Code 1' }, new Date(Date.now() - 1000));
    await sendText(demo.database.drizzle, { to: '+639171234567', text: 'Code 2' }, new Date());
    const { json } = await requestWithoutSession(demo, '/api/demo/outbox?to=%2B639171234567');
    expect(json.map(({ text }: { text: string }) => text)).toEqual(['Code 2', 'Code 1']);
    await demo.close();
  });
});
