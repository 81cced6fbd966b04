import { describe, expect, it } from 'vitest';
import { PNG } from '../helpers/uploadFile.ts';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule forms.errors-at-fields.
describe('a form', () => {
  it.each(['en', 'id'] as const)(
    'in %s: errors at their fields, a draft that survives, saved and shown',
    async (language) => {
      const { page, words } = await visit({ as: 'owner@kopi.test', language });
      await page.goto('/customers');
      await waitForScreen(page, 'customers');
      const dialog = page.getByRole('dialog', { name: words('customers.create') });
      const open = async () => {
        await page
          .getByRole('main')
          .getByRole('button', { name: words('customers.create') })
          .click();
        await dialog.getByRole('button', { name: words('customers.create') }).waitFor();
      };
      const field = (name: string) => dialog.locator(`#form_${name}`);
      await open();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await dialog.getByLabel(words('forms.customer.type.BUSINESS')).check();
      await field('email').fill('not an address');
      await field('credit_limit').pressSequentially('15000000');
      expect(await field('credit_limit').inputValue()).toBe('15.000.000');
      await dialog.getByRole('button', { name: words('customers.create') }).click();

      const summary = dialog.getByRole('alert').first();
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await summary.getByRole('listitem').count()).toBe(4);
      expect(await dialog.getByText(words('form_errors.format_email')).count()).toBe(2);
      await summary.getByRole('button', { name: words('forms.customer.name'), exact: true }).click();
      expect(await field('name').evaluate((element) => element === document.activeElement)).toBe(true);
      await expectAccessible(page);

      const name = `Toko Form ${language} <b>&`;
      await field('name').fill(name);
      await page.waitForTimeout(600);
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await waitForScreen(page, 'customers');
      await open();
      await dialog.getByText(words('shell.form.restored')).waitFor();
      expect(await field('name').inputValue()).toBe(name);
      expect(await field('credit_limit').inputValue()).toBe('15.000.000');

      await field('email').fill(`form.${language}@toko.example`);
      await field('company_registration').fill('NIB-0220/1');
      await field('city').fill('Bandung');
      await field('phone_number').fill('0812 3456 7890');
      await dialog.getByRole('button', { name: words('forms.customer.contacts_add') }).click();
      await field('contacts_0_name').fill('Budi');
      await dialog.locator('input[type=file]').setInputFiles({ name: 'ktp.png', mimeType: 'image/png', buffer: PNG });
      await dialog.getByText('ktp.png').waitFor();
      await dialog.getByRole('button', { name: words('customers.create') }).click();
      await page.getByText(words('customers.create_done')).waitFor();
      await page.getByRole('heading', { name }).waitFor();
      await page.getByText('+6281234567890').first().waitFor();
      await page.getByText('NIB-0220/1').waitFor();
    },
  );
});

// Rule forms.typing-is-light.
describe('the button of a form', () => {
  it.each([
    ['a mouse', 'desktop', false],
    ['touch', 'narrow', true],
  ] as const)(
    'sends it at the first press by %s, right after a wrong value is corrected',
    async (_by, viewport, touch) => {
      const { page, words, allow } = await visit({
        as: 'owner@kopi.test',
        environment: 'DEVELOPMENT',
        viewport,
        touch,
      });
      allow(/400 \(Bad Request\)/);
      await page.goto('/settings/developers#ip-whitelists');
      await waitForScreen(page, 'settings-developers');
      const add = page
        .getByRole('main')
        .getByRole('button', { name: words('ip_whitelist.create') })
        .first();
      await (touch ? add.tap() : add.click());
      const { dialog, field, submit } = await waitForForm(page, words, 'ip_whitelist.create');
      await field('cidr').fill('300.1.1.1');
      await (touch ? submit.tap() : submit.click());
      await dialog.getByRole('alert').getByText(words('form_errors.format_ip_range')).waitFor();
      await field('cidr').fill(`198.18.77.${touch ? 1 : 2}`);
      // The errors go with the value, and the button moves up: not under the finger.
      const box = await submit.boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await page.getByText(words('ip_whitelist.create_done')).waitFor();
    },
  );
});
