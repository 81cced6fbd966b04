import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

describe('somebody without the permission', () => {
  it.each(['en', 'id'] as const)('reads which one opens a screen and whom to ask, in %s', async (language) => {
    const { page, words } = await visit({ as: 'viewer@kopi.test', language });
    await page.goto('/settings/team');
    const screen = await waitForScreen(page, 'no-access');
    await screen.getByText(words('permissions.can_administer')).first().waitFor();
    await screen.getByText('Sari').waitFor();
    await expectAccessible(page);
    await page.goto('/settings/nothing-here');
    await waitForScreen(page, 'not-found');
  });

  it('reads the same of an action that is missing', async () => {
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
