import { describe, it } from 'vitest';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { PIN, waitForForm } from './filling.ts';
import { openRow } from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, pressAction, screenOf, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

const LOOKS = [
  ['en', 'desktop', 'light'],
  ['id', 'phone', 'dark'],
] as const;

/** A customer of an active escrow account from whose money something was released before. */
async function customerWithMoney(): Promise<string> {
  const { access_token: token } = await sharedSession(OWNER);
  const read = <Row>(resource: string, filter: object) =>
    callApi<readonly Row[]>(
      siteUrl(),
      `/api/${resource}?environment=DEVELOPMENT&range=[0,49]&filter=${JSON.stringify(filter)}`,
      { token },
    );
  const accounts = await read<{ id: string }>('escrow-account', { status: ['ACTIVE'] });
  const found = await Promise.all(
    accounts.map(({ id }) =>
      read<{ customer_id: string; type: string }>('escrow-balance', { account_id: id, type: ['RELEASE'] }),
    ),
  );
  const [release] = found.flat();
  if (release === undefined) throw new Error('The demo has no release.');
  return release.customer_id;
}

describe('money in escrow', () => {
  // Rule products.escrow-moves.
  it.each(LOOKS)(
    'is paid in, and released to the balance with the PIN, in %s on a %s',
    async (language, viewport, colours) => {
      const id = await customerWithMoney();
      const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', language, viewport, colours });
      await page.goto(`/escrow-customers/${id}`);
      await waitForScreen(page, 'escrow-customers-detail');
      await pressAction(page, words, 'escrow_customers.simulate');
      const deposit = await waitForForm(page, words, 'escrow_customers.simulate');
      await expectAccessible(page);
      await deposit.field('amount').fill('75000');
      await deposit.submit.click();
      const paid = words('escrow_customers.simulate_confirm', { amount: 'Rp75.000' });
      const payIn = page.getByRole('dialog').filter({ hasText: paid });
      await payIn.getByRole('button', { name: words('escrow_customers.simulate') }).click();
      await page.getByText(words('escrow_customers.simulate_done')).waitFor();

      await pressAction(page, words, 'escrow_customers.release');
      const release = await waitForForm(page, words, 'escrow_customers.release');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await release.field('amount').fill('60000');
      await release.dialog.getByText(words('forms.escrow_release.release_to.BALANCE')).click();
      await release.submit.click();
      const text = words('escrow_customers.release_confirm', { amount: 'Rp60.000', fees: 'Rp5.550' });
      const question = page.getByRole('dialog').filter({ hasText: text });
      await expectAccessible(page);
      await question.getByRole('button', { name: words('escrow_customers.release') }).click();
      const pin = page.getByLabel(words('actions.pin_label'), { exact: true });
      await pin.waitFor();
      await pin.fill(PIN);
      await page.getByText(words('escrow_customers.release_done')).waitFor();
      await page.getByRole('link', { name: words('escrow_account.tab_movements'), exact: true }).click();
      await page.getByText('Rp54.450').first().waitFor();
      await page.getByText('Rp75.000').first().waitFor();
    },
  );
});

describe('an investor', () => {
  // Rule products.investor-moves.
  it.each(LOOKS)(
    'is paid out with the PIN, which waits for the bank, in %s on a %s',
    async (language, viewport, colours) => {
      const { access_token: token } = await sharedSession(OWNER);
      const listed = '/api/rdl-investors?environment=DEVELOPMENT&range=[0,0]&filter={"status":["ACTIVE"]}';
      const [investor] = await callApi<readonly { id: string }[]>(siteUrl(), listed, { token });
      const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', language, viewport, colours });
      await page.goto(`/rdl-investors/${investor?.id}`);
      await waitForScreen(page, 'rdl-investors-detail');
      await pressAction(page, words, 'rdl_investors.withdraw');
      const { field, submit, dialog } = await waitForForm(page, words, 'rdl_investors.withdraw');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await field('amount').fill('999999999999');
      await submit.click();
      const most = words('form_errors.more_than_held', { limit: '' }).replace(/ .*$/u, '');
      await dialog.getByText(most).first().waitFor();
      const amount = language === 'en' ? '21000' : '22000';
      await field('amount').fill(amount);
      await submit.click();
      const shown = `Rp${amount.slice(0, 2)}.000`;
      const text = words('rdl_investors.withdraw_confirm', { amount: shown });
      const question = page.getByRole('dialog').filter({ hasText: text });
      await question.getByRole('button', { name: words('rdl_investors.withdraw') }).click();
      const pin = page.getByLabel(words('actions.pin_label'), { exact: true });
      await pin.waitFor();
      await expectAccessible(page);
      await pin.fill(PIN);
      await page.getByText(words('rdl_investors.withdraw_done')).waitFor();
      await screenOf(page, 'rdl-investors-detail')
        .getByRole('link', { name: words('rdl_transactions.title'), exact: true })
        .click();
      await page.getByText(shown).first().waitFor();
      await openRow(page);
      await waitForScreen(page, 'rdl-transactions-detail');
      await pressAction(page, words, 'rdl_transactions.complete');
      const complete = page.getByRole('dialog').filter({ hasText: words('rdl_transactions.complete_confirm') });
      await complete.getByRole('button', { name: words('rdl_transactions.complete') }).click();
      await page.getByText(words('rdl_transactions.complete_done')).waitFor();
    },
  );
});
