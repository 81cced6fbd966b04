import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { PASSWORD } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

const OWNER = 'owner@pasar.test';

/** The address of the link that was mailed to a user. */
async function mailedAddress(to: string): Promise<string> {
  const query = new URLSearchParams({ to });
  const [mail] = await callApi<{ text: string }[]>(siteUrl(), `/api/demo/outbox?${query}`);
  const path = mail?.text.match(/\/invitation\/[\w-]+/)?.[0];
  if (path === undefined) throw new Error(`No link was mailed to ${to}.`);
  return path;
}

async function invite(page: Page, words: Words, name: string, email: string): Promise<void> {
  await page.goto('/settings/team#members');
  await waitForScreen(page, 'settings-team');
  await page.getByRole('link', { name: words('team_members.invite') }).click();
  await waitForScreen(page, 'settings-team-invite');
  await page.getByRole('button', { name: words('team.invite.submit') }).click();
  await page.getByText(words('team.invite.full_name_empty')).waitFor();
  await expectAccessible(page);
  await page.getByLabel(words('team.invite.full_name'), { exact: true }).fill(name);
  await page.getByLabel(words('team.invite.email'), { exact: true }).fill(email);
  await page
    .getByRole('checkbox', { name: words('permissions.can_view'), exact: false })
    .first()
    .check();
  await page.getByText(words('team.difference.gains')).waitFor();
  await page.getByRole('button', { name: words('team.invite.submit') }).click();
  await page.getByText(words('team.invite.sent', { email })).waitFor();
}

/** Opens a member of the list by searching for them. */
async function openMember(page: Page, words: Words, name: string): Promise<void> {
  // An address that differs in nothing but its # is not fetched anew.
  await page.goto('/settings/team');
  const screen = await waitForScreen(page, 'settings-team');
  await screen.getByRole('searchbox').fill(name);
  await screen.getByRole('link', { name }).first().click();
  await waitForScreen(page, 'team-members-detail');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('button', { name: words('team.add.button') }).waitFor();
}

