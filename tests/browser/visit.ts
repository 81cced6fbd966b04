import { mkdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import type { Environment, Tokens } from '#contract/generated/api.ts';
import { moveClock } from '../helpers/moveClock.cjs';
import { ROOT } from '../process/product.ts';
import { callApi, signInByApi } from './api.ts';
import { siteAddress, theBrowser } from './browser.ts';
import { listenToConsole } from './listenToConsole.ts';
import type { Person } from './people.ts';
import { sharedSession } from './sessions.ts';
import { type Words, wordsOf } from './words.ts';

/** Longest wait for anything on a screen, in milliseconds. */
const PATIENCE = 15_000;

/** Folder of the screenshots of failed tests. */
const PICTURES = `${ROOT}.cache/browser`;

/** The viewports of a phone and of a desktop, in CSS pixels. */
const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

export interface VisitOptions {
  /** The signed-in user; by default the visit has no session. */
  readonly as?: Person | undefined;
  /** A session of this visit alone, for a test that ends or changes it. */
  readonly ownSession?: boolean;
  readonly environment?: Environment;
  readonly viewport?: keyof typeof VIEWPORTS;
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

/** Opens a browser window of its own, which the caller closes. */
export async function openVisit(options: VisitOptions = {}): Promise<Visit> {
  const { as, environment, viewport = 'desktop', language = 'en', colours = 'light', brand } = options;
  const siteUrl = options.at ?? siteAddress(options.host);
  const kept = as && [{ name: 'beranda.session', value: JSON.stringify(await sessionOf(as, options)) }];
  const context = await theBrowser().newContext({
    baseURL: siteUrl,
    viewport: VIEWPORTS[viewport],
    colorScheme: colours,
    reducedMotion: 'reduce',
    locale: language === 'id' ? 'id-ID' : 'en-GB',
    // Where no business of the demo is, so that a screen that leans on the browser's zone is found out.
    timezoneId: 'America/New_York',
    storageState: { cookies: [], origins: kept ? [{ origin: siteUrl, localStorage: kept }] : [] },
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(moveClock, Number(process.env.TEST_CLOCK_AHEAD ?? 0));
  if (environment) await context.addCookies([{ name: 'environment', value: environment, url: siteUrl }]);
  const { allow, expectQuiet } = listenToConsole(context);
  return { page: await context.newPage(), context, words: wordsOf(language, brand), allow, expectQuiet };
}

/** Opens a browser window for the test that runs; when the test is over, the console must have been quiet. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const opened = await openVisit(options);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(opened.page, task.name);
    await opened.context.close();
    opened.expectQuiet();
  });
  return opened;
}

/** Keeps a picture of what a test that failed saw last. */
async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name.replaceAll(/\W+/g, '-')}.png` }).catch(() => undefined);
}
