import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PARTNER_HOST, startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, screenOf, waitForScreen } from './screen.ts';
import { type Visit, visit } from './visit.ts';

startBrowser();

/** Percent-encoding that cannot be decoded. */
const MALFORMED = '%E0%A4%A';

/** What the browser itself says of a page that is answered with 404. */
const NOT_FOUND_PAGE = /^Failed to load resource: the server responded with a status of 404 \(Not Found\) \(http/;

/** Opens an address that no screen has: it is answered with a page that says so. */
async function openUnknown({ page, words }: Visit, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect([path, answer?.status(), answer?.headers()['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
  const screen = await waitForScreen(page, 'not-found');
  await screen.getByRole('heading', { level: 1, name: words('shell.not_found.title') }).waitFor();
}

async function expectTransactions(page: Page): Promise<void> {
  const list = await waitForScreen(page, 'transactions');
  await list.locator('table tbody tr').first().waitFor();
}

// Rule errors.not-a-page.
describe('a path that cannot be decoded', () => {
  it.each([
    ['a session in a cookie', true],
    ['a session in the page', false],
  ] as const)('shows a user with %s that there is no such screen', async (_session, byCookie) => {
    const visitor = await visit({ as: 'owner@kopi.test', byCookie });
    const { page, words, allow } = visitor;
    allow(NOT_FOUND_PAGE);
    const paths = [`/transactions-new/${MALFORMED}`, '/%', '/docs/%', '/a%b/c'];
    for (const path of paths) await openUnknown(visitor, path);
    await openUnknown(visitor, '/home/report.pdf');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await screenOf(page, 'not-found')
      .getByRole('link', { name: words('shell.not_found.home') })
      .click();
    await waitForScreen(page, 'home');
    await page.goBack();
    await waitForScreen(page, 'not-found');
  });

  it('is where a user comes after sign-in who opened it before', async () => {
    const { page, words, allow } = await visit({ host: PARTNER_HOST });
    allow(NOT_FOUND_PAGE);
    expect((await page.goto(`/transactions-new/${MALFORMED}`))?.status()).toBe(404);
    await waitForScreen(page, 'login');
    await page.getByLabel(words('sign_in.email'), { exact: true }).fill('owner@mitra.test');
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill('Beranda2026');
    await page.getByRole('button', { name: words('sign_in.submit') }).click();
    await waitForScreen(page, 'not-found');
    expect(new URL(page.url()).pathname).toBe(`/transactions-new/${MALFORMED}`);
  });
});

describe('a query that cannot be decoded', () => {
  it.each([true, false])('shows the list without it (session in a cookie: %s)', async (byCookie) => {
    const { page } = await visit({ as: 'owner@kopi.test', byCookie });
    for (const query of [`filter=${MALFORMED}`, `%=%&segment=${MALFORMED}&sort=%ff&view=%&columns=%&perPage=%`]) {
      expect((await page.goto(`/transactions-new?${query}`))?.status()).toBe(200);
      await expectTransactions(page);
    }
    await page.goto(`/home?period=${MALFORMED}#${MALFORMED}`);
    await waitForScreen(page, 'home');
    await page.goto(`/settings/developers?tab=${MALFORMED}#${MALFORMED}`);
    await waitForScreen(page, 'settings-developers');
  });

  it('shows sign-in as well', async () => {
    const { page } = await visit();
    await page.goto(`/login?next=${MALFORMED}&reason=%`);
    await waitForScreen(page, 'login');
  });
});
