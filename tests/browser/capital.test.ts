import { describe, it } from 'vitest';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { PIN, waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

describe('repaying a loan early', () => {
  // Rule products.capital-repaid-early.
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)('takes it from the balance with the PIN, in %s on a %s', async (language, viewport, colours) => {
    const { access_token: token } = await sharedSession(OWNER);
    const listed = '/api/xencapital?environment=DEVELOPMENT&range=[0,0]&filter={"status":["ACTIVE"]}';
    const [loan] = await callApi<readonly { id: string }[]>(siteUrl(), listed, { token });
    const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', language, viewport, colours });
    await page.goto(`/xencapital/${loan?.id}`);
    await waitForScreen(page, 'xencapital-detail');
    await page.getByRole('button', { name: words('capital.repay') }).click();
    const { dialog, field, submit } = await waitForForm(page, words, 'capital.repay');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field('amount').fill('999999999999');
    await submit.click();
    await dialog
      .getByText(
        words('form_errors.more_than_owed', { limit: '' })
          .trim()
          .replace(/[.\s]+$/u, ''),
      )
      .first()
      .waitFor();
    await field('amount').fill('10000');
    await submit.click();
    const question = page
      .getByRole('dialog')
      .filter({ hasText: words('capital.repay_confirm', { amount: 'Rp10.000' }) });
    await expectAccessible(page);
    await question.getByRole('button', { name: words('capital.repay') }).click();
    const pin = page.getByLabel(words('actions.pin_label'), { exact: true });
    await pin.waitFor();
    await expectAccessible(page);
    await pin.fill(PIN);
    await page.getByText(words('capital.repay_done')).waitFor();
    await page.getByRole('link', { name: words('capital.tab_repayments'), exact: true }).click();
    await page.getByText(words('values.capital_repayment.method.MANUAL')).first().waitFor();
  });
});
