import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { filtersOf } from './list.ts';
import { expectAccessible } from './screen.ts';
import { demoPayment, firstRecord } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const LIST = '/transactions-new';
const OWNER = 'owner@kopi.test';

describe('the search box', () => {
  it.each([20, 60, 120, 200])('keeps every typed letter, at %i ms a key', async (delay) => {
    const { page, words } = await visit({ as: OWNER });
    const { external_id = '' } = await firstRecord(OWNER, '/api/transactions', { filter: { status: ['FAILED'] } });
    await page.goto(LIST);
    const search = filtersOf(page).getByRole('searchbox', { name: words('list.search') });
    await search.pressSequentially('qris', { delay });
    await expect.poll(() => page.url()).toContain('qris');
    await search.press('ControlOrMeta+a');
    await search.pressSequentially(external_id, { delay });
    expect(await search.inputValue()).toBe(external_id);
    await page.locator('main table tbody tr', { hasText: external_id }).first().waitFor();
    // A part of it may have found the row before the whole was searched for.
    await expect.poll(() => decodeURIComponent(page.url())).toContain(`"q":"${external_id}"`);
    expect(await search.inputValue()).toBe(external_id);
  });

  it('changes with Back', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(LIST);
    const search = filtersOf(page).getByRole('searchbox', { name: words('list.search') });
    await search.fill('wijaya');
    await expect.poll(() => page.url()).toContain('wijaya');
    await page.goBack();
    await expect.poll(() => search.inputValue()).toBe('');
  });

  it('changes with Back before the list has loaded', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto(LIST);
    const search = filtersOf(page).getByRole('searchbox', { name: words('list.search') });
    await search.waitFor();
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...step) => {
        push(...step);
        history.back();
      };
    });
    await search.fill('wijaya');
    await expect.poll(() => search.inputValue()).toBe('');
    expect(page.url()).not.toContain('wijaya');
  });

  it('shows below itself that a card number cannot be searched', async () => {
    const { page, words } = await visit({ as: OWNER, viewport: 'phone' });
    await page.goto(LIST);
    const search = filtersOf(page).getByRole('searchbox', { name: words('list.search') });
    await search.fill('4242 4242 4242 4242');
    const hint = filtersOf(page).getByText(words('list.search_card'));
    const [box, said] = [await search.boundingBox(), await hint.boundingBox()];
    expect(said?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    await expectAccessible(page);
  });

  // Rule lists.search-only-visible.
  it('shows why a record matches, where no column shows it', async () => {
    const { page, words } = await visit({ as: OWNER });
    const { reference = '' } = await demoPayment(OWNER);
    await page.goto(`${LIST}?filter=${encodeURIComponent(JSON.stringify({ q: reference.slice(2) }))}`);
    await page
      .locator('main')
      .getByText(`${words('fields.transaction.reference')}: ${reference}`)
      .waitFor();
  });
});
