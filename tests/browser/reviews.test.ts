import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { openRow } from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const FIRST = 'staff@beranda.test';
const SECOND = 'reviewer@beranda.test';

// Rule reviews.taken, reviews.reasons, reviews.four-eyes.
describe('a reviewer’s day', () => {
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)(
    'takes a review, reads what was submitted and declines it, in %s on a %s',
    async (language, viewport, colours) => {
      const { page, words } = await visit({ as: FIRST, language, viewport, colours });
      const press = (key: string) => pressAction(page, words, key);
      const filter = encodeURIComponent(JSON.stringify({ kind: ['TAX_SLIP'], status: ['NEW'] }));
      await page.goto(`/reviews?filter=${filter}`);
      await waitForScreen(page, 'reviews');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectWords(page);
      await openRow(page);
      await waitForScreen(page, 'reviews-detail');
      await press('reviews.take');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('reviews.take'), exact: true })
        .click();
      await page.getByText(words('reviews.take_done')).waitFor();
      await page.getByText(words('values.review.status.IN_REVIEW')).first().waitFor();
      await expectAccessible(page);
      await expectWords(page);
      await expectNoSidewaysScroll(page);

      await page
        .locator('main')
        .getByRole('link', { name: words('reviews.tab_record'), exact: true })
        .click();
      await page.getByText(words('fields.tax_document.base_amount')).first().waitFor();
      await expectAccessible(page);
      await expectWords(page);
      await expectNoSidewaysScroll(page);

      await press('reviews.decline');
      const { field, submit } = await waitForForm(page, words, 'reviews.decline');
      await expectAccessible(page);
      const options = await field('reason').locator('option').allInnerTexts();
      expect(options).toContain(words('values.common.WRONG_PERIOD'));
      expect(options).not.toContain(words('values.common.RISK_TOO_HIGH'));
      await field('reason').selectOption('WRONG_PERIOD');
      await submit.click();
      await page.getByText(words('reviews.decline_done')).waitFor();
      await page.getByText(words('values.review.status.DECLINED')).first().waitFor();
    },
  );

  it('is confirmed by a second reviewer where money is at stake', async () => {
    const { page, words } = await visit({ as: SECOND });
    const filter = encodeURIComponent(JSON.stringify({ status: ['PROPOSED'] }));
    await page.goto(`/reviews?filter=${filter}`);
    await waitForScreen(page, 'reviews');
    await openRow(page);
    await waitForScreen(page, 'reviews-detail');
    await page.getByRole('button', { name: words('reviews.confirm'), exact: true }).click();
    const question = page.getByRole('dialog').filter({ hasText: words('reviews.confirm_confirm') });
    await question.getByText(words('values.review.decision.APPROVE')).waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: words('reviews.confirm'), exact: true }).click();
    await page.getByText(words('reviews.confirm_done')).waitFor();
    await page.getByText(words('values.common.APPROVED')).first().waitFor();
  });
});
