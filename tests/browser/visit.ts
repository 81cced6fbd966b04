import { mkdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import type { Environment, Tokens } from '#contract/generated/api.ts';
import { ROOT } from '../process/product.ts';
import { callApi, signInByApi } from './api.ts';
import { siteAddress } from './browser.ts';
import { PASSWORD, type Person } from './people.ts';
import { sharedSession } from './sessions.ts';
import { type BrowserWindow, emptyWindow, keepWindow, openWindow, takeWindow } from './windows.ts';
import { type Words, wordsOf } from './words.ts';

/** Folder of the screenshots of failed tests. */
const PICTURES = `${ROOT}.cache/browser`;

/** The viewports of a phone and of a desktop, in CSS pixels. */
const VIEWPORTS = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface VisitOptions {
  /** The signed-in user; by default the visit has no session. */
  readonly as?: Person | undefined;
  /** The session is in a cookie, as browsers have it by default, and of this visit alone: its pages carry their console. */
  readonly byCookie?: boolean;
  /** A session of this visit alone, for a test that ends or changes it. */
  readonly ownSession?: boolean;
  /** A new window, which is closed with the visit; also what a visit without a shared session has. */
  readonly ownWindow?: boolean;
  readonly environment?: Environment;
  readonly viewport?: keyof typeof VIEWPORTS;
  /** The screen is touched, and there is no mouse. */
  readonly touch?: boolean;
  readonly language?: 'en' | 'id';
  readonly colours?: 'light' | 'dark';
  /** The brand whose words the person reads, where it has its own. */
  readonly brand?: string;
  /** The host, where a brand has its own. */
  readonly host?: string;
  /** Where another product answers than the one that all tests share. */
  readonly at?: string;
}

/** A person at a browser. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The words of a locale key as this person reads them. */
  readonly words: Words;
  /** The browser's console will say this, because the test breaks something. */
  allow(said: RegExp): void;
  /** Fails when the console has said anything else. */
  expectQuiet(): void;
}

async function sessionOf(person: Person, { ownSession, language = 'en', at }: VisitOptions): Promise<Tokens> {
  const siteUrl = at ?? siteAddress();
  const session = ownSession || at ? await signInByApi(siteUrl, person) : await sharedSession(person);
  const body = { preferred_language: language };
  await callApi(siteUrl, '/api/user', { token: session.access_token, method: 'PATCH', body });
  return session;
}

/** Signs a window in by a cookie, which its scripts cannot read. */
async function signInByCookie({ context, page }: BrowserWindow, origin: string, email: Person): Promise<void> {
  const headers = { 'x-csrf-protection': '1' };
  const response = await context.request.post(`${origin}/api/sessions`, {
    data: { email, password: PASSWORD },
    headers,
  });
  if (!response.ok()) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  await page.goto('/api/boot');
  await page.evaluate((session) => localStorage.setItem('beranda.session', session), await response.text());
}

async function enter(options: VisitOptions, open: typeof openWindow): Promise<{ visit: Visit; window: BrowserWindow }> {
  const { as, environment, viewport = 'desktop', language = 'en', colours = 'light', brand, touch, byCookie } = options;
  const origin = options.at ?? siteAddress(options.host);
  const session = as && (await sessionOf(as, options));
  const stored = session && !byCookie ? [{ name: 'beranda.session', value: JSON.stringify(session) }] : [];
  const window = await open(
    { origin, viewport: VIEWPORTS[viewport], language, colours, ...(touch && { touch }) },
    stored,
  );
  const { page, context, console } = window;
  if (as && byCookie) await signInByCookie(window, origin, as);
  if (environment) await context.addCookies([{ name: 'environment', value: environment, url: origin }]);
  const { allow, expectQuiet } = console;
  return { visit: { page, context, words: wordsOf(language, brand), allow, expectQuiet }, window };
}

/** Opens a browser window of its own, which the caller closes. */
export async function openVisit(options: VisitOptions = {}): Promise<Visit> {
  return (await enter(options, openWindow)).visit;
}

/** Opens a browser window for the test that runs; when the test is over, the console must have been quiet. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { as, at, ownSession, byCookie } = options;
  const { ownWindow = as === undefined || at !== undefined || ownSession || byCookie } = options;
  const { visit: opened, window } = await enter(options, ownWindow ? openWindow : takeWindow);
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    if (hasFailed) await keepPicture(opened.page, task.name);
    if (hasFailed || ownWindow || opened.page.isClosed()) await opened.context.close();
    else await emptyWindow(window);
    opened.expectQuiet();
    if (!hasFailed && !ownWindow && !opened.page.isClosed()) await keepWindow(window);
  });
  return opened;
}

/** Keeps a picture of what a test that failed saw last. */
async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name.replaceAll(/\W+/g, '-')}.png` }).catch(() => undefined);
}
