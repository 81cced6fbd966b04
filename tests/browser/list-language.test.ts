import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectColumn, openFilter, rangeOf, stateOf } from './list.ts';
import { expectAccessible, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const LIST = '/transactions-new';
const OWNER = 'owner@kopi.test';
const COMPLETED = 'values.transaction.status.COMPLETED';

describe.each([
  ['desktop', 'en'],
  ['phone', 'id'],
] as const)('a list on a %s, in %s', (viewport, language) => {
  it('has tabs with counts, which equal the rows of the list', async () => {
    const { page, words, expectQuiet } = await visit({ as: OWNER, language, viewport });
    await page.goto(LIST);
    await waitForScreen(page, 'transactions');
    const tabs = page.getByRole('navigation', { name: words('list.tabs') });
    const tab = tabs.getByRole('button', { name: words(COMPLETED) });
    await expect.poll(() => tab.textContent()).toMatch(/\d/);
    const count = (await tab.textContent())?.replace(words(COMPLETED), '') ?? '';
    await tab.click();
    await expect.poll(() => stateOf(page).get('filter')).toBe('{"status":["COMPLETED"]}');
    await expect.poll(() => tab.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => rangeOf(page, words).textContent()).toContain(count.trim());
    await expectAccessible(page);
    await tabs.getByRole('button', { name: words('list.tab_all') }).click();
    await expect.poll(() => page.url()).not.toContain('filter');
    expectQuiet();
  });

  it('has segments, which stay in the URL', async () => {
    const { page, words } = await visit({ as: OWNER, language, viewport });
    await page.goto(LIST);
    const segment = page.getByRole('button', { name: words('transactions.segment_refunds_this_month') });
    await segment.click();
    await expect.poll(() => stateOf(page).get('segment')).toBe('refunds-this-month');
    await page.reload();
    await expect.poll(() => segment.getAttribute('aria-pressed')).toBe('true');
    await segment.click();
    await expect.poll(() => page.url()).not.toContain('segment');
  });
});

describe('a list', () => {
  it('is filtered by a customer who is found by typing', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(LIST);
    const label = words('fields.transaction.customer_id');
    const panel = await openFilter(page, label);
    const first = panel.getByRole('group').getByRole('button').first();
    const name = (await first.textContent()) ?? '';
    await panel.getByRole('searchbox').fill(name.slice(0, 5));
    await panel.getByRole('button', { name, exact: true }).first().click();
    await expect.poll(() => stateOf(page).get('filter')).toMatch(/"customer_id":"cust_/);
    await page.getByRole('search').getByText(name).waitFor();
    await page.reload();
    await page.getByRole('search').getByText(name).waitFor();
  });

  it('is exported as it is shown', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(`${LIST}?segment=refunds-this-month`);
    await waitForScreen(page, 'transactions');
    const type = words('fields.transaction.type');
    await expectColumn(page, type, (text) => text === words('values.transaction.type.REFUND')).catch(() => undefined);
    await page.getByRole('button', { name: words('list.export') }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: words('list.export_csv') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toContain(words('fields.transaction.external_id'));
    for (const line of lines.slice(1)) expect(line).toContain(words('values.transaction.type.REFUND'));
    await page.getByText(words('list.export_done')).waitFor();
  });

  it('links to its help page', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(LIST);
    const help = page.getByRole('link', { name: words('list.help') });
    expect(await help.getAttribute('href')).toBe('https://docs.beranda.example/en/transactions');
  });
});
