import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm } from './filling.ts';
import { expectSound, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule products.integration-connect, products.integration-payments, products.integration-problem.
it.each([
  ['en', 'desktop', 'light', 'XERO'],
  ['id', 'narrow', 'dark', 'GOOGLE_SHEETS'],
] as const)(
  'a system is connected on its page, and again after a problem, in %s on a %s screen, %s: %s',
  async (...given) => {
    const [language, viewport, colours, platform] = given;
    const { page, words } = await visit({
      as: 'developer@kopi.test',
      environment: 'DEVELOPMENT',
      language,
      viewport,
      colours,
    });
    const confirm = (action: string) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words(action), exact: true })
        .click();
    const platformPage = new RegExp(`/sandbox/platforms/integration/${platform}/`);

    const form = await openListForm(page, words, {
      path: '/integrations',
      screen: 'integrations',
      action: 'integrations.connect',
    });
    await form.field('platform').selectOption(platform);
    await form.field('name').fill(`Kopi ${language}`);
    await expectSound(page);
    await form.submit.click();
    await page.waitForURL(platformPage);
    await expectSound(page);
    await page.getByRole('button', { name: words('pay.platform.deny') }).click();
    await page.getByText(words('platform_authorization.integration.refused')).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: words('platform_authorization.integration.back') }).click();
    await waitForScreen(page, 'integrations');
    await page.getByText(`Kopi ${language}`).first().waitFor();
    await expectSound(page);

    await page
      .getByRole('link', { name: new RegExp(words(`values.common.${platform}`)) })
      .first()
      .press('Enter');
    const detail = await waitForScreen(page, 'integrations-detail');
    for (const time of ['first', 'second']) {
      await pressAction(page, words, 'integrations.authorize');
      await confirm('integrations.authorize');
      await page.waitForURL(platformPage);
      await page.getByRole('button', { name: words('pay.platform.allow') }).click();
      await waitForScreen(page, 'integrations-detail');
      await detail.getByText(words('values.common.CONNECTED'), { exact: true }).first().waitFor();
      await expectSound(page);
      if (time === 'second') break;
      await pressAction(page, words, 'integrations.simulate_problem');
      await page.getByRole('dialog').locator('#form_problem').selectOption('ACCESS_REVOKED');
      await confirm('integrations.simulate_problem');
      await detail.getByText(words('values.integration.problem.ACCESS_REVOKED')).first().waitFor();
      await expectSound(page);
    }
    await pressAction(page, words, 'integrations.sync');
    await confirm('integrations.sync');
    await page.getByText(words('integrations.sync_done')).waitFor();
    expect(await detail.getByText('developer@kopi.test').count()).toBeGreaterThan(0);
  },
);
