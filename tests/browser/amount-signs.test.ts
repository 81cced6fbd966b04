import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openRow } from './list.ts';
import { firstRecord } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

/** Types of transactions whose money leaves the business. Rule money.direction. */
const OUT = ['DISBURSEMENT', 'REFUND', 'WITHDRAWAL'];

/** The list's first transaction of a type: its external ID, and the figures of its amount. */
async function firstOfType(type: string): Promise<{ name: string; figures: string }> {
  const { external_id = '', amount = '' } = await firstRecord('owner@kopi.test', '/api/transactions', {
    filter: { type: [type] },
  });
  return { name: external_id, figures: amount.replaceAll(/\B(?=(\d{3})+$)/g, '.') };
}

it.each(['desktop', 'phone'] as const)('a disbursement has a minus in lists and on its page (%s)', async (viewport) => {
  const { page, words } = await visit({ as: 'owner@kopi.test', viewport });
  await page.goto('/transactions-new');
  const sent = await firstOfType('DISBURSEMENT');
  const paid = await firstOfType('PAYMENT');
  for (const [{ name, figures }, sign, type] of [
    [sent, '−', 'DISBURSEMENT'],
    [paid, '', 'PAYMENT'],
  ] as const) {
    await page.getByRole('searchbox').fill(name);
    const row = page.locator(viewport === 'desktop' ? 'main tbody tr' : 'main li', { hasText: name }).first();
    await row.getByText(`${sign}Rp${figures}`, { exact: true }).waitFor();
    await row.getByText(words(`values.transaction.type.${type}`), { exact: true }).waitFor();
    await openRow(row);
    await page.locator('main header, main h1').getByText(name).first().waitFor();
    expect(await page.getByText(`${sign}Rp${figures}`, { exact: true }).count()).toBeGreaterThan(0);
    await page.goBack();
  }
});

it('recent transactions on the home screen show their type, and what leaves has a minus', async () => {
  const { page, words } = await visit({ as: 'owner@kopi.test' });
  await page.goto('/home');
  const block = page.getByRole('region', { name: words('home.recent') });
  await block.locator('tbody tr', { hasText: 'Rp' }).first().waitFor();
  for (const row of await block.locator('tbody tr').all()) {
    const text = await row.innerText();
    const isOut = OUT.some((type) => text.includes(words(`values.transaction.type.${type}`)));
    expect(`${text} ${text.includes('−Rp')}`).toBe(`${text} ${isOut}`);
  }
});
