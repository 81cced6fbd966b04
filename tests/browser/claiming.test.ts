import { describe, expect, it } from 'vitest';
import { siteAddress, startBrowser } from './browser.ts';
import { act, ENVIRONMENT, look, mailedAddress, OWNER, payer } from './payers.ts';
import { visit } from './visit.ts';

startBrowser();

const PAYOUT = {
  recipient_name: 'Sari Dewi',
  amount: '1250000',
  description: 'Hadiah undian pelanggan setia bulan ini',
};

const email = () => `penerima-${Math.random().toString(36).slice(2)}@surat.example`;

// Rule sending.payout-claim-page, sending.payout-claimed.
describe('the recipient of a payout', () => {
  it('opens the address of the mail, corrects the account, and claims the money without a script', async () => {
    const recipient_email = email();
    await act('payouts', 'actions/create', { ...PAYOUT, recipient_email });
    const { page, said, expectQuiet } = await payer({ scripts: false });
    await page.goto(await mailedAddress(recipient_email));
    await page.getByRole('heading', { name: 'Kopi Nusantara is sending you money' }).waitFor();
    await page.getByLabel('Bank or e-wallet').selectOption('BCA');
    await page.getByLabel('Account or mobile number').fill('12');
    await page.getByLabel('Account holder’s name').fill('Sari Dewi');
    await page.getByRole('button', { name: 'Claim money' }).click();
    await page.getByText('Enter 6 to 20 digits').waitFor();
    // The page of a rejected form is an error to the browser.
    expect(said.splice(0)).toEqual([expect.stringContaining('422')]);
    await page.getByLabel('Bank or e-wallet').selectOption('BCA');
    await page.getByLabel('Account or mobile number').fill('1234 5678 90');
    await page.getByRole('button', { name: 'Claim money' }).click();
    await page.getByRole('heading', { name: /Checking your account|Transfer in progress/ }).waitFor();
    await page.getByRole('heading', { name: 'Transfer in progress' }).waitFor({ timeout: 30_000 });
    await page.getByText('•••• 7890').waitFor();
    await expectQuiet();
  });

  it('reads in Indonesian why the bank did not confirm the account', async () => {
    const { link } = await act('payouts', 'actions/create', { ...PAYOUT, recipient_email: email() });
    const { page, expectQuiet } = await payer({ language: 'id', colours: 'dark' });
    await page.goto(`/claim/${link}`);
    await page.getByLabel('Bank atau e-wallet').selectOption('OVO');
    await page.getByLabel('Nomor rekening atau ponsel').fill('081234560001');
    await page.getByLabel('Nama pemilik rekening').fill('Sari');
    await look(page, 'claim-open-id');
    await page.getByRole('button', { name: 'Klaim dana' }).click();
    await page.getByText('Nama tidak cocok dengan rekening').waitFor({ timeout: 30_000 });
    await look(page, 'claim-rejected-id');
    await expectQuiet();
  });

  it('sees that a void payout cannot be claimed', async () => {
    const { id, link } = await act('payouts', 'actions/create', { ...PAYOUT, recipient_email: email() });
    await act('payouts', `${id}/actions/void`);
    const { page } = await payer();
    await page.goto(`/claim/${link}`);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await look(page, 'claim-voided-en');
  });
});

it('a payout shows the address of its claim page, to copy', async () => {
  const { id, link } = await act('payouts', 'actions/create', { ...PAYOUT, recipient_email: email() });
  const { page } = await visit({ as: OWNER, environment: ENVIRONMENT });
  await page.goto(`/payout/${id}`);
  const address = page.getByRole('link', { name: `/claim/${link}` });
  await address.waitFor();
  expect(await address.getAttribute('href')).toBe(`${siteAddress()}/claim/${link}`);
  await page.getByRole('button', { name: 'Resend link' }).waitFor();
});
