import { afterAll, expect, it } from 'vitest';
import { callApi } from './api.ts';
import { siteAddress, startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const PERSON = 'owner@kopi.test';
const MANILA = 'owner@manila.test';

type Tour = 'tour.sidebar' | 'tour.payment-links';

/** Keeps a tour as read or unread for a person. */
async function keep(person: typeof PERSON | typeof MANILA, notify: Tour, status: 'ACTIVE' | 'INACTIVE'): Promise<void> {
  const { access_token: token } = await sharedSession(person);
  const body = { account_notifications: [{ notify, status }] };
  await callApi(siteAddress(), '/api/users/update_notification', { token, method: 'PATCH', body });
}

/** Whether a tour is still to be taken. */
async function isUnread(person: typeof PERSON | typeof MANILA, notify: Tour): Promise<boolean> {
  const { access_token: token } = await sharedSession(person);
  const { tours = [] } = await callApi<{ tours?: { notify: string }[] }>(siteAddress(), '/api/console', { token });
  return tours.some((tour) => tour.notify === notify);
}

afterAll(async () => {
  for (const tour of ['tour.sidebar', 'tour.payment-links'] as const) await keep(PERSON, tour, 'INACTIVE');
  await keep(MANILA, 'tour.sidebar', 'INACTIVE');
});

// Rule notifications.tours.
it.each([
  ['desktop', 'en'],
  ['phone', 'id'],
] as const)(
  'on a %s, the tour of the sidebar is taken by keyboard and kept as read at its last step',
  async (viewport, language) => {
    await keep(PERSON, 'tour.sidebar', 'ACTIVE');
    const { page, words, expectQuiet } = await visit({ as: PERSON, viewport, language, ownWindow: true });
    await page.goto('/home');
    await waitForScreen(page, 'home');
    const tour = page.getByRole('dialog', { name: words('tours.sidebar.welcome') });
    await tour.waitFor();
    await expectAccessible(page);
    // At another width the header is that of a phone, and begins anew.
    if (viewport === 'phone') await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: words('tours.next') }).click();
    await page.getByRole('dialog', { name: words('home.title') }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: words('tours.sidebar.transactions') }).waitFor();
    expect(await isUnread(PERSON, 'tour.sidebar')).toBe(true);
    const last = page.getByRole('dialog', { name: words('tours.sidebar.settings') });
    for (const step of ['links', 'send', 'apps', 'settings']) {
      // The tour takes no key while it moves to a step, for 400 ms.
      await page.waitForTimeout(600);
      await page.keyboard.press('ArrowRight');
      await page.getByRole('dialog', { name: words(`tours.sidebar.${step}`) }).waitFor();
    }
    await last.getByRole('button', { name: words('tours.end') }).click();
    await last.waitFor({ state: 'detached' });
    await expect.poll(() => isUnread(PERSON, 'tour.sidebar')).toBe(false);
    expectQuiet();
  },
);

it('a tour that is closed before its end stays closed in the tab, and is still to be taken', async () => {
  await keep(PERSON, 'tour.sidebar', 'INACTIVE');
  await keep(PERSON, 'tour.payment-links', 'ACTIVE');
  const { page, words } = await visit({ as: PERSON, ownWindow: true });
  await page.goto('/payment-links');
  await waitForScreen(page, 'payment-links');
  const tour = page.getByRole('dialog', { name: words('tours.payment_links.create') });
  await tour.waitFor();
  await page.keyboard.press('Escape');
  await tour.waitFor({ state: 'detached' });
  await page.reload();
  await waitForScreen(page, 'payment-links');
  await page.getByRole('button', { name: words('help.label') }).waitFor();
  await page.waitForTimeout(1_000);
  expect(await tour.count()).toBe(0);
  expect(await isUnread(PERSON, 'tour.payment-links')).toBe(true);
});

it('the tour of a business in the Philippines is shorter', async () => {
  await keep(MANILA, 'tour.sidebar', 'ACTIVE');
  await keep(PERSON, 'tour.sidebar', 'ACTIVE');
  const steps = async (person: typeof PERSON | typeof MANILA) => {
    const { access_token: token } = await sharedSession(person);
    const { tours } = await callApi<{ tours: { notify: string; steps: { id: string }[] }[] }>(
      siteAddress(),
      '/api/console',
      { token },
    );
    return tours.find(({ notify }) => notify === 'tour.sidebar')?.steps.map(({ id }) => id);
  };
  expect(await steps(MANILA)).toEqual(['welcome', 'home', 'transactions', 'settings']);
  expect(await steps(PERSON)).toEqual(['welcome', 'home', 'transactions', 'links', 'send', 'apps', 'settings']);
});
