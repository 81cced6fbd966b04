import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CarriedConsole, Console } from '#contract/generated/api.ts';
import { writeClientFolder } from '../helpers/clientFolder.ts';
import { PASSWORD, startTestApp, type TestApp } from '../helpers/testApp.ts';

const PEOPLE = ['owner@kopi.test', 'viewer@kopi.test', 'owner@manila.test', 'owner@warung.test', 'new@baru.test'];

/** Opening and closing tags of the scripts of a page. */
const SCRIPT_TAGS = /<\/?script/g;

let test: TestApp;
beforeAll(async () => {
  const folder = join(inject('baseDatabase').dataDir, randomUUID());
  writeClientFolder(folder);
  test = await startTestApp({ clientDir: folder });
});
afterAll(() => test.close());

async function cookieOf(email: string): Promise<string> {
  const payload = { email, password: PASSWORD };
  const headers = { 'x-csrf-protection': '1' };
  const signedIn = await test.app.inject({ method: 'POST', url: '/api/sessions', payload, headers });
  const session = signedIn.cookies.find(({ name }) => name === 'session');
  return `session=${session?.value}`;
}

/** A page as a browser opens it, and what it carries. */
async function openPage(url: string, cookie?: string) {
  const page = await test.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  const text = /<script type="application\/json" id="console">(.*?)<\/script>/s.exec(page.body)?.[1];
  return { page, carried: text ? (JSON.parse(text) as CarriedConsole) : undefined };
}

async function get<T>(url: string, cookie: string): Promise<T> {
  return (await test.app.inject({ url, headers: { cookie } })).json() as T;
}

/** The resources of a console, without what the tabs of their records hold. */
function withoutTabs({ resources }: Pick<Console, 'resources'>) {
  return Object.fromEntries(
    Object.entries(resources).map(([name, { detail, ...rest }]) => [
      name,
      { ...rest, detail: detail && { ...detail, tabs: [] } },
    ]),
  );
}

// Rule navigation.page-carries-console.
it.each(PEOPLE)('carries, on every page of %s, what the routes answer', { timeout: 120_000 }, async (email) => {
  const cookie = await cookieOf(email);
  const whole = await get<Console>('/api/console', cookie);
  const language = whole.user.preferred_language;
  const messages = await get<Record<string, string>>(`/api/messages/${language}`, cookie);
  const pages = Object.values(whole.pages).flatMap(({ path, island }) => (island === undefined ? path : []));
  const lists = Object.values(whole.resources).flatMap(({ path, singleton }) => (singleton ? [] : (path ?? [])));
  let answers = 0;
  const islands = Object.values(whole.pages).filter(({ island }) => island !== undefined);
  for (const { path } of islands) expect((await openPage(path, cookie)).carried, path).toBeUndefined();
  const home = [...pages, ...lists].includes(whole.home ?? '') ? ['/'] : [];
  for (const path of [...home, ...pages, ...lists]) {
    const { page, carried } = await openPage(path, cookie);
    expect(page.headers['cache-control'], path).toBe('no-store');
    expect(carried, path).toBeDefined();
    if (carried === undefined) continue;
    const { console, whole: complete, messages: words } = carried.first;
    const { resources, ...around } = console;
    const { resources: all, ...expected } = whole;
    expect(around, path).toEqual(expected);
    const short = withoutTabs(whole);
    for (const [name, resource] of Object.entries(resources))
      expect(resource, `${name} of ${path}`).toEqual(complete.includes(name) ? all[name] : short[name]);
    for (const [key, word] of Object.entries(words)) expect(messages[key], key).toBe(word);
    for (const { path: address, body } of carried.data.slice(0, 1)) {
      answers += 1;
      const answer = await get<unknown>(`${address}&environment=${console.environment}`, cookie);
      if (Array.isArray(body)) expect(body.length, address).toBe((answer as unknown[]).length);
    }
  }
  expect(answers).toBeGreaterThan(email.startsWith('new') ? 0 : 20);
});

it('carries nothing for a visitor, for a session that has ended, and where a link first moves the session', async () => {
  const cookie = await cookieOf('owner@kopi.test');
  expect((await openPage('/transactions-new')).carried).toBeUndefined();
  expect((await openPage('/transactions-new', 'session=unknown')).carried).toBeUndefined();
  expect((await openPage('/login', cookie)).carried).toBeUndefined();
  expect((await openPage('/transactions-new?business=biz_1', cookie)).carried).toBeUndefined();
  const { page, carried } = await openPage('/no-such-screen', cookie);
  expect([page.statusCode, carried]).toEqual([404, undefined]);
});

it('carries rows as the address of the page has them, in the environment of the device', async () => {
  const cookie = await cookieOf('owner@kopi.test');
  const address = `/transactions-new?filter=${encodeURIComponent(JSON.stringify({ status: ['FAILED'] }))}`;
  const { carried } = await openPage(address, `${cookie}; environment=DEVELOPMENT`);
  expect(carried?.first.console.environment).toBe('DEVELOPMENT');
  const rows = carried?.data.find(({ path }) => path.startsWith('/api/transactions?'))?.body as { status: string }[];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'FAILED'));
});

it('keeps texts of people from ending the script that carries them', async () => {
  const cookie = await cookieOf('owner@kopi.test');
  const before = (await openPage('/transactions-new', cookie)).page.body.match(SCRIPT_TAGS)?.length;
  const name = 'A</script><script>alert(1)</script><!--<script>{{boot}}';
  await test.database.pool.query("update businesses set name = $1 where name = 'Kopi Nusantara'", [name]);
  const { page, carried } = await openPage('/transactions-new', cookie);
  expect(carried?.first.console.business.name).toBe(name);
  expect(page.body.match(SCRIPT_TAGS)?.length).toBe(before);
});
