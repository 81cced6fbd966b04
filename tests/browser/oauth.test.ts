import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, screenOf } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

function addressOf(change: Record<string, string> = {}): string {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'buku-rapi',
    redirect_uri: 'https://buku-rapi.example/beranda/kembali',
    response_type: 'code',
    scope: 'read:BALANCE write:CUSTOMERS',
    state: 'state-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  });
  return `/oauth/authorize?${query}`;
}

// Rule sign-in.full-screen.
describe('an application that requests access', () => {
  it.each(['en', 'id'] as const)(
    'gets it from a user with the permission, in %s, and the user is redirected',
    async (language) => {
      const { page, words, allow } = await visit({
        as: 'owner@kopi.test',
        // It leaves the site.
        ownWindow: true,
        language,
        viewport: language === 'id' ? 'phone' : 'desktop',
      });
      // The browser itself requests the icon of a site.
      allow(/buku-rapi\.example\/favicon\.ico/);
      await page.route('https://buku-rapi.example/**', (route) => route.fulfill({ body: 'kembali' }));
      await page.goto(addressOf());
      await screenOf(page, 'oauth-authorize').waitFor();
      const names = { application: 'Buku Rapi', business: 'Kopi Nusantara' };
      await page.getByRole('heading', { name: words('access.oauth_authorize.question', names) }).waitFor();
      await page.getByText(words('values.api_key.writes.CUSTOMERS'), { exact: true }).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: words('access.oauth_authorize.allow'), exact: true }).click();
      await page.waitForURL('https://buku-rapi.example/**');
      const back = new URL(page.url());
      expect([back.searchParams.get('state'), back.searchParams.get('code')?.length]).toEqual(['state-1', 43]);
    },
  );

  it('waits while the user signs in first', async () => {
    const { page, words } = await visit();
    await page.goto(addressOf());
    await screenOf(page, 'login').waitFor();
    await page.getByLabel(words('sign_in.email')).fill('owner@kopi.test');
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill('Beranda2026');
    await page.getByRole('button', { name: words('sign_in.submit') }).click();
    await screenOf(page, 'oauth-authorize').waitFor();
    await page.getByRole('button', { name: words('access.oauth_authorize.allow'), exact: true }).waitFor();
  });

  it('shows an error when it cannot be loaded, and is requested again', async () => {
    const { page, words, allow } = await visit({ as: 'owner@kopi.test' });
    allow(/ERR_FAILED/);
    await page.route('**/api/oauth/authorize?*', (route) => route.abort());
    await page.goto(addressOf());
    await page.getByRole('alert').getByText(words('errors.network')).waitFor();
    expect(await page.getByText(words('access.oauth_authorize.refused')).count()).toBe(0);
    await expectAccessible(page);
    await page.unroute('**/api/oauth/authorize?*');
    await page.getByRole('button', { name: words('shell.retry') }).click();
    await page.getByRole('button', { name: words('access.oauth_authorize.allow'), exact: true }).waitFor();
  });

  it('with an invalid request shows the error to the user, without a redirect', async () => {
    const { page, words, allow } = await visit({ as: 'owner@kopi.test' });
    allow(/400/);
    await page.goto(addressOf({ redirect_uri: 'https://attacker.example/' }));
    await page.getByRole('alert').getByText(words('access.oauth_authorize.refused')).waitFor();
    expect(await page.getByRole('button', { name: words('access.oauth_authorize.allow') }).count()).toBe(0);
  });
});
