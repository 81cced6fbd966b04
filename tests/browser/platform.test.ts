import { describe, expect, it } from 'vitest';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { openListForm, PIN, waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

const ACCOUNTS = { path: '/xenplatform/accounts', screen: 'xenplatform-accounts' };

/** The newest link to a route that was mailed to an address. */
async function linkTo(email: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  const look = async () => {
    const mails = await callApi<{ text: string }[]>(siteUrl(), `/api/demo/outbox?to=${email}`);
    for (const { text } of mails) found ??= pattern.exec(text)?.[0];
    return found;
  };
  await expect.poll(look).toBeDefined();
  return found ?? '';
}

// Rule platform.registration.
describe('an account of a platform', () => {
  it.each([
    ['en', 'desktop'],
    ['id', 'phone'],
  ] as const)('that it owns is registered by the platform, in %s on a %s', async (language, viewport) => {
    const { page, words } = await visit({ as: 'owner@pasar.test', language, viewport });
    const action = 'xenplatform_accounts.register';
    const { field, submit } = await openListForm(page, words, { ...ACCOUNTS, action });
    expect(new URL(page.url()).pathname).toBe('/xenplatform/test-registered');
    await field('name').fill(`Anyaman ${language}`);
    await field('email').fill(`halo@anyaman-${language}.test`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await submit.click();
    await page.getByText(words('xenplatform_accounts.register_done')).waitFor();
    await waitForScreen(page, 'xenplatform-accounts-detail');
    await page.getByRole('heading', { name: `Anyaman ${language}` }).waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
  });

  it.each([
    ['en', 'desktop'],
    ['id', 'phone'],
  ] as const)('is invited, registers by the link and activates itself, in %s on a %s', async (language, viewport) => {
    const email = `wulan@keramik-${language}.test`;
    const master = await visit({ as: 'owner@pasar.test', language, viewport });
    const action = 'xenplatform_accounts.invite';
    const form = await openListForm(master.page, master.words, { ...ACCOUNTS, action });
    await form.field('name').fill('Keramik Dinoyo');
    await form.field('email').fill(email);
    await form.submit.click();
    await master.page.getByText(master.words('xenplatform_accounts.invite_done')).waitFor();

    const { page, words } = await visit({ language, viewport });
    await page.goto(await linkTo(email, /\/xenplatform\/register\/biz_\w+/));
    await screenOf(page, 'register').waitFor();
    await page.getByText(words('access.register.platform', { platform: 'Pasar Digital' })).waitFor();
    await page.getByLabel(words('access.register.full_name')).fill('Wulan Sari');
    await page.getByLabel(words('sign_in.email')).fill(email);
    const password = 'teh poci gula batu';
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill(password);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: words('access.register.next') }).click();
    await page.getByRole('heading', { name: words('access.register.step_2') }).waitFor();
    const name = page.getByLabel(words('access.register.business_name'));
    await expect.poll(() => name.inputValue()).toBe('Keramik Dinoyo');
    await page.getByLabel(words('access.register.phone')).fill('0812 3456 7890');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: words('access.register.submit') }).click();
    await page.getByRole('heading', { name: words('access.register.step_3') }).waitFor();
    await page.goto(await linkTo(email, /\/confirm_email\/[\w-]{43}/));
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: words('access.confirm_email.submit') }).click();
    await waitForScreen(page, 'activation-detail');
  });

  it('registers at the platform’s own address, and nothing is at any other', async () => {
    const { page, words, allow } = await visit();
    allow(/404/);
    await page.goto('/xenplatform/pasar-digital');
    await screenOf(page, 'register').waitFor();
    await page.getByText(words('access.register.platform', { platform: 'Pasar Digital' })).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/xenplatform/pasar-digital/1');
    await expectWords(page);
    await page.goto('/xenplatform/nothing-here');
    await page.getByRole('heading', { name: words('access.not_found.heading') }).waitFor();
  });
});

// Rule platform.transfers.
describe('a transfer to an account', () => {
  it.each([
    ['en', 'desktop'],
    ['id', 'phone'],
  ] as const)('is reviewed and confirmed by the PIN, in %s on a %s', async (language, viewport) => {
    const { page, words, allow } = await visit({ as: 'owner@pasar.test', language, viewport });
    allow(/4\d\d/);
    await page.goto('/xenplatform/transfers');
    const screen = await waitForScreen(page, 'xenplatform-transfers');
    // An empty list offers it twice.
    const action = 'account_transfers.create';
    await screen
      .getByRole('button', { name: words(action), exact: true })
      .first()
      .click();
    const { field, submit } = await waitForForm(page, words, action);
    for (const [path, name] of [
      ['from_id', 'Pasar Digital'],
      ['to_id', 'Batik Laweyan'],
    ] as const) {
      await field(path).fill(name);
      await page.getByRole('option', { name: new RegExp(name) }).click();
    }
    await field('amount').fill('15000');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await submit.click();
    const question = words('account_transfers.create_confirm', { amount: 'Rp15.000' });
    const review = page.getByRole('dialog').filter({ hasText: question });
    await review.locator('[data-figure="recipient"]').getByText('Batik Laweyan').waitFor();
    await expectAccessible(page);
    await review.getByRole('button', { name: words('account_transfers.create'), exact: true }).click();
    await page.getByLabel(words('actions.pin_label'), { exact: true }).fill(PIN);
    await page.getByText(words('account_transfers.create_done')).waitFor();
    await waitForScreen(page, 'xenplatform-transfers-detail');
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
  });
});
