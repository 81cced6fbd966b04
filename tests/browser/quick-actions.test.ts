import { describe, expect, it } from 'vitest';
import { ACTION_PARAM } from '#contract/actionFormPath.ts';
import type { Console } from '#contract/generated/api.ts';
import { FIND_PARAM } from '#contract/listSearchPath.ts';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import type { Person } from './people.ts';
import { waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

const PEOPLE: readonly Person[] = ['owner@kopi.test', 'owner@manila.test', 'editor@kopi.test'];

/** The addresses to which quick actions lead, on every page of a person. */
async function quickAddresses(as: Person): Promise<string[]> {
  const { access_token: token } = await sharedSession(as);
  const { pages } = await callApi<Console>(siteUrl(), '/api/console?environment=PRODUCTION', { token });
  const blocks = Object.values(pages).flatMap((page) => page.blocks);
  return blocks.flatMap((block) => (block.type === 'quick-actions' ? block.actions.map(({ to }) => to) : []));
}

describe('a quick action', () => {
  // Rule home.quick-disbursement, transactions.withdraw, navigation.action-address.
  it.each(PEOPLE)('that names an action opens its form, and closing it leaves the list (%s)', async (as) => {
    const named = (await quickAddresses(as)).filter((to) => to.includes(`?${ACTION_PARAM}=`));
    expect(named.length).toBeGreaterThan(0);
    const { page } = await visit({ as });
    for (const to of named) {
      await page.goto('/home');
      await waitForScreen(page, 'home');
      await page.locator(`main a[href="${to}"]`).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('');
    }
  });

  // Rule navigation.search-address.
  it.each(PEOPLE)('that finds something opens its list with the focus in the search box (%s)', async (as) => {
    const finding = (await quickAddresses(as)).filter((to) => to.includes(`?${FIND_PARAM}`));
    expect(finding.length).toBeGreaterThan(0);
    const { page } = await visit({ as });
    for (const to of finding) {
      await page.goto('/home');
      await waitForScreen(page, 'home');
      await page.locator(`main a[href="${to}"]`).click();
      const search = page.locator('main input[type="search"]:focus');
      await search.waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await page.keyboard.type('putu');
      expect(await search.inputValue()).toBe('putu');
    }
    await page.goto(finding[0] ?? '');
    await page.locator('main input[type="search"]:focus').waitFor();
  });
});
