import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { moveClock } from '../helpers/moveClock.cjs';
import { OFFER_AXE } from './axe.ts';
import { theBrowser } from './browser.ts';
import { type ConsoleListener, listenToConsole } from './listenToConsole.ts';

/** Longest wait for anything on a screen, in milliseconds; in CI other work may have most of a core. */
const PATIENCE = process.env.CI ? 30_000 : 15_000;

/** Windows that wait for their next visit; the one that has waited longest makes room. */
const MOST_WAITING = 4;

/** A document of the site that runs no script. */
const PLAIN_DOCUMENT = '/api/boot';

/** How a window is opened. */
interface WindowOptions {
  /** The origin that it shows, such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly language: 'en' | 'id';
  readonly colours: 'light' | 'dark';
  /** It is touched, and has no mouse. */
  readonly touch?: boolean;
}

/** A browser window with storage of its own. */
export interface BrowserWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly console: ConsoleListener;
  readonly options: WindowOptions;
}

/** What the site has stored in a window. */
type Stored = readonly { readonly name: string; readonly value: string }[];

const waiting: BrowserWindow[] = [];

/** Opens a new window. */
export async function openWindow(options: WindowOptions, stored: Stored): Promise<BrowserWindow> {
  const { origin, viewport, language, colours, touch = false } = options;
  const state: BrowserContextOptions['storageState'] = {
    cookies: [],
    origins: stored.length > 0 ? [{ origin, localStorage: [...stored] }] : [],
  };
  const context = await theBrowser().newContext({
    baseURL: origin,
    viewport,
    colorScheme: colours,
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    locale: language === 'id' ? 'id-ID' : 'en-GB',
    // Where no business of the demo is, so that a screen that leans on the browser's zone is found out.
    timezoneId: 'America/New_York',
    storageState: state,
  });
  context.setDefaultTimeout(PATIENCE);
  // waitForIdleReads looks at each request since the page was opened.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(5_000));
  await context.addInitScript({ content: OFFER_AXE });
  await context.addInitScript(moveClock, Number(process.env.TEST_CLOCK_AHEAD ?? 0));
  return { context, page: await context.newPage(), console: listenToConsole(context), options };
}

/**
 * A window in which nothing is stored but `stored`: one that another visit has emptied, else a new one. A new window
 * takes three times as long as a page does, and compiles every script again.
 */
export async function takeWindow(options: WindowOptions, stored: Stored): Promise<BrowserWindow> {
  const key = JSON.stringify(options);
  const index = waiting.findIndex((each) => JSON.stringify(each.options) === key && each.context.browser() !== null);
  const [found] = index < 0 ? [] : waiting.splice(index, 1);
  if (found === undefined) {
    const opened = await openWindow(options, stored);
    // What these do lasts as long as the window does.
    for (const target of [opened.page, opened.context]) {
      Object.assign(target, {
        addInitScript: rejectLasting,
        exposeFunction: rejectLasting,
        exposeBinding: rejectLasting,
      });
    }
    return opened;
  }
  await found.page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
  return found;
}

function rejectLasting(): never {
  throw new Error('The window of this visit is used again. Open the visit with ownWindow to add scripts or functions.');
}

/** Empties a window for the next visit: its tabs, storage, history, routes, permissions and what it emulates. */
export async function emptyWindow(given: BrowserWindow): Promise<void> {
  const { context, page, options } = given;
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.goto(options.origin + PLAIN_DOCUMENT);
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const protocol = await context.newCDPSession(page);
  await protocol.send('Page.resetNavigationHistory');
  await protocol.detach();
  await page.emulateMedia({ media: null, colorScheme: options.colours, reducedMotion: 'reduce', forcedColors: null });
  await page.setViewportSize(options.viewport);
  await page.mouse.move(-1, -1);
}

/** Keeps an empty window for the next visit that wants one like it. */
export async function keepWindow(empty: BrowserWindow): Promise<void> {
  empty.console.forget();
  waiting.push(empty);
  if (waiting.length > MOST_WAITING) await waiting.shift()?.context.close();
}
