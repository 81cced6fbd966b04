import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm, waitForForm } from './filling.ts';
import { openRow } from './list.ts';
import { PROMPTED } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

function helpOf(page: Page, words: Words) {
  return page.getByRole('button', { name: words('help.label'), exact: true });
}

/** Opens the help menu by keyboard. Returns its entries. */
async function openHelp(page: Page, words: Words): Promise<string[]> {
  await helpOf(page, words).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  return page.getByRole('menuitem').allInnerTexts();
}

describe('the help menu', () => {
  // Rule navigation.help-menu, notifications.feedback.
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)('takes feedback, in %s on a %s', async (language, viewport, colours) => {
    const { page, words } = await visit({ as: OWNER, language, viewport, colours });
    await page.goto('/settings');
    await waitForScreen(page, 'settings');
    const entries = await openHelp(page, words);
    expect(entries).toEqual(
      [
        'help.documentation',
        'help.api_reference',
        'shell.shortcuts.title',
        'help.feedback',
        'help.support_chat',
        'support_cases.title',
      ].map((key) => words(key)),
    );
    const withIcon = page.getByRole('menuitem').filter({ has: page.locator('svg') });
    expect(await withIcon.count()).toBe(entries.length);
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: words('help.feedback') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: words('feedback.title') });
    const comment = dialog.getByLabel(words('feedback.comment'));
    const send = dialog.getByRole('button', { name: words('feedback.submit') });
    expect(await comment.getAttribute('rows')).toBe('6');
    await comment.fill('ok');
    await send.click();
    await dialog.getByRole('alert').getByText(words('feedback.too_short')).waitFor();
    await expectAccessible(page);
    await comment.fill('Exports are quick.');
    await dialog.getByText(words('feedback.counter', { count: '18', most: '500' })).waitFor();
    await send.click();
    expect(await dialog.getByText(words('feedback.too_short')).count()).toBe(0);
    await dialog.getByRole('alert').getByText(words('feedback.required')).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: '1' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await dialog.getByRole('radio', { name: '2' }).isChecked()).toBe(true);
    await send.click();
    await page.getByText(words('feedback.sent')).waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });

  // Rule navigation.shortcuts.
  it('has no shortcuts on a touch screen', async () => {
    const { page, words } = await visit({ as: OWNER, viewport: 'phone', touch: true });
    await page.goto('/settings');
    await waitForScreen(page, 'settings');
    const entries = await openHelp(page, words);
    expect(entries).toContain(words('help.feedback'));
    expect(entries).not.toContain(words('shell.shortcuts.title'));
  });

  // Rule navigation.help-menu, notifications.resolution-centre.
  it('has no resolution centre in the Philippines', async () => {
    const { page, words } = await visit({ as: 'owner@manila.test' });
    await page.goto('/settings');
    await waitForScreen(page, 'settings');
    expect(await openHelp(page, words)).not.toContain(words('support_cases.title'));
  });

  // Rule notifications.feedback-prompt.
  it('shows the prompt once to the person for whom it is due', async () => {
    const { page, words } = await visit({ as: PROMPTED, ownWindow: true });
    await page.goto('/settings/profile');
    const prompt = page.getByRole('complementary', { name: words('feedback.title') });
    await prompt.waitFor();
    await expectAccessible(page);
    await prompt.getByRole('button', { name: words('feedback.prompt_later') }).click();
    await prompt.waitFor({ state: 'hidden' });
    await page.reload();
    await helpOf(page, words).waitFor();
    await page.waitForTimeout(500);
    expect(await prompt.count()).toBe(0);
  });
});

describe('the resolution centre', () => {
  // Rule notifications.resolution-centre, notifications.resolution-messages, notifications.resolution-reopen, reviews.sandbox.
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)('takes a case, its conversation and its end, in %s on a %s', async (language, viewport, colours) => {
    const { page, words } = await visit({ as: OWNER, language, viewport, colours, environment: 'DEVELOPMENT' });
    const press = (key: string) => pressAction(page, words, key);
    const list = { path: '/resolution-center', screen: 'support-cases', action: 'support_cases.create' };
    const form = await openListForm(page, words, list);
    await expectAccessible(page);
    await form.field('category').selectOption('PAYMENT_PROBLEM');
    await form.field('subject').fill('A payment is missing');
    await form.field('description').fill('The customer paid this morning, and it is not in the list.');
    await form.submit.click();
    await page.getByText(words('support_cases.create_done')).waitFor();
    await page.goto('/resolution-center');
    await waitForScreen(page, 'support-cases');
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
    await openRow(page);
    await waitForScreen(page, 'support-cases-detail');

    await press('support_cases.ask');
    const question = await waitForForm(page, words, 'support_cases.ask');
    await question.field('question').fill('Which bank did the customer use?');
    await question.submit.click();
    await page.getByText(words('values.support_case.status.AWAITING_REPLY')).first().waitFor();
    await press('support_cases.reply');
    const reply = await waitForForm(page, words, 'support_cases.reply');
    await reply.field('reply').fill('From BCA, at nine.');
    await reply.submit.click();
    await page.getByText(words('support_cases.reply_done')).waitFor();
    await press('support_cases.answer');
    const answer = await waitForForm(page, words, 'support_cases.answer');
    await answer.field('note').fill('It has arrived.');
    await answer.submit.click();
    await page.getByText(words('values.support_case.status.ANSWERED')).first().waitFor();

    await page
      .locator('main')
      .getByRole('link', { name: words('support_cases.tab_messages'), exact: true })
      .click();
    for (const text of ['Which bank did the customer use?', 'From BCA, at nine.', 'It has arrived.'])
      await page.getByText(text).first().waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
  });
});
