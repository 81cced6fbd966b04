import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Console, ResolvedResource } from '#contract/generated/api.ts';
import { screensOf } from '../../scripts/lib/screensOf.ts';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { expectNoSidewaysScroll, goWithin, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** A screen of each kind that shows texts: cards with one detail and with several, panels, and headers of records. */
const KINDS = [
  'settings-payment-methods',
  'all-accounts',
  'customers',
  'payment-requests',
  'issuing-cards',
  'payment-requests-detail',
  'payout-links-detail',
  'invoices-detail',
  'credit-card-payments-detail',
];

/** Longer than any line, and nowhere a place to break at, as what a QR code holds. */
const LONG = '00020101021251180014ID.CO.QRIS.WWW520400005303360'.repeat(4);

/** Types of columns that show a text as it was written. */
const WRITTEN = new Set<unknown>(['text', 'email', 'link', 'tags', 'masked-card']);

/** The fields that columns anywhere in a resource show as they were written. */
function writtenFields(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, field } = part as { readonly type?: unknown; readonly field?: unknown };
  const own = typeof field === 'string' && WRITTEN.has(type) ? [field] : [];
  return [...own, ...Object.values(part).flatMap(writtenFields)];
}

function stretch(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stretch);
  return typeof value === 'string' ? `${LONG}${value}` : value;
}

/** Makes each text of the records that a page reads longer than any line. */
async function stretchTexts(page: Page, resource: ResolvedResource): Promise<void> {
  const written = new Set(writtenFields(resource));
  const lengthen = (record: object) =>
    Object.fromEntries(
      Object.entries(record).map(([field, value]) => [field, written.has(field) ? stretch(value) : value]),
    );
  await page.route(
    ({ pathname }) => pathname === resource.api || pathname.startsWith(`${resource.api}/`),
    async (route) => {
      const response = await route.fetch();
      const body: object = await response.json();
      await route.fulfill({ response, json: Array.isArray(body) ? body.map(lengthen) : lengthen(body) });
    },
  );
}

// Rule navigation.no-sideways-scroll.
it('values without a place to break at are within a screen of 320 px', { timeout: 120_000 }, async () => {
  const { access_token: token } = await sharedSession(OWNER);
  const read = <T>(path: string) => callApi<T>(siteUrl(), path, { token });
  const shown = await read<Console>('/api/console?environment=DEVELOPMENT');
  const screens = (await screensOf(read, shown)).filter(({ id }) => KINDS.includes(id));
  expect(screens.length).toBe(KINDS.length);
  const { page } = await visit({ as: OWNER, environment: 'DEVELOPMENT', viewport: 'narrow', ownWindow: true });
  for (const resource of Object.values(shown.resources)) await stretchTexts(page, resource);
  await page.goto('/settings');
  for (const { id, path } of screens) {
    await goWithin(page, path);
    await (await waitForScreen(page, id)).getByText(LONG.slice(0, 20)).first().waitFor({ state: 'attached' });
    await expectNoSidewaysScroll(page);
  }
});
