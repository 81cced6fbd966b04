import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callApi, signInByApi } from './api.ts';
import { siteAddress, startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
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
  await dialog.getByText(words('shell.form.draft_saved')).waitFor();
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

/** What the pages of these tests read and save, without what lasts as long as the page, such as notifications. */
const API = /\/api\/(platform-activation|customers)/;

/** From now on the answers are of a build that is newer than the page. */
async function answerAsNewerBuild(page: Page): Promise<void> {
  await page.route(API, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } });
  });
}

/** Takes the newer build that the page offers. */
async function loadNewerBuild({ page, words }: Visit): Promise<void> {
  const offer = page.getByRole('status').filter({ hasText: words('shell.newer_build') });
  await offer.waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await offer.getByRole('button', { name: words('shell.reload') }).click();
  await offer.waitFor({ state: 'hidden' });
}

const goToForm = (page: Page) => page.goto(`/login?next=${encodeURIComponent(PATH)}`);

/** The field as it is shown within the seconds that a form takes to read what was saved elsewhere. */
async function expectShown(dialog: Locator, name: string, value: string): Promise<void> {
  await expect
    .poll(() => field(dialog, name).inputValue(), { timeout: 20_000, message: `what is shown in ${name}` })
    .toBe(value);
}

/** The form names the other person who fills it in, within the seconds that it takes to read what they saved. */
async function expectOther({ words }: Visit, dialog: Locator, name: string): Promise<void> {
  const notice = dialog.getByRole('status').filter({ hasText: words('shell.form.draft_other', { name }) });
  await notice.waitFor();
}

/** Types while the connection is cut off: the page says that it is not saved yet. */
async function typedOffline({ context, words }: Visit, dialog: Locator, values: Record<string, string>): Promise<void> {
  await context.setOffline(true);
  for (const [name, value] of Object.entries(values)) await field(dialog, name).fill(value);
  await dialog.getByText(words('shell.form.draft_failed')).waitFor();
}

/** Lets a page read the draft again only once it has tried to save: the server has to say that the draft has changed. */
async function saveBeforeReading(page: Page): Promise<void> {
  let hasSaved = false;
  await page.route(/\/draft(?:\?|$)/, (route) => {
    hasSaved ||= route.request().method() === 'PUT';
    return hasSaved ? route.continue() : route.abort('connectionrefused');
  });
}

/** The values of the draft as the server has them. */
async function storedDraft(email: string): Promise<Record<string, unknown>> {
  const { access_token: token } = await signInByApi(siteAddress(), email);
  const list = '/api/platform-activation?environment=DEVELOPMENT';
  const [record] = await callApi<{ id: string }[]>(siteAddress(), list, { token });
  const address = `/api/platform-activation/${record?.id}/actions/fill-in/draft?environment=DEVELOPMENT`;
  return (await callApi<{ values: Record<string, unknown> }>(siteAddress(), address, { token })).values;
}

