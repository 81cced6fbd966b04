import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Console, ResolvedResource } from '#contract/generated/api.ts';
import { dayFromNow } from '../helpers/days.ts';
import { callApi, unavailableActions } from './api.ts';
import { startBrowser } from './browser.ts';
import type { Person } from './people.ts';
import { waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';
import type { Words } from './words.ts';

startBrowser();

/** Between them they have every form that makes a record. */
const PEOPLE: readonly Person[] = [
  'owner@kopi.test',
  'owner@manila.test',
  'owner@remit.test',
  'owner@pasar.test',
  'manila.staff@beranda.test',
];

/** The headings of a dialog that say the same as another one of it. */
function repeatedHeadings(page: Page): Promise<string[]> {
  return page
    .getByRole('dialog')
    .getByRole('heading')
    .allInnerTexts()
    .then((names) => names.filter((name, index) => names.indexOf(name) !== index));
}

/** Opens the form that made the one record of a business, where it is: at that record, which it edits. */
async function editOnlyRecord(page: Page, words: Words, { detail, actions }: ResolvedResource, form: string) {
  const edit = actions.find((action) => action.scope === 'record' && action.form === form);
  if (edit === undefined || detail === undefined) throw new Error(`Nothing opens ${form}.`);
  const screen = await waitForScreen(page, detail.screen);
  await screen
    .getByRole('button', { name: words(edit.label), exact: true })
    .first()
    .click();
}

describe('a form that opens', () => {
  const seen = new Set<string>();
  it.each(PEOPLE)(
    'focuses its first field and repeats no heading: the lists of %s',
    async (person) => {
      const { access_token: token } = await sharedSession(person);
      const console = await callApi<Console>(siteUrl(), '/api/console', { token });
      const { page, words } = await visit({ as: person });
      for (const resource of Object.values(console.resources)) {
        const { path, api, list, detail, actions, singleton } = resource;
        const action = actions.find(({ scope, form }) => scope === 'list' && form !== undefined && !seen.has(form));
        if (path === undefined || action?.form === undefined) continue;
        await page.goto(action.path ?? path);
        const isOnly = singleton === true && detail !== undefined;
        const screen = await waitForScreen(page, isOnly ? detail.screen : list.screen);
        const button = screen.getByRole('button', { name: words(action.label), exact: true });
        if ((await unavailableActions(siteUrl(), api, token)).includes(action.id)) {
          expect(await button.count(), action.form).toBe(0);
          await editOnlyRecord(page, words, resource, action.form);
        } else if (action.path === undefined && !isOnly) await button.first().click();
        const dialog = page.getByRole('dialog');
        await dialog.locator('form').waitFor();
        const focused = () =>
          page.evaluate(
            () =>
              document.activeElement?.closest('[role="dialog"] form') !== null &&
              document.activeElement?.matches('input, select, textarea'),
          );
        await expect.poll(focused, { message: action.form }).toBe(true);
        expect(await repeatedHeadings(page), action.form).toEqual([]);
        // What was not looked at to the end is looked at when the test is tried again.
        seen.add(action.form);
      }
    },
    120_000,
  );

  it('that edits has the title of the record, and saves', async () => {
    const { page, words } = await visit({ as: 'owner@kopi.test', language: 'id' });
    await page.goto('/customers');
    await (await waitForScreen(page, 'customers')).locator('tbody a').first().click();
    await waitForScreen(page, 'customers-detail');
    await page.getByRole('button', { name: words('customers.edit'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Ubah pelanggan', exact: true });
    await dialog.getByRole('button', { name: words('shell.save'), exact: true }).waitFor();
  });

  // Rule forms.day-order.
  it('reads and shows a day in the order of the country, in any language of the browser', async () => {
    // A day up to the 12th may be read in either order.
    const chosen = `${Number(dayFromNow(0).slice(0, 4)) + 1}-12-05`;
    const [year, month, day] = chosen.split('-');
    for (const [person, shown] of [
      ['owner@kopi.test', `${day}-${month}-${year}`],
      ['owner@manila.test', `${month}-${day}-${year}`],
    ] as const) {
      const { page, words } = await visit({ as: person });
      await page.goto('/credit_cards/promotions');
      const list = await waitForScreen(page, 'credit-card-promotions');
      await list.getByRole('button', { name: words('credit_card_promotions.create'), exact: true }).click();
      const field = page.getByRole('dialog').locator('#form_start_date');
      await field.fill(shown.replaceAll('-', '/').replace(/^0/, ''));
      await field.blur();
      expect(await field.inputValue()).toBe(shown);
      await page
        .getByRole('dialog')
        .locator('input[type="date"]')
        .first()
        .evaluate((input: HTMLInputElement) => input.value)
        .then((value) => expect(value).toBe(chosen));
    }
  });
});
