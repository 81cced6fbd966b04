import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { expectSound, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const LIST = '/settings/payment-methods/cards-configuration';

// Rule reviews.sandbox.
describe('a change of the card settings', () => {
  it.each([
    ['en', 'desktop', 'light', 'CAN_USE_DYNAMIC_3DS', 'approve', 'APPROVED'],
    ['id', 'narrow', 'dark', 'SHOULD_AUTHENTICATE', 'reject', 'REJECTED'],
  ] as const)('is requested and answered, in %s on a %s window', async (...given) => {
    const [language, viewport, colours, feature, answer, status] = given;
    const { page, words } = await visit({
      as: 'owner@kopi.test',
      environment: 'DEVELOPMENT',
      language,
      viewport,
      colours,
    });
    await page.goto(LIST);
    const list = await waitForScreen(page, 'cards-configuration');
    await list
      .getByRole('link', { name: words(`values.card_feature.feature.${feature}`) })
      .first()
      .click();
    const detail = await waitForScreen(page, 'cards-configuration-detail');
    const enabled = () =>
      detail.getByText(words('fields.card_feature.enabled')).locator('xpath=following::*[1]').first();
    const before = await enabled().innerText();
    const address = page.url();

    await pressAction(page, words, 'cards_configuration.request_change');
    const { field, submit } = await waitForForm(page, words, 'cards_configuration.request_change');
    await submit.click();
    await page.getByRole('alert').getByText(words('form_errors.required')).first().waitFor();
    await field('reason').fill(`Cicilan untuk pembeli mesin kopi, ${answer}.`);
    await expectSound(page);
    await submit.click();
    await page.getByText(words('cards_configuration.request_change_done')).waitFor();
    await expectSound(page);

    // Until it is answered there is no second one; the request is listed on the setting.
    await detail.getByText(words('cards_configuration.request_change_blocked')).waitFor();
    await detail.getByRole('link', { name: words('card_change_requests.title'), exact: true }).click();
    const request = detail.getByRole('row').or(detail.getByRole('listitem')).filter({ hasText: answer });
    await request.getByRole('link').first().click();
    await waitForScreen(page, 'card-change-requests-detail');
    await expectSound(page);
    await pressAction(page, words, `card_change_requests.${answer}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(`card_change_requests.${answer}`), exact: true })
      .click();
    await page.getByText(words(`card_change_requests.${answer}_done`)).waitFor();
    await page
      .getByText(words(`values.common.${status}`))
      .first()
      .waitFor();
    await page.goto(address);
    await waitForScreen(page, 'cards-configuration-detail');
    await expect.poll(async () => (await enabled().innerText()) !== before).toBe(answer === 'approve');
  });
});
