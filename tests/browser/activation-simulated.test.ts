import { describe, it } from 'vitest';
import { callApi, signInByApi } from './api.ts';
import { siteAddress, startBrowser } from './browser.ts';
import { PASSWORD } from './people.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectWords,
  pressAction,
  screenOf,
  waitForScreen,
} from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@bengkel.test';

// Rule activation.simulated-answers.
describe('a business that waits for its activation', () => {
  it('plays a rejection and a question of our reviewers on a narrow phone, and resets', async () => {
    const { page, words } = await visit({ viewport: 'narrow', language: 'id' });
    const { access_token: token } = await signInByApi(siteAddress(), OWNER);
    await callApi(siteAddress(), '/api/user', { token, method: 'PATCH', body: { preferred_language: 'id' } });
    await page.goto('/login?next=%2Factivation');
    await page.getByLabel(words('sign_in.email'), { exact: true }).fill(OWNER);
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: words('sign_in.submit') }).click();
    await waitForScreen(page, 'activation-detail');
    const screen = screenOf(page, 'activation-detail');
    const dialog = page.getByRole('dialog');
    const confirm = (action: string) =>
      dialog.getByRole('button', { name: words(`activation.${action}`), exact: true }).click();

    await pressAction(page, words, 'activation.simulate_decline');
    await dialog.locator('#form_reason').selectOption('UNREADABLE');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await confirm('simulate_decline');
    await page.getByText(words('activation.simulate_decline_done')).waitFor();
    await screen.getByText(words('values.activation.simulated.DECLINED_DESCRIPTION')).waitFor();
    await screen.getByText(words('values.activation.status.DATA_PROVIDED_DESCRIPTION')).waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);

    await pressAction(page, words, 'activation.simulate_ask');
    await dialog.locator('#form_question').fill('Di mana gudang Anda?');
    await confirm('simulate_ask');
    await screen.getByText(words('values.activation.simulated.NEEDS_INFO_DESCRIPTION')).waitFor();

    await pressAction(page, words, 'activation.simulate_reset');
    await dialog.getByText(words('activation.simulate_reset_confirm')).waitFor();
    await confirm('simulate_reset');
    await page.getByText(words('activation.simulate_reset_done')).waitFor();
    await screen.getByText(words('values.activation.simulated.NEEDS_INFO_DESCRIPTION')).waitFor({ state: 'detached' });
  });
});
