import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm, PIN, waitForForm } from './filling.ts';
import { expectSound, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule platform.splits-rule, platform.splits-use, platform.splits-moved.
it.each([
  ['en', 'desktop', 'light'],
  ['id', 'narrow', 'dark'],
] as const)(
  'a platform makes a split rule, is paid by an invoice with it, and sees both sides, in %s on a %s screen, %s',
  async (language, viewport, colours) => {
    const { page, words } = await visit({
      as: 'owner@pasar.test',
      environment: 'DEVELOPMENT',
      ownWindow: true,
      language,
      viewport,
      colours,
    });
    // Another name each time: a rule has one of its own, and a later try finds that of the first.
    const name = `Bagi ${language} ${Date.now()}`;
    const rules = { path: '/xenplatform/split-rules', screen: 'xenplatform-split-rules', action: 'split_rules.create' };
    const { dialog, field, submit } = await openListForm(page, words, rules);
    await field('name').fill(name);
    const accounts = ['Batik Laweyan', 'Sambal Bu Tari'];
    for (const [index, account] of accounts.entries()) {
      if ((await field(`routes_${index}_reference`).count()) === 0)
        await dialog.getByRole('button', { name: words('forms.split_rule.routes_add') }).click();
      await field(`routes_${index}_destination_id`).fill(account);
      await page.getByRole('option', { name: new RegExp(account) }).click();
      await field(`routes_${index}_reference`).fill(`route-${index}`);
    }
    await field('routes_0_percentage').fill('10');
    await field('routes_0_amount').fill('5000');
    await field('routes_1_amount').fill('2500');
    await submit.click();
    await dialog.getByText(words('form_errors.amount_or_percentage')).first().waitFor();
    await expectSound(page);
    await field('routes_0_amount').fill('');
    await submit.click();
    await page.getByLabel(words('actions.pin_label'), { exact: true }).fill(PIN);
    await page.getByText(words('actions.created')).waitFor();

    const invoice = await openListForm(page, words, {
      path: '/invoices',
      screen: 'invoices',
      action: 'invoices.create',
    });
    await invoice.field('payer_email').fill('pembeli@contoh.test');
    await invoice.field('amount').fill('100000');
    await invoice.field('due_date').fill('2031-12-31');
    await invoice.field('split_rule_id').fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await expectSound(page);
    await invoice.submit.click();
    await waitForScreen(page, 'invoices-detail');
    await pressAction(page, words, 'receiving.simulate');
    const simulate = await waitForForm(page, words, 'receiving.simulate');
    await simulate.field('channel').selectOption({ index: 1 });
    await simulate.submit.click();
    const question = page.getByRole('dialog').filter({ hasText: words('receiving.simulate_confirm') });
    await question.getByText(words('preview.platform_fee')).waitFor();
    await question.getByRole('button', { name: words('receiving.simulate') }).click();
    await page.getByText(words('receiving.simulate_done')).waitFor();
    await expectSound(page);

    // The platform's side: what left its balance. The account's side: what it received.
    await page.goto('/balance');
    const balance = await waitForScreen(page, 'balance');
    const split = words('values.ledger_entry.type.SPLIT');
    await expect.poll(() => balance.getByText(split, { exact: true }).count()).toBeGreaterThanOrEqual(2);
    await expectSound(page);
    await page.goto('/xenplatform/accounts');
    const list = await waitForScreen(page, 'xenplatform-accounts');
    await list
      .getByRole('link', { name: /Sambal Bu Tari/ })
      .first()
      .click();
    await waitForScreen(page, 'xenplatform-accounts-detail');
    await page.goto(`${new URL(page.url()).pathname}?tab=money`);
    const account = await waitForScreen(page, 'xenplatform-accounts-detail');
    await account.getByText(words('values.sub_account_entry.type.SPLIT'), { exact: true }).first().waitFor();
    await expectSound(page);
  },
);
