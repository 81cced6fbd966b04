import { describe, expect, it } from 'vitest';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

describe('simulating a purchase', () => {
  // Rule products.card-spending.
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)(
    'charges an issued card in test mode, and lists what it spent, in %s on a %s',
    async (language, viewport, colours) => {
      const { access_token: token } = await sharedSession(OWNER);
      const listed = '/api/issuing-cards?environment=DEVELOPMENT&range=[0,0]&filter={"status":["ACTIVE"]}';
      const [card] = await callApi<readonly { id: string }[]>(siteUrl(), listed, { token });
      const { page, words } = await visit({ as: OWNER, environment: 'DEVELOPMENT', language, viewport, colours });
      await page.goto(`/issuing/cards/${card?.id}`);
      await waitForScreen(page, 'issuing-cards-detail');
      await page.getByRole('button', { name: words('issuing_cards.simulate') }).click();
      const { field, submit } = await waitForForm(page, words, 'issuing_cards.simulate');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await field('amount').fill('15000');
      await field('type').selectOption('PURCHASE');
      await field('merchant_name').fill(`Kedai ${language}`);
      await field('merchant_category').selectOption('MEALS');
      await field('merchant_country').selectOption('ID');
      await submit.click();
      const question = page.getByRole('dialog').filter({ hasText: `Kedai ${language}` });
      await question.getByRole('button', { name: words('issuing_cards.simulate') }).click();
      await page.getByText(words('issuing_cards.simulate_done')).waitFor();
      await page.goto('/issuing/transactions');
      const screen = await waitForScreen(page, 'issuing-transactions');
      await screen.getByText(`Kedai ${language}`).first().waitFor();
      await page.goto('/balance');
      const balance = await waitForScreen(page, 'balance');
      expect(await balance.getByText(words('values.common.CARD_SPENDING')).count()).toBeGreaterThan(0);
    },
  );
});
