import { expect, it } from 'vitest';
import { dayFromNow } from '../helpers/days.ts';
import { newEmail } from '../helpers/newEmail.ts';
import { PNG } from '../helpers/uploadFile.ts';
import { callApi } from './api.ts';
import { siteAddress, startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { keyboardOf, touchOf } from './hands.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const PASSWORD = 'teh poci gula batu';
const PIN = '730281';

/** The link that was mailed to confirm an address, as a path of the site. */
async function confirmationLink(email: string): Promise<string> {
  let path: string | undefined;
  const look = async () => {
    const mails = await callApi<{ text: string }[]>(siteAddress(), `/api/demo/outbox?to=${email}`);
    for (const { text } of mails) path ??= /\/confirm_email\/[\w-]{43}/.exec(text)?.[0];
    return path;
  };
  await expect.poll(look).toBeDefined();
  return path ?? '';
}

// Rule activation.tried, accept.simulated-payment, modes.test-clock, transactions.withdraw.
it.each([
  ['id', 'narrow', 'touch', touchOf, 'rina@warung-rina.test'],
  ['en', 'desktop', 'keyboard', keyboardOf, 'rina@rinas-kitchen.test'],
] as const)(
  'a person registers, is paid, and withdraws the first rupiah, in %s on a %s screen by %s',
  async (language, viewport, by, handsOf, emailLike) => {
    const email = newEmail(emailLike);
    const { page, words, allow } = await visit({ language, viewport, touch: by === 'touch' });
    // The progress of the activation is read once more after its last step, when it is closed.
    allow(/404 \(Not Found\).*\/api\/journeys\/activation/);
    const { press, write, choose, attach } = handsOf(page);
    const button = (key: string, within = page.locator('body')) =>
      within.getByRole('button', { name: words(key), exact: true });
    const isNarrow = viewport === 'narrow';

    /** Every stop of the way fits the screen, and can be used with assistive technology. */
    async function look(): Promise<void> {
      await expectAccessible(page);
      await expectWords(page);
      await expectNoSidewaysScroll(page);
    }

    /** Presses an action of a record; a narrow screen has room for the first, and a menu of the others. */
    async function act(key: string): Promise<void> {
      const main = screenOf(page, (await page.locator('main').getAttribute('data-screen')) ?? '');
      const own = button(key, main);
      const more = button('actions.more', main);
      await own.or(more).first().waitFor();
      if ((await own.count()) > 0) return press(own.first());
      await press(more);
      await press(page.getByRole('menuitem', { name: words(key), exact: true }));
    }

    /** Goes to a screen by the menu, whose groups unfold. */
    async function goByMenu(path: string, group?: string): Promise<void> {
      if (isNarrow) await press(button('shell.menu.open'));
      const menu = page.getByRole('navigation', { name: words('shell.menu.label') });
      const link = menu.locator(`a[href="${path}"]`);
      await menu.waitFor();
      if (group !== undefined && !(await link.isVisible())) {
        await press(menu.getByRole('button', { name: words(group), exact: true }));
      }
      await press(link);
    }

    // Registration.
    await page.goto('/login');
    await press(page.getByRole('link', { name: words('access.register.title'), exact: true }));
    await write(page.getByLabel(words('access.register.full_name'), { exact: true }), 'Rina Wati');
    await write(page.getByLabel(words('sign_in.email'), { exact: true }), email);
    await write(page.getByLabel(words('sign_in.password'), { exact: true }), PASSWORD);
    await press(button('access.register.next'));
    await write(page.getByLabel(words('access.register.business_name'), { exact: true }), 'Warung Rina');
    await write(page.getByLabel(words('access.register.phone'), { exact: true }), '0812 3456 7890');
    await look();
    await press(button('access.register.submit'));
    await page.getByRole('heading', { name: words('access.register.step_3') }).waitFor();
    await page.goto(await confirmationLink(email));
    await write(page.getByLabel(words('sign_in.password'), { exact: true }), PASSWORD);
    await look();
    await press(button('access.confirm_email.submit'));
    await waitForScreen(page, 'activation-detail');
    const tour = page.getByRole('dialog', { name: words('tours.sidebar.welcome') });
    await tour.waitFor();
    await press(button('tours.close', tour));

    // Activation.
    await act('activation.fill_in');
    const form = page.getByRole('dialog', { name: words('activation.fill_in') });
    const field = (name: string) => form.locator(`#form_${name}`);
    const option = (key: string) => form.getByLabel(words(key), { exact: true });
    const file = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });
    const next = () => press(button('shell.form.continue', form));
    const step = (id: string) => form.getByRole('heading', { name: words(`forms.activation.step_${id}`) }).first();
    await step('business').waitFor();
    await press(option('values.activation.entity_type.INDIVIDUAL_DOMESTIC'));
    await write(field('legal_name'), 'Rina Wati');
    await write(field('brand_name'), 'Warung Rina');
    await choose(field('industry'), 'FOOD_AND_DRINK');
    await choose(field('sector'), 'CATERING');
    await write(field('website'), 'https://warung-rina.example');
    await write(field('description'), 'Nasi kotak untuk rapat dan hajatan di Bandung.');
    await press(option('values.activation.usage_intents.ACCEPT_PAYMENTS'));
    await press(option('values.activation.monthly_volume.UNDER_1000_USD'));
    await look();
    await next();
    await step('registration').waitFor();
    await write(field('tax_number'), '01.234.567.8-901.000');
    await write(field('email'), email);
    await write(field('phone_number'), '0812 3456 7890');
    await write(field('address_search'), 'braga');
    const area = page.getByRole('option', { name: /^Braga\b.*40111/ }).first();
    await area.waitFor();
    if (by === 'touch') await press(area);
    else {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await write(field('address_line'), 'Jalan Braga 1');
    await look();
    await next();
    await step('representative').waitFor();
    await write(field('representative_name'), 'Rina Wati');
    await write(field('representative_role'), 'Pemilik');
    await write(field('representative_birth_date'), '12-04-1985');
    await choose(field('representative_country'), 'ID');
    await write(field('representative_email'), email);
    await write(field('representative_phone'), '0812 3456 7890');
    await choose(field('primary_id'), 'KTP');
    await write(field('primary_id_number'), '3273015204850001');
    await attach(field('primary_id_file'), file('ktp.png'));
    await form.getByText('ktp.png').waitFor();
    await look();
    await next();
    await step('documents').waitFor();
    await attach(field('tax_file'), file('npwp.png'));
    await form.getByText('npwp.png').waitFor();
    // Rule forms.consent.
    expect(await field('agreed').isChecked()).toBe(false);
    await press(field('agreed'));
    await next();
    await form.getByText(words('shell.form.review_text')).waitFor();
    await look();
    await press(button('shell.form.submit', form));
    await page.getByText(words('activation.fill_in_done')).waitFor();
    await act('activation.try');
    const trying = page.getByRole('dialog').filter({ hasText: words('activation.try_confirm') });
    await press(button('activation.try', trying));
    await page.getByText(words('activation.try_done')).waitFor();
    await look();

    // A payment, and its settlement.
    await goByMenu('/invoices', 'navigation.invoices');
    await waitForScreen(page, 'invoices');
    await act('invoices.create');
    const invoice = await waitForForm(page, words, 'invoices.create');
    await write(invoice.field('payer_email'), 'pembeli@toko.example');
    await write(invoice.field('amount'), '150000');
    const [year, month, day] = dayFromNow(40).split('-');
    await write(invoice.field('due_date'), `${day}-${month}-${year}`);
    await press(invoice.submit);
    await waitForScreen(page, 'invoices-detail');
    await act('receiving.simulate');
    const paying = await waitForForm(page, words, 'receiving.simulate');
    await choose(paying.field('channel'), 'QRIS');
    await press(paying.submit);
    const payment = page.getByRole('dialog').filter({ hasText: words('receiving.simulate_confirm') });
    await payment.waitFor();
    await look();
    await press(button('receiving.simulate', payment));
    await page.getByText(words('receiving.simulate_done')).waitFor();
    await look();
    // QRIS is settled on the next working day, for which the clock of test mode is moved.
    await goByMenu('/settings');
    await waitForScreen(page, 'settings');
    await press(page.locator('main').getByRole('link', { name: words('settings.developers') }));
    await waitForScreen(page, 'settings-developers');
    await press(button('test_clocks.move'));
    const clock = await waitForForm(page, words, 'test_clocks.move');
    await press(clock.dialog.getByRole('radio', { name: words('forms.test_clock.step.WEEK') }));
    await press(clock.submit);
    await page.getByText(words('test_clocks.move_done')).waitFor();
    await page.getByText(words('values.test_clock.status.READY'), { exact: true }).waitFor({ timeout: 60_000 });
    await goByMenu('/home');
    await waitForScreen(page, 'home');
    const balance = page.getByRole('region', { name: words('home.balance') });
    await balance
      .getByText(/Rp[\s\u00a0]?10[.,]14\d[.,]\d{3}/)
      .first()
      .waitFor();
    await look();

    // The bank account, and the withdrawal to it.
    await press(page.locator('main a[href="/settings/withdrawals#bank-accounts"]'));
    await waitForScreen(page, 'settings-withdrawals');
    await act('bank_accounts.create');
    const account = await waitForForm(page, words, 'bank_accounts.create');
    await choose(account.field('bank'), 'BCA');
    await write(account.field('account_number'), '7000000777');
    await write(account.field('account_name'), 'RINA WATI');
    await press(account.submit);
    await page.getByText(words('bank_accounts.create_done')).waitFor();
    const isVerified = async () => {
      await page.reload();
      await waitForScreen(page, 'settings-withdrawals');
      return page.getByText(words('values.common.VERIFIED'), { exact: true }).count();
    };
    await expect.poll(isVerified, { timeout: 60_000, interval: 2_000 }).toBeGreaterThan(0);
    await look();
    await goByMenu('/home');
    await waitForScreen(page, 'home');
    await press(page.locator('main').getByRole('link', { name: words('withdrawals.create'), exact: true }));
    const pin = page.getByRole('dialog');
    await pin.getByRole('heading', { name: words('pin.new_title') }).waitFor();
    await look();
    await write(page.getByLabel(words('pin.new_label'), { exact: true }), PIN);
    await write(page.getByLabel(words('pin.again_label'), { exact: true }), PIN);
    await write(page.getByLabel(words('pin.prove.password'), { exact: true }), PASSWORD);
    await press(button('actions.prove_submit'));
    const withdrawal = await waitForForm(page, words, 'withdrawals.create');
    await write(withdrawal.field('amount'), '100000');
    await look();
    await press(withdrawal.submit);
    const review = page.getByRole('dialog').filter({ has: page.locator('[data-figure="recipient"]') });
    await review.getByText(/RINA WATI/).waitFor();
    await look();
    const left = await review.locator('[data-figure="balance_after"] dd').textContent();
    await press(button('withdrawals.create', review));
    await write(page.getByLabel(words('actions.pin_label'), { exact: true }), PIN);
    await waitForScreen(page, 'withdrawals-detail');
    await look();
    await act('withdrawals.complete');
    await press(button('withdrawals.complete', page.getByRole('dialog')));
    await page.locator('main').getByText(words('values.common.COMPLETED'), { exact: true }).first().waitFor();
    await look();
    await goByMenu('/home');
    await waitForScreen(page, 'home');
    await balance
      .getByText(left ?? '', { exact: true })
      .first()
      .waitFor();
    await look();
  },
  240_000,
);
