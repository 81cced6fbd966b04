import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { codeIn, type ReadMail } from '../helpers/mails.ts';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const API = '/api/customers';

function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

async function openActive(page: Page, words: Words): Promise<string> {
  const { id = '' } = await firstRecord(OWNER, API, { filter: { status: ['ACTIVE'] } });
  await page.goto(`/customers/${id}`);
  await waitForScreen(page, 'customers-detail');
  await page.getByText(words('values.customer.status.ACTIVE'), { exact: true }).first().waitFor();
  return id;
}

async function lastCode(): Promise<string> {
  return codeIn(await callApi<ReadMail[]>(siteUrl(), `/api/demo/outbox?to=${OWNER}`));
}

describe('an action on customers', () => {
  // Rule customers.archived.
  it('runs at once where it can be undone, and is undone', async () => {
    const { page, words } = await visit({ as: OWNER });
    await openActive(page, words);
    await button(page, words('customers.archive')).click();
    await page.getByText(words('customers.archive_done')).waitFor();
    const screen = screenOf(page, 'customers-detail');
    await screen.getByText(words('values.customer.status.ARCHIVED'), { exact: true }).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: words('actions.undo') }).click();
    await screen.getByText(words('values.customer.status.ACTIVE'), { exact: true }).first().waitFor();
  });

  // Rule actions.one-time-code.
  it('requires a code before an action that cannot be undone', async () => {
    const { page, words, allow } = await visit({ as: OWNER, language: 'id' });
    allow(/403/);
    await openActive(page, words);
    await button(page, words('customers.erase')).click();
    await page.getByRole('dialog').getByText(words('customers.erase_confirm')).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('customers.erase') })
      .click();
    const input = page.getByRole('textbox', { name: words('actions.code_label') });
    await input.waitFor();
    await page.getByText('o…@kopi.test', { exact: false }).waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
    const code = await lastCode();
    await input.fill(code.slice(0, 5) + ((Number(code[5]) + 1) % 10));
    await page.getByText(words('errors.OTP_TOKEN_NOT_VALID_ERROR')).waitFor();
    await input.fill(code);
    await page.getByText(words('customers.erase_done')).waitFor();
    const screen = screenOf(page, 'customers-detail');
    await screen.getByText(words('values.customer.status.ERASED'), { exact: true }).first().waitFor();
  });

  it('continues in the background for a selection, on any screen, and can be undone', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/customers?filter={"status":["ACTIVE"]}');
    await waitForScreen(page, 'customers');
    const rows = page.getByRole('row').getByRole('checkbox');
    await rows.nth(1).check();
    await rows.nth(2).check();
    const bar = page.getByRole('region', { name: words('selection.bar') });
    await bar.getByRole('button', { name: words('customers.archive') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: words('customers.archive') }).click();
    const tray = page.getByRole('region', { name: words('jobs.title') });
    await tray.getByText(words('customers.archive_selected_done', { count: 2 })).waitFor();
    await page
      .getByRole('link', { name: words('transactions.title') })
      .first()
      .click();
    await waitForScreen(page, 'transactions');
    await expectAccessible(page);
    await tray.getByRole('button', { name: words('actions.undo') }).click();
    await tray.getByText(words('jobs.undone').replace('%{count}', '2')).waitFor();
    expect(await tray.getByText(words('jobs.report')).count()).toBe(0);
    // Nothing is left to be done about it.
    await tray.waitFor({ state: 'detached' });
  });
});
