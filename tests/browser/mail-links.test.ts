import { describe, expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { callApi, signInByApi } from './api.ts';
import { siteAddress, startBrowser } from './browser.ts';
import { waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

async function businessOf(person: 'owner@manila.test'): Promise<string> {
  const { access_token: token } = await signInByApi(siteAddress(), person);
  const console = await callApi<Console>(siteAddress(), '/api/console?environment=PRODUCTION', { token });
  return console.business.id;
}

// Rule modes.link.
describe('a link in a mail', () => {
  it.each(['DEVELOPMENT', 'PRODUCTION'] as const)('opens in its business in %s', async (environment) => {
    const manila = await businessOf('owner@manila.test');
    const other = environment === 'PRODUCTION' ? 'DEVELOPMENT' : 'PRODUCTION';
    const { page, context } = await visit({ as: 'owner@kopi.test', ownSession: true, environment: other });
    await page.goto('/transactions-new');
    await waitForScreen(page, 'transactions');
    await page.goto(`/transactions-new?business=${manila}&environment=${environment}#list`);
    await waitForScreen(page, 'transactions');
    await page.getByText('Manila Goods').first().waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'environment');
    expect(cookie?.value).toBe(environment);
    // What is shown is of that business also where another one's was shown before.
    await page.getByText('₱').or(page.getByText('PHP')).first().waitFor();
    const { search, pathname } = new URL(page.url());
    expect(pathname).toBe('/transactions-new');
    expect(search).not.toMatch(/business|environment/);
  });

  it('of a business that its reader is not a member of shows their own', async () => {
    const manila = await businessOf('owner@manila.test');
    const { page, words, allow } = await visit({ as: 'viewer@kopi.test', ownSession: true, environment: 'PRODUCTION' });
    allow(/404/);
    await page.goto(`/transactions-new?business=${manila}&environment=DEVELOPMENT`);
    await waitForScreen(page, 'transactions');
    await page.getByText('Kopi Nusantara').first().waitFor();
    expect(new URL(page.url()).search).not.toContain('business');
    await page.getByRole('button', { name: words('shell.environment.live') }).waitFor();
  });
});