async function signIn(page: Page, words: Words, email: string): Promise<void> {
  await screenOf(page, 'login').waitFor();
  await page.getByRole('textbox', { name: words('sign_in.email') }).fill(email);
  await page.getByLabel(words('sign_in.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words('sign_in.submit'), exact: true }).click();
  await waitForScreen(page, 'home');
}

// Rule team.close-is-confirmed.
it('a half-filled invitation is there again after its screen was left', async () => {
  const { page, words, expectQuiet } = await visit({ as: OWNER });
  const name = page.getByLabel(words('team.invite.full_name'), { exact: true });
  const reopen = async () => {
    await page.getByRole('link', { name: words('team_members.invite') }).click();
    await waitForScreen(page, 'settings-team-invite');
  };
  await page.goto('/settings/team');
  await reopen();
  await name.fill('Rangga Setiawan');
  await page.goBack();
  await waitForScreen(page, 'settings-team');
  await reopen();
  expect(await name.inputValue()).toBe('Rangga Setiawan');
  await name.fill('');
  await page.goBack();
  await waitForScreen(page, 'settings-team');
  await reopen();
  expect(await name.inputValue()).toBe('');
  expectQuiet();
});

describe('a team', () => {
  it('adds a member by a mailed invitation, who sees what their permissions allow', { timeout: 120_000 }, async () => {
    const name = `Rangga ${Date.now().toString(36)}`;
    const email = `rangga${Date.now().toString(36)}@pasar.example`;
    const owner = await visit({ as: OWNER, ownSession: true });
    const { page, words } = owner;
    await invite(page, words, name, email);

    // An address that differs in nothing but its # is not fetched anew.
    await page.goto('/settings/team');
    const team = await waitForScreen(page, 'settings-team');
    await team.getByRole('searchbox').fill(name);
    const row = team.getByRole('row', { name });
    await row.getByText(words('values.common.PENDING'), { exact: true }).waitFor();

    const guest = await visit({ viewport: 'phone', language: 'id', colours: 'dark' });
    guest.allow(/404/);
    await guest.page.goto(await mailedAddress(email));
    await screenOf(guest.page, 'invitation').waitFor();
    await guest.page.getByText(email).waitFor();
    await expectAccessible(guest.page);
    await expectNoSidewaysScroll(guest.page);
    await guest.page.getByLabel(guest.words('access.invitation.password'), { exact: true }).fill(PASSWORD);
    await guest.page.getByRole('button', { name: guest.words('access.invitation.accept') }).click();
    await guest.page.getByRole('button', { name: guest.words('access.invitation.sign_in') }).waitFor();
    // The owner returns to their tab. Rows that were requested within the last second are not requested again.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
          return row.getByText(words('values.team_member.status.ACTIVE'), { exact: true }).isVisible();
        },
        { interval: 500 },
      )
      .toBe(true);
    await guest.page.getByRole('button', { name: guest.words('access.invitation.sign_in') }).click();
    await signIn(guest.page, guest.words, email);
    await guest.page.goto('/transactions-new');
    await waitForScreen(guest.page, 'transactions');

    await openMember(page, words, name);
    await page.getByRole('button', { name: words('team.account.edit', { name: 'Pasar Digital' }) }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: words('team.edit.submit') });
    await dialog.getByRole('checkbox').first().uncheck();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: words('permissions.can_manage_tech_settings'), exact: false }).check();
    await dialog.getByText(words('team.difference.losses')).waitFor();
    // Seen at once, or among those that open.
    await dialog.getByText(words('transactions.title'), { exact: false }).first().waitFor({ state: 'attached' });
    await expectAccessible(page);
    await save.click();
    await page.getByText(words('team.saved.title')).waitFor();
    await page.getByRole('button', { name: words('team.close') }).click();

    await guest.page.goto('/transactions-new');
    await screenOf(guest.page, 'no-access').waitFor();
    await guest.page.goto('/settings/developers');
    await waitForScreen(guest.page, 'settings-developers');
  });

  // Rule team.add-to-account, team.one-permission, team.change-result.
  it('gives a member another account in three steps, which going back and closing undo', async () => {
    const { page, words } = await visit({ as: OWNER, ownSession: true, viewport: 'phone' });
    await openMember(page, words, 'Yoga Firmansyah');
    const open = page.getByRole('button', { name: words('team.add.button') });
    const dialog = page.getByRole('dialog');
    const next = dialog.getByRole('button', { name: words('team.add.next') });
    const back = dialog.getByRole('button', { name: words('team.add.back') });
    await open.click();
    await expect.poll(() => next.isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: /Tenun Sumba/ }).check();
    await next.click();
    await dialog.getByRole('checkbox').first().waitFor();
    await expect.poll(() => next.isDisabled()).toBe(true);
    await dialog.getByRole('checkbox').first().check();
    await next.click();
    const submit = dialog.getByRole('button', { name: words('team.add.submit') });
    await submit.waitFor();
    await dialog.getByText(words('team.difference.gains')).waitFor();
    await expectWords(page);
    await expectAccessible(page);
    for (const step of [2, 1]) {
      await back.click();
      await dialog.getByText(words('team.add.step', { step })).waitFor();
    }
    await back.click();
    await expect.poll(() => dialog.count()).toBe(0);
    await open.click();
    await dialog.getByRole('radio').first().waitFor();
    expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
  });

  // Rule team.live-mode-only.
  it('redirects from a member’s screen to the list in test mode', async () => {
    const { page } = await visit({ as: OWNER, environment: 'DEVELOPMENT' });
    await page.goto(`/settings/xenplatform-team-members/usr_${'0'.repeat(32)}`);
    await waitForScreen(page, 'settings-team');
    expect(new URL(page.url()).pathname).toBe('/settings/team');
  });

  // Rule team.live-mode-only.
  it.each(['DEVELOPMENT', 'PRODUCTION'] as const)(
    'lists the same members in %s, with a sentence in test mode',
    async (environment) => {
      const { page, words } = await visit({ as: OWNER, environment });
      await page.goto('/settings/team');
      const screen = await waitForScreen(page, 'settings-team');
      await screen.getByText(OWNER).first().waitFor();
      const isTest = environment === 'DEVELOPMENT';
      expect(await screen.getByText(words('team_members.test_mode_note')).count()).toBe(isTest ? 1 : 0);
      expect((await screen.locator('a[data-row]').count()) > 0).toBe(!isTest);
      await expectAccessible(page);
    },
  );
});
