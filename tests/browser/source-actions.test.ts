import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, expectSteady, screenOf, waitForScreen } from './screen.ts';
import { readRecord, readRecords } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';
const DETAIL = 'transactions-detail';
const PAYMENTS = '/api/credit-card-payments';

/** A payment of this status that allows this action, and whose card is not on the block list. */
async function paymentOfFreeCard(status: string, action = 'block-card'): Promise<string> {
  for (const { id = '' } of await readRecords(OWNER, PAYMENTS, { filter: { status: [status] } })) {
    const { alerts, can } = await readRecord(OWNER, `${PAYMENTS}/${id}`);
    if (alerts === undefined && can?.includes(action)) return id;
  }
  throw new Error(`No payment that is ${status} allows ${action}, or its card is on the block list`);
}

it('a transaction offers the actions of its card payment, such as blocking the card', async () => {
  const { page, words } = await visit({ as: OWNER });
  const id = await paymentOfFreeCard('SETTLED');
  const { transaction_id } = await readRecord(OWNER, `${PAYMENTS}/${id}`);
  await page.goto(`/transactions-new/${transaction_id}`);
  const screen = await waitForScreen(page, DETAIL);
  const block = words('credit_card_payments.block_card');
  await screen.getByRole('button', { name: block, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: block });
  await dialog.getByText(words('credit_card_payments.block_card_confirm')).waitFor();
  // It is the card of the payment that the transaction comes from.
  await dialog.getByText(words('fields.credit_card_payment.card_number'), { exact: true }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: block }).click();
  await page.getByText(words('credit_card_payments.block_card_done')).waitFor();
  // The action leaves the person at the transaction.
  await screenOf(page, DETAIL).getByRole('button', { name: block, exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/transactions-new/${transaction_id}`);

  await page.goto(`/credit_cards/payment/${id}`);
  await waitForScreen(page, 'credit-card-payments-detail');
  await page.getByText(words('credit_card_payments.card_blocked')).waitFor();
});

// Rule details.nothing-moves.
it('a transaction has the actions of its payment from the beginning, so that nothing moves on a phone', async () => {
  const { page, words } = await visit({ as: OWNER, viewport: 'phone' });
  const id = await paymentOfFreeCard('SETTLED', 'refund');
  const { transaction_id } = await readRecord(OWNER, `${PAYMENTS}/${id}`);
  await page.goto(`/transactions-new/${transaction_id}`);
  const screen = await waitForScreen(page, DETAIL);
  await screen.getByRole('button', { name: words('credit_card_payments.refund'), exact: true }).waitFor();
  await expectSteady(page);
});

it.each(['desktop', 'phone'] as const)(
  'on a %s, a card payment shows that its card is on the block list until the entry is removed',
  async (viewport) => {
    const { page, words } = await visit({ as: OWNER, viewport });
    const status = viewport === 'phone' ? 'FAILED' : 'CHARGED';
    const id = await paymentOfFreeCard(status);
    await page.goto(`/credit_cards/payment/${id}`);
    const screen = await waitForScreen(page, 'credit-card-payments-detail');
    const alert = screen.getByText(words('credit_card_payments.card_blocked'));
    expect(await alert.count()).toBe(0);
    const block = words('credit_card_payments.block_card');
    const button = screen.getByRole('button', { name: block, exact: true });
    if (viewport === 'phone' && (await button.count()) === 0) {
      await screen.getByRole('button', { name: words('actions.more') }).click();
      await page.getByRole('menuitem', { name: block }).click();
    } else await button.click();
    await page.getByRole('dialog', { name: block }).getByRole('button', { name: block }).click();
    await alert.waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await screen.getByRole('link', { name: words('credit_card_payments.card_blocked_link') }).click();
    const entry = await waitForScreen(page, 'fraud-card-number-list-detail');
    await entry.getByText(words('values.fraud_list_entry.action.BLOCK'), { exact: true }).first().waitFor();
    await entry.getByRole('button', { name: words('actions.remove'), exact: true }).click();
    await page.getByText(words('fraud_lists.remove_done')).waitFor();

    await page.goto(`/credit_cards/payment/${id}`);
    await waitForScreen(page, 'credit-card-payments-detail');
    await screen.getByRole('button', { name: words('list.refresh'), exact: true }).waitFor();
    expect(await alert.count()).toBe(0);
  },
);
