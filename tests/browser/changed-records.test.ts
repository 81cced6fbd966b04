import { expect, it } from 'vitest';
import type { FormAnswer } from '#contract/generated/api.ts';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { firstRecord, newCustomer, readRecord, runAction } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** Another person saves values of a customer: the form's own, and these. */
async function saveElsewhere(id: string, values: Readonly<Record<string, string>>): Promise<void> {
  const action = `/api/customers/${id}/actions/edit`;
  const { values: initial } = (await readRecord(OWNER, `${action}/form`)) as unknown as FormAnswer;
  await runAction(OWNER, action, { input: { ...initial, ...values }, initial });
}

// Rule actions.changed-record.
it.each([
  { language: 'en', colours: 'light', viewport: 'desktop' },
  { language: 'id', colours: 'dark', viewport: 'narrow' },
] as const)('what another person has changed meanwhile is shown, and chosen: $language', async (look) => {
  const { page, words, allow } = await visit({ as: OWNER, ...look });
  allow(/409/);
  const { name, email } = await newCustomer(OWNER);
  const { id = '' } = await firstRecord(OWNER, '/api/customers', { filter: { q: email } });
  await page.goto(`/customers/${id}`);
  await waitForScreen(page, 'customers-detail');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('actions.edit'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  const field = (of: string) => dialog.locator(`#form_${of}`);
  await field('name').fill(`${name} Dewi`);
  await field('description').fill('Buys on Fridays');
  await saveElsewhere(id, { name: `${name} Sari`, city: 'Jakarta', description: 'Buys on Mondays' });

  const save = dialog.getByRole('button', { name: words('shell.save'), exact: true });
  await save.click();
  await dialog.getByText(words('errors.RECORD_CHANGED_ERROR')).waitFor();
  // What was typed here is kept; what only the other person changed is there.
  expect(await field('name').inputValue()).toBe(`${name} Dewi`);
  expect(await field('city').inputValue()).toBe('Jakarta');
  await dialog.getByText(`${name} Sari`).waitFor();
  await expect
    .poll(() => dialog.getByRole('status').evaluate((notice) => notice === document.activeElement))
    .toBe(true);
  await expectAccessible(page);
  await expectWords(page);
  if (look.viewport === 'narrow') await expectNoSidewaysScroll(page);

  const take = words('shell.form.draft_take');
  await dialog
    .getByRole('button', { name: new RegExp(`^${take}: .*`) })
    .first()
    .click();
  expect(await field('name').inputValue()).toBe(`${name} Sari`);
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  const screen = screenOf(page, 'customers-detail');
  await screen.getByRole('heading', { name: `${name} Sari` }).waitFor();
  await screen.getByText('Buys on Fridays').waitFor();
  await screen.getByText('Jakarta').first().waitFor();
});
