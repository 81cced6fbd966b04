import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callApi, signInByApi } from './api.ts';
import { siteAddress, startBrowser } from './browser.ts';
import { PASSWORD } from './people.ts';
import { expectAccessible, screenOf, waitForScreen } from './screen.ts';
import { type Visit, visit } from './visit.ts';

startBrowser();

const PATH = '/xenplatform-activation';

/** Signs in with the form of the page. */
async function signIn({ page, words, context }: Visit, email: string, preferred_language: 'en' | 'id'): Promise<void> {
  const { access_token: token } = await signInByApi(siteAddress(), email);
  await callApi(siteAddress(), '/api/user', { token, method: 'PATCH', body: { preferred_language } });
  await context.addCookies([{ name: 'environment', value: 'DEVELOPMENT', url: new URL(page.url()).origin }]);
  await page.getByLabel(words('sign_in.email'), { exact: true }).fill(email);
  await page.getByLabel(words('sign_in.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words('sign_in.submit') }).click();
}

async function openForm({ page, words }: Visit): Promise<Locator> {
  const screen = screenOf(page, 'platform-activation-detail');
  await waitForScreen(page, 'platform-activation-detail');
  await screen.getByRole('button', { name: words('platform_activation.fill_in'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const first = words('forms.platform_activation.step_platform');
  await dialog.getByRole('navigation').getByRole('button', { name: first }).click();
  await dialog.locator('#form_platform_name').waitFor();
  return dialog;
}

const field = (dialog: Locator, name: string) => dialog.locator(`#form_${name}`);

async function expectSaved(dialog: Locator, { words }: Visit): Promise<void> {
  await dialog.getByText(words('shell.form.draft_saving')).waitFor({ state: 'hidden' });
  await dialog.getByText(words('shell.form.draft_saved')).waitFor({ timeout: 20_000 });
}

/** Saves what was typed: the page says so, after the pause that follows the last key. */
async function typed(visitor: Visit, dialog: Locator, name: string, value: string): Promise<void> {
  const saved = visitor.page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/draft') && response.ok(),
  );
  await field(dialog, name).fill(value);
  await saved;
  await expectSaved(dialog, visitor);
}

async function signOut({ page, words }: Visit, name: string): Promise<void> {
  await page.goto('/home');
  await page.getByRole('button', { name: words('shell.profile.open', { name }) }).click();
  const panel = page.getByRole('dialog', { name: words('shell.profile.label') });
  await panel.getByRole('button', { name: words('shell.sign_out') }).click();
  await waitForScreen(page, 'login');
}

const goToForm = (page: Page) => page.goto(`/login?next=${encodeURIComponent(PATH)}`);

// Rule forms.shared-drafts.
describe('the draft of a form with steps', () => {
  it('survives a reload, a sign-out, another device and a cut-off, and two people lose nothing', async () => {
    const owner = await visit({ ownWindow: true });
    owner.allow(/net::ERR|Failed to load|409|404|401/);
    await goToForm(owner.page);
    await signIn(owner, 'owner@kopi.test', 'en');
    let dialog = await openForm(owner);
    await typed(owner, dialog, 'platform_name', 'Pasar Kopi');

    await owner.page.reload();
    dialog = await openForm(owner);
    expect(await field(dialog, 'platform_name').inputValue()).toBe('Pasar Kopi');

    // Typed while the connection is cut off: kept in the page, and saved when it is there again.
    await owner.context.setOffline(true);
    await field(dialog, 'contact_person').fill('Dewi Lestari');
    await dialog.getByText(owner.words('shell.form.draft_failed')).waitFor({ timeout: 20_000 });
    await expectAccessible(owner.page);
    await owner.context.setOffline(false);
    await expectSaved(dialog, owner);

    await owner.page.keyboard.press('Escape');
    await signOut(owner, 'Sari Wulandari');
    await goToForm(owner.page);
    await signIn(owner, 'owner@kopi.test', 'en');
    dialog = await openForm(owner);
    expect(await field(dialog, 'contact_person').inputValue()).toBe('Dewi Lestari');

    const phone = await visit({ ownWindow: true, viewport: 'phone', language: 'id' });
    phone.allow(/409|404|401/);
    await goToForm(phone.page);
    await signIn(phone, 'admin@kopi.test', 'id');
    const other = await openForm(phone);
    expect(await field(other, 'platform_name').inputValue()).toBe('Pasar Kopi');

    // Other fields of both are joined; of the same one each keeps their own and reads that of the other.
    await typed(phone, other, 'description', 'Petani kopi menjual langsung.');
    await expect
      .poll(() => field(dialog, 'description').inputValue(), { timeout: 20_000 })
      .toBe('Petani kopi menjual langsung.');
    await Promise.all([
      field(dialog, 'platform_name').fill('Pasar Kopi Bandung'),
      field(other, 'platform_name').fill('Pasar Kopi Jakarta'),
    ]);
    const notices = [dialog, other].map((open, index) =>
      open
        .getByRole('status')
        .filter({ hasText: [owner, phone][index]?.words('shell.form.draft_conflicts') ?? '' })
        .waitFor({ timeout: 20_000 })
        .then(() => [open, index] as const),
    );
    const [shown, index] = await Promise.any(notices);
    for (const notice of notices) notice.catch(() => undefined);
    const [theirs, own] = index === 0 ? ['Jakarta', 'Bandung'] : ['Bandung', 'Jakarta'];
    await shown.getByText(`Pasar Kopi ${theirs}`).waitFor();
    expect(await field(shown, 'platform_name').inputValue()).toBe(`Pasar Kopi ${own}`);
    await expectAccessible((index === 0 ? owner : phone).page);
    const language = index === 0 ? owner : phone;
    await shown.getByRole('button', { name: new RegExp(`^${language.words('shell.form.draft_take')}`) }).click();
    const rest = index === 0 ? other : dialog;
    await expect
      .poll(() => field(rest, 'platform_name').inputValue(), { timeout: 20_000 })
      .toBe(`Pasar Kopi ${theirs}`);
    expect(await field(shown, 'platform_name').inputValue()).toBe(`Pasar Kopi ${theirs}`);
  });
});
