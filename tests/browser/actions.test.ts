import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, screenOf, waitForScreen } from './screen.ts';
import { firstRecord } from './sessions.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const API = '/api/virtual-account-payments';
const PENDING = { environment: 'DEVELOPMENT', filter: { status: ['PENDING'] } } as const;
const SIMULATE = 'virtual_account_payments.simulate';

/** Opens a pending test payment, and opens the dialog that marks it as paid. */
async function request(page: Page, words: Words, id: string | undefined) {
  await page.goto(`/virtual_accounts/payments/${id}`);
  await waitForScreen(page, 'virtual-account-payments-detail');
  await page
    .getByRole('main')
    .getByRole('button', { name: words(SIMULATE) })
    .click();
  const dialog = page.getByRole('dialog', { name: words('virtual_account_payments.simulate_confirm') });
  await dialog.waitFor();
  return dialog;
}

describe('marking a test payment as paid', () => {
  it.each([
    ['en', 'desktop'],
    ['id', 'phone'],
  ] as const)(
    'requires a confirmation, reports the result, and changes the status to paid, in %s on a %s',
    async (language, viewport) => {
      const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', language, viewport });
      const { id } = await firstRecord(OWNER, API, PENDING);
      const dialog = await request(page, words, id);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words(SIMULATE) }).click();
      await page.getByText(words('virtual_account_payments.simulate_done')).waitFor();
      const screen = screenOf(page, 'virtual-account-payments-detail');
      await screen.getByText(words('values.virtual_account_payment.status.COMPLETED')).waitFor();
      expect(await screen.getByRole('button', { name: words(SIMULATE) }).count()).toBe(0);
      await screen.locator('dd a[href*="/transactions-new/"]').click();
      await waitForScreen(page, 'transactions-detail');
      await page.getByText(words('values.transaction.status.COMPLETED')).waitFor();
    },
  );

  it('does nothing when it is cancelled', async () => {
    const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT' });
    const { id } = await firstRecord(OWNER, API, PENDING);
    const dialog = await request(page, words, id);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect((await firstRecord(OWNER, API, { ...PENDING, filter: { id: [id] } })).status).toBe('PENDING');
  });

  it('shows the error in the dialog, and runs once with any number of tries', async () => {
    const { page, words, allow } = await visit({ as: OWNER, environment: 'DEVELOPMENT' });
    allow(/ERR_FAILED/);
    const { id } = await firstRecord(OWNER, API, PENDING);
    const keys: (string | undefined)[] = [];
    const actions = `**${API}/*/actions/simulate*`;
    await page.route(actions, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    const dialog = await request(page, words, id);
    await dialog.getByRole('button', { name: words(SIMULATE) }).click();
    await dialog.getByText(words('errors.network')).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words(SIMULATE) }).click();
    await page.getByText(words('virtual_account_payments.simulate_done')).waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('is rejected when another tab has switched to live mode meanwhile', async () => {
    const { page, context, words, allow } = await visit({ as: OWNER, environment: 'DEVELOPMENT' });
    allow(/409/);
    const { id } = await firstRecord(OWNER, API, PENDING);
    const dialog = await request(page, words, id);
    await context.addCookies([{ name: 'environment', value: 'PRODUCTION', url: page.url() }]);
    await dialog.getByRole('button', { name: words(SIMULATE) }).click();
    await dialog.getByText(words('errors.CONTEXT_CHANGED_ERROR')).waitFor();
  });

  // Rule actions.sandbox.
  it('is not offered in live mode, nor to viewers', async () => {
    const live = await visit({ as: OWNER });
    const payment = await firstRecord(OWNER, API, {});
    await live.page.goto(`/virtual_accounts/payments/${payment.id}`);
    await waitForScreen(live.page, 'virtual-account-payments-detail');
    expect(await live.page.getByRole('button', { name: live.words(SIMULATE) }).count()).toBe(0);

    const viewer = await visit({ as: 'viewer@kopi.test', environment: 'DEVELOPMENT' });
    const { id } = await firstRecord('viewer@kopi.test', API, PENDING);
    await viewer.page.goto(`/virtual_accounts/payments/${id}`);
    await waitForScreen(viewer.page, 'virtual-account-payments-detail');
    expect(await viewer.page.getByRole('button', { name: viewer.words(SIMULATE) }).count()).toBe(0);
  });
});
