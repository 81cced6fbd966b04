import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Screens that people hold in their hands and stand before. */
export const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

let browser: Browser;

/** Gives a test file a browser. */
export function useBrowser(): void {
  beforeAll(async () => {
    const { CHROMIUM_PATH } = process.env;
    browser = await chromium.launch({ args: FLAGS, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) });
  });
  afterAll(() => browser.close());
}

export interface VisitOptions {
  readonly viewport?: keyof typeof VIEWPORTS;
  readonly language?: 'en' | 'id';
  readonly colours?: 'light' | 'dark';
}

/** A person at a browser. What the browser's console says and what was not answered is collected. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Fails when the console has said anything, and closes. */
  end(): Promise<void>;
}

/** Opens a browser window of its own. */
export async function visit({
  viewport = 'desktop',
  language = 'en',
  colours = 'light',
}: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    viewport: VIEWPORTS[viewport],
    colorScheme: colours,
    locale: language === 'id' ? 'id-ID' : 'en-GB',
    // Where no business of the demo is, so that a screen that leans on the browser's zone is found out.
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
  return {
    page,
    context,
    async end() {
      await context.close();
      expect(said, 'the browser’s console was not quiet').toEqual([]);
    },
  };
}

/** Signs in by the sign-in page and waits for the first screen. */
export async function signIn(page: Page, email: string, to = '/login'): Promise<void> {
  await page.goto(to);
  await page.locator('main[data-screen="login"]').waitFor();
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill('Beranda2026');
  await page.keyboard.press('Enter');
  await page.locator('main[data-screen]:not([data-screen="login"])').waitFor();
}

/** Waits until a screen shows its data. */
export async function waitForScreen(page: Page, id: string): Promise<void> {
  await page.locator(`main[data-screen="${id}"]`).waitFor();
  await page.locator(`main[data-screen="${id}"][aria-busy="true"]`).waitFor({ state: 'detached' });
}

/** Fails when axe finds anything on the page, or when it scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}
