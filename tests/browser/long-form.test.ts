import { describe, expect, it } from 'vitest';
import { longFormOf } from '../helpers/longFormOf.ts';
import { startBrowser } from './browser.ts';
import { openListForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const COUNT = 300;
const FIRST = 'f0';
const LAST = `f${COUNT - 1}`;
/** Fields of e-mail addresses that the server rejects, the first one first. */
const WRONG = 'f3';
const ALSO_WRONG = 'f291';

type Values = Readonly<Record<string, unknown>>;

// Rule forms.errors-at-fields, forms.typing-is-light.
describe('a form of 300 fields', () => {
  it.each(['desktop', 'narrow'] as const)(
    'takes what is typed in its first and last field, goes to the first error, and sends everything, on a %s screen',
    async (viewport) => {
      const { page, words, allow } = await visit({ as: 'owner@kopi.test', viewport });
      allow(/400 \(Bad Request\)/);
      const sent: Values[] = [];
      await page.route('**/api/customers/actions/create/form*', (route) => route.fulfill({ json: longFormOf(COUNT) }));
      await page.route('**/api/customers/actions/create?*', async (route) => {
        const { input } = route.request().postDataJSON() as { input: Values };
        sent.push(input);
        if (String(input[WRONG]).includes('@')) return route.fulfill({ json: {} });
        const errors = [WRONG, ALSO_WRONG].map((field) => ({ field, message: 'is invalid', code: 'format_email' }));
        const json = {
          error_code: 'API_VALIDATION_ERROR',
          message: 'Some fields are invalid.',
          request_id: 'r',
          errors,
        };
        return route.fulfill({ status: 400, json });
      });
      const at = { path: '/customers', screen: 'customers', action: 'customers.create' };
      const { dialog, field, submit } = await openListForm(page, words, at);
      await field(LAST).waitFor({ timeout: 30_000 });
      const { form } = longFormOf(COUNT);
      const fields = form.sections.flatMap((section) => section.fields);
      expect(fields).toHaveLength(COUNT);

      await field(FIRST).pressSequentially('Kopi Nusantara');
      await field(LAST).scrollIntoViewIfNeeded();
      await field(LAST).pressSequentially('akhir@kopi.example');
      const expected: Record<string, unknown> = { [FIRST]: 'Kopi Nusantara', [LAST]: 'akhir@kopi.example' };
      for (const { field: name, type } of fields.slice(1, -1)) {
        const index = Number(name.slice(1));
        // Some of each type; the others stay empty and are not sent.
        if (index % 16 >= 8) continue;
        if (type === 'select') await field(name).selectOption('BUSINESS');
        else if (type === 'date') await field(name).fill('2031-01-15');
        else if (type === 'email') await field(name).fill(index === 3 ? 'toko' : `toko${index}@kopi.example`);
        else await field(name).fill(type === 'text' || type === 'textarea' ? `Bandung ${index}` : String(index % 100));
        expected[name] = await field(name).inputValue();
      }
      expect([await field(FIRST).inputValue(), await field(LAST).inputValue()]).toEqual([
        'Kopi Nusantara',
        'akhir@kopi.example',
      ]);

      await submit.click();
      const summary = dialog.getByRole('alert').first();
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
      await summary.getByRole('button').first().click();
      expect(await field(WRONG).evaluate((element) => element === document.activeElement)).toBe(true);
      await field(WRONG).fill('toko3@kopi.example');
      expected[WRONG] = 'toko3@kopi.example';
      await expectNoSidewaysScroll(page);
      await submit.click();
      await dialog.waitFor({ state: 'detached' });

      expect(sent).toHaveLength(2);
      const last = Object.entries(sent[1] ?? {}).map(([name, value]) => [name, String(value)]);
      expect(Object.fromEntries(last)).toEqual(expected);
    },
  );

  it('is usable by all', async () => {
    const { page, words } = await visit({ as: 'owner@kopi.test' });
    await page.route('**/api/customers/actions/create/form*', (route) => route.fulfill({ json: longFormOf(COUNT) }));
    const at = { path: '/customers', screen: 'customers', action: 'customers.create' };
    await openListForm(page, words, at);
    await expectAccessible(page);
  });
});