// Rule forms.shared-drafts.
describe('the draft of a form with steps', () => {
  it('survives a reload, a sign-out, another device and a cut-off, and two people lose nothing', {
    timeout: 180_000,
  }, async () => {
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
    await dialog.getByText(owner.words('shell.form.draft_failed')).waitFor();
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

    // Each sees that the other is filling it in too.
    await typed(owner, dialog, 'email', 'kopi@kopi.example');
    await expectOther(phone, other, 'Sari Wulandari');
    await expectAccessible(phone.page);
    // Other fields of both are joined; of the same one each keeps their own and reads that of the other.
    await typed(phone, other, 'description', 'Petani kopi menjual langsung.');
    await expectOther(owner, dialog, 'Adi Nugroho');
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

  // Rule forms.changed-form, session.new-build.
  it('survives a deploy: the server is gone for a while, and comes back with a newer build', async () => {
    const owner = await visit({ as: 'owner@kopi.test', environment: 'DEVELOPMENT', ownSession: true });
    const { page, words, allow } = owner;
    allow(/net::ERR|Failed to load|502/);
    await page.goto(PATH);
    let dialog = await openForm(owner);
    await typed(owner, dialog, 'email', 'sebelum@kopi.example');
    await page.route(API, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await field(dialog, 'contact_person').fill('Rina Deploy');
    await dialog.getByText(words('shell.form.draft_failed')).waitFor();
    await page.unroute(API);
    await answerAsNewerBuild(page);
    await expectSaved(dialog, owner);
    expect(await field(dialog, 'contact_person').inputValue()).toBe('Rina Deploy');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await loadNewerBuild(owner);
    dialog = await openForm(owner);
    expect(await field(dialog, 'contact_person').inputValue()).toBe('Rina Deploy');
    expect(await field(dialog, 'email').inputValue()).toBe('sebelum@kopi.example');
  });

  it('joins what one person fills in on two devices, and says what was changed on the other', async () => {
    const person = { as: 'owner@kopi.test', environment: 'DEVELOPMENT', ownSession: true } as const;
    const laptop = await visit(person);
    const phone = await visit({ ...person, viewport: 'phone' });
    const devices = [laptop, phone];
    for (const { page, allow } of devices) {
      allow(/net::ERR|Failed to load|409/);
      await page.goto(PATH);
    }
    const [atDesk, atHand] = [await openForm(laptop), await openForm(phone)];
    await typed(laptop, atDesk, 'email', 'pasar@kopi.example');
    await expectShown(atHand, 'email', 'pasar@kopi.example');

    // The phone has no connection while the laptop saves: neither overwrites the other.
    await typedOffline(phone, atHand, { contact_person: 'Budi Santoso', platform_name: 'Pasar Ponsel' });
    await typed(laptop, atDesk, 'platform_name', 'Pasar Laptop');
    await typed(laptop, atDesk, 'description', 'Dari laptop.');
    await saveBeforeReading(phone.page);
    await phone.context.setOffline(false);
    const notice = atHand.getByRole('status').filter({ hasText: phone.words('shell.form.draft_conflicts_own') });
    await notice.getByText('Pasar Laptop').waitFor();
    await expectAccessible(phone.page);
    await expectSaved(atHand, phone);
    expect(await field(atHand, 'platform_name').inputValue()).toBe('Pasar Ponsel');
    await expectShown(atHand, 'description', 'Dari laptop.');
    await expectShown(atDesk, 'contact_person', 'Budi Santoso');
    expect(await storedDraft('owner@kopi.test')).toMatchObject({
      email: 'pasar@kopi.example',
      contact_person: 'Budi Santoso',
      platform_name: 'Pasar Ponsel',
      description: 'Dari laptop.',
    });

    await notice.getByRole('button', { name: new RegExp(`^${phone.words('shell.form.draft_take_own')}`) }).click();
    await expectShown(atHand, 'platform_name', 'Pasar Laptop');
    await expectShown(atDesk, 'platform_name', 'Pasar Laptop');
  });
});

// Rule session.drafts, session.new-build.
it('a form of the device that was sent into a deploy is sent after it', async () => {
  const owner = await visit({ as: 'owner@kopi.test', environment: 'DEVELOPMENT', ownSession: true });
  const { page, words, allow } = owner;
  allow(/502/);
  await page.goto('/customers?action=create');
  const { field, dialog, submit } = await waitForForm(page, words, 'customers.create');
  await dialog.getByRole('radio').first().check();
  await field('name').fill('Ibu Sri Deploy');
  await field('city').fill('Bandung');
  await page.route(API, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await submit.click();
  await dialog
    .getByRole('alert')
    .filter({ hasText: words('errors.network') })
    .waitFor();
  await expectAccessible(page);
  await page.unroute(API);
  await answerAsNewerBuild(page);
  // The dialog covers the offer of the newer build: people reload the page with the form open.
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect.poll(() => field('name').inputValue()).toBe('Ibu Sri Deploy');
  await page.unrouteAll({ behavior: 'wait' });
  await submit.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('main').getByText('Ibu Sri Deploy').first().waitFor();
});
