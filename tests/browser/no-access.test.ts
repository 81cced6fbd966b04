import { describe, expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { expectAccessible, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule access.missing-permission-is-named.
describe('a user without the permission', () => {
  it.each(['en', 'id'] as const)(
    'reads which permission opens a screen and who can grant it, in %s',
    async (language) => {
      const { page, words, allow } = await visit({ as: 'viewer@kopi.test', language });
      // The browser logs the status of a page that no screen has.
      allow(/404.*nothing-here/);
      await page.goto('/settings/team');
      const screen = await waitForScreen(page, 'no-access');
      await screen.getByText(words('permissions.can_administer')).first().waitFor();
      await screen.getByText('Sari').waitFor();
      await expectAccessible(page);
      await page.goto('/settings/nothing-here');
      await waitForScreen(page, 'not-found');
    },
  );

  it.each(['en', 'id'] as const)('reads it on every page and list that permissions close, in %s', async (language) => {
    const viewer = 'viewer@kopi.test';
    const { page, words } = await visit({ as: viewer, language });
    const { access_token: token } = await sharedSession(viewer);
    const shown = await callApi<Console>(siteUrl(), '/api/console?environment=PRODUCTION', { token });
    const closed = (shown.closed_routes ?? []).filter(({ path }) => !path.includes('{'));
    expect(closed.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/settings/developers', '/store/products/create']),
    );
    for (const { path, permissions } of closed) {
      await page.goto(path);
      const screen = await waitForScreen(page, 'no-access');
      for (const label of permissions) await screen.getByText(words(label)).first().waitFor();
    }
  });

  it('reads it for a missing action', async () => {
    const { page, words } = await visit({ as: 'viewer@kopi.test' });
    await page.goto('/customers');
    const screen = await waitForScreen(page, 'customers');
    await screen
      .getByRole('button', { name: words('actions.more') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: words('customers.create') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words('permissions.can_edit')).waitFor();
    expect(await dialog.getByRole('button').count()).toBeGreaterThan(0);
  });
});
