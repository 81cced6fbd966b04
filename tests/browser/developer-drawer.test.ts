import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { readRecord, readRecords } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** The demo's newest disbursement that a program made: it is of no batch. */
async function madeByProgram(): Promise<string> {
  // Other tests make disbursements with references of other kinds.
  const records = await readRecords(OWNER, '/api/disbursements', { filter: { q: 'KN-' } });
  for (const { id = '' } of records) {
    const { batch_disbursement_id: batch } = await readRecord(OWNER, `/api/disbursements/${id}`);
    if (!batch) return id;
  }
  throw new Error('Every disbursement of the first page is of a batch');
}

// Rule details.developer-drawer.
it.each([
  ['desktop', 'en'],
  ['phone', 'id'],
] as const)(
  'on a %s, the drawer for developers shows what programs have of a record (%s)',
  async (viewport, language) => {
    const { page, words } = await visit({ as: OWNER, viewport, language });
    const id = await madeByProgram();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(`/disbursements/${id}`);
    const screen = await waitForScreen(page, 'disbursements-detail');
    const open = screen.getByRole('button', { name: words('developer.open') });
    await open.waitFor();
    expect(loaded.filter((url) => /developer/i.test(url))).toEqual([]);

    await open.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: words('developer.open') });
    await drawer.getByText(`"${id}"`).first().waitFor();
    const curl = drawer.getByText(`/api/v1/disbursements/${id}'`);
    expect(await curl.innerText()).toContain('$LIVE_SECRET_KEY:');
    await drawer.getByText('POST /api/v1/disbursements', { exact: true }).click();
    await drawer.getByRole('heading', { name: words('developer.response') }).waitFor();
    await drawer.getByRole('heading', { name: words('developer.callbacks') }).waitFor();
    await drawer.getByRole('button', { name: words('list.copy', { label: 'curl' }) }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);

it('the drawer has the callbacks with every attempt, and is not there without the permission', async () => {
  const { page, words } = await visit({ as: OWNER });
  const sent = (await readRecords(OWNER, '/api/callbacks', { filter: { status: ['COMPLETED'] } })).find(
    ({ reference = '' }) => reference.startsWith('txn_'),
  );
  await page.goto(`/transactions-new/${sent?.reference}`);
  await (await waitForScreen(page, 'transactions-detail'))
    .getByRole('button', { name: words('developer.open') })
    .click();
  const drawer = page.getByRole('dialog', { name: words('developer.open') });
  await drawer
    .getByText(words(`values.callback.product.${sent?.product}`))
    .first()
    .click();
  await drawer
    .getByText(sent?.url ?? '', { exact: true })
    .first()
    .waitFor();
  expect(await drawer.locator('ol > li').count()).toBeGreaterThanOrEqual(Number(sent?.attempts));

  const other = await visit({ as: 'viewer@kopi.test' });
  await other.page.goto(`/transactions-new/${sent?.reference}`);
  const screen = await waitForScreen(other.page, 'transactions-detail');
  await screen.getByRole('heading', { level: 1 }).waitFor();
  expect(await screen.getByRole('button', { name: words('developer.open') }).count()).toBe(0);
});
