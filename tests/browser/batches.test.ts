import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm, waitForForm } from './filling.ts';
import { resize } from './resize.ts';
import { expectAccessible, expectNoSidewaysScroll, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** A folder for pictures of the screens, for a person to look at. */
const { PICTURES } = process.env;

const AT = { path: '/batch_disbursements', screen: 'batch-disbursements', action: 'batch_disbursements.create' };

/** The second row has three mistakes, the third one. */
const FILE = [
  'Bank,account_number,account_name,amount,colour',
  'BCA,1234567890,Budi Santoso,"Rp 1.500.000",red',
  'BCAA,12x,Siti Rahma,many,',
  'MANDIRI,12345678,,2000,',
].join('\n');

// Rule forms.rows-from-file.
describe('a batch from a file', () => {
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)('is corrected in the form and sent, in %s on a %s', async (language, viewport, colours) => {
    const { page, words } = await visit({ as: OWNER, language, viewport, colours });
    const { dialog, field, submit } = await openListForm(page, words, AT);
    const reference = `BATCH-${language}-${Date.now().toString(36)}`;
    await field('reference').fill(reference);
    const csv = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
    await dialog.locator('input[type=file]').setInputFiles(csv);
    await dialog.getByText(words('shell.form.rows_read', { count: 3 })).waitFor();
    await dialog.getByText(words('shell.form.rows_unknown', { columns: 'colour' })).waitFor();
    await expect.poll(() => field('rows_0_amount').inputValue()).toBe('1.500.000');
    await submit.click();

    const summary = dialog.getByRole('alert').first();
    await expect.poll(() => summary.getByRole('listitem').count()).toBe(4);
    const second = words('forms.batch.rows_item', { number: 2 });
    await expect.poll(() => summary.getByRole('listitem').filter({ hasText: second }).count()).toBe(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Each leads to its cell.
    await summary.getByRole('button', { name: second }).first().click();
    await expect.poll(() => field('rows_1_bank').evaluate((cell) => cell === document.activeElement)).toBe(true);
    await field('rows_1_bank').selectOption('BRI');
    await field('rows_1_account_number').fill('9876543210');
    await field('rows_1_amount').fill('250000');
    await expect.poll(() => summary.getByRole('listitem').count()).toBe(1);
    await field('rows_2_account_name').fill('Agus Maulana');
    await summary.waitFor({ state: 'detached' });
    await submit.click();

    await page.getByText(words('batch_disbursements.create_done')).waitFor();
    await waitForScreen(page, 'batch-disbursements-detail');
    await page.getByRole('heading', { name: reference }).waitFor();
    await page.getByText('Rp1.752.000').first().waitFor();
    await expectAccessible(page);
    const { pathname } = new URL(page.url());
    await page.goto(AT.path);
    const first = screenOf(page, AT.screen).locator('a[data-row]').first();
    await expect.poll(() => first.getAttribute('href')).toBe(pathname);
  });
});

// Rule sending.batch-rows.
describe('a batch of five hundred rows', () => {
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)(
    'shows the number of valid rows, and links to the invalid ones, in %s on a %s',
    async (language, viewport, colours) => {
      const { page, words } = await visit({ as: OWNER, language, viewport, colours });
      const { dialog, field, submit } = await openListForm(page, words, AT);
      const lines = Array.from({ length: 500 }, (_, index) => `BCA,12345678${index + 100},Penerima ${index + 1},1000`);
      lines[2] = 'XYZ,1234567890,Siti Rahma,1000';
      lines[59] = 'BCA,1234567890,Siti Rahma,0';
      const file = ['bank,account_number,account_name,amount', ...lines].join('\n');
      const csv = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
      await dialog.locator('input[type=file]').setInputFiles(csv);
      await dialog.getByText(words('shell.form.rows_counts', { valid: 498, invalid: 2 })).waitFor();
      const total = { total: 'Rp498.000', fees: 'Rp1.381.950' };
      await dialog.getByText(words('shell.form.rows_total_fees', total)).waitFor();
      // The rows are those of the file, in its order, a page at a time; what sends them stays in view.
      expect(await dialog.locator('ol > li').count()).toBe(25);
      expect(await field('rows_1_account_name').inputValue()).toBe('Penerima 2');
      expect(await submit.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await submit.click();
      const summary = dialog.getByRole('alert').first();
      await summary.getByText(words('form_errors.enum_bank', { value: 'XYZ' })).waitFor();
      // A row of a page that is not shown is led to.
      await summary.getByRole('button', { name: words('forms.batch.rows_item', { number: 60 }) }).click();
      await expect.poll(() => field('rows_59_amount').evaluate((cell) => cell === document.activeElement)).toBe(true);
      await field('rows_59_amount').fill('1000');
      await dialog.getByText(words('shell.form.rows_counts', { valid: 499, invalid: 1 })).waitFor();
      await dialog.getByRole('button', { name: words('shell.form.rows_filter', { count: 1 }) }).click();
      await expect.poll(() => dialog.locator('ol > li').count()).toBe(1);
      expect(await field('rows_2_bank').inputValue()).toBe('XYZ');
      await expectAccessible(page);
    },
  );
});

// Rule sending.batch-file, sending.batch-repair.
describe('a file of a batch', () => {
  it.each([
    ['en', 'desktop', 'light', 1440],
    ['id', 'phone', 'dark', 320],
  ] as const)(
    'is uploaded, corrected row by row and submitted, in %s on a %s',
    async (language, viewport, colours, width) => {
      const { page, words } = await visit({ as: OWNER, language, viewport, colours });
      await resize(page, { width, height: 800 });
      const picture = async (name: string) => {
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true });
      };
      const { dialog, field, submit } = await openListForm(page, words, {
        ...AT,
        action: 'batch_disbursements.upload',
      });
      const reference = `FILE-${language}-${Date.now().toString(36)}`;
      await field('reference').fill(reference);
      const file = [
        'Bank,account_number,account_name,amount',
        'BCA,1234567890,Budi Santoso,"Rp 1.500.000"',
        'BCAA,1234567890,Siti Rahma,150000.00',
        'MANDIRI,12345678,Agus Maulana,2000',
      ].join('\n');
      const csv = { name: 'gaji.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
      await dialog.locator('input[type=file]').setInputFiles(csv);
      await dialog.getByText('gaji.csv').waitFor();
      await picture('form');
      await expectAccessible(page);
      await submit.click();

      await waitForScreen(page, 'batch-disbursements-detail');
      await page.getByRole('heading', { name: reference }).waitFor();
      // The screen follows the worker by itself.
      await page.getByText(words('values.batch_disbursement.status.DRAFT')).first().waitFor();
      await page.getByText('3 / 3').waitFor();
      await picture('draft');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: words('batch_rows.title') }).click();
      const problem = page.getByText(words('values.batch_row.problems.AMOUNT_AMBIGUOUS')).first();
      await problem.waitFor();
      await picture('rows');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const button = (name: string) => page.getByRole('button', { name: words(name) }).first();
      if (viewport === 'phone') await button('actions.edit').click();
      else {
        await button('actions.more').click();
        await page.getByRole('menuitem', { name: words('actions.edit') }).click();
      }
      const form = await waitForForm(page, words, 'actions.edit');
      expect(await form.field('account_name').inputValue()).toBe('Siti Rahma');
      await form.field('bank').selectOption('BRI');
      await form.field('amount').fill('150000');
      await picture('edit');
      await form.submit.click();
      await form.dialog.waitFor({ state: 'detached' });
      await problem.waitFor({ state: 'detached' });
      await picture('corrected');

      await page.getByRole('button', { name: words('batch_disbursements.submit') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('batch_disbursements.submit') })
        .click();
      await page.getByText(words('values.batch_disbursement.status.NEEDS_APPROVAL')).first().waitFor();
      await picture('submitted');
    },
  );
});
