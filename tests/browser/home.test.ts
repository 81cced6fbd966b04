import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule home.to-do, home.breakdown.
it.each([
  ['en', 'desktop', 'light'],
  ['id', 'phone', 'dark'],
] as const)(
  'home leads to what waits and to what adds up to a figure, in %s on a %s',
  async (language, viewport, colours) => {
    const { page, words } = await visit({ as: 'owner@kopi.test', language, viewport, colours });
    await page.goto('/home');
    const rows = page.locator(viewport === 'desktop' ? 'main tbody tr' : 'main li a');
    const waiting = page.getByRole('region', { name: words('home.to_do') }).getByRole('link');
    const batches = waiting.filter({ hasText: /batch/ });
    const count = Number((await batches.innerText()).split(' ')[0]);
    await page.getByRole('table', { name: words('home.channels') }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await batches.click();
    await page.waitForURL(/batch_disbursements/);
    await expect.poll(() => rows.count()).toBe(count);
    await page.goBack();

    const line = page.getByRole('row').filter({ hasText: words('values.transaction.channel_category.DIRECT_DEBIT') });
    const paid = /([\d.,]+) (?:payments?|pembayaran)/.exec(await line.first().innerText())?.[1];
    await line.getByRole('link').first().click();
    await page.waitForURL(/DIRECT_DEBIT/);
    await waitForScreen(page, 'transactions');
    await page
      .getByText(new RegExp(`\\b${paid}$`))
      .first()
      .waitFor();
  },
);

// Rule home.periods, home.bars, home.figures-lead.
it.each([
  ['en', 'desktop', 'dark'],
  ['id', 'phone', 'light'],
] as const)('the period is chosen by keyboard and stays, in %s on a %s', async (language, viewport, colours) => {
  const { page, words } = await visit({ as: 'owner@kopi.test', language, viewport, colours });
  await page.goto('/home');
  const volume = page.getByRole('region', { name: words('home.volume') });
  const bars = volume.getByRole('table').locator('tbody tr');
  await expect.poll(() => bars.count()).toBe(30);
  const height = (await volume.boundingBox())?.height;

  const choice = page.getByRole('group', { name: words('page.period') });
  await choice.getByRole('radio', { name: words('block.period_last_30_days') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/\?period=last-12-weeks$/);
  await expect.poll(() => bars.count()).toBe(12);
  expect((await volume.boundingBox())?.height).toBe(height);
  // The focus is still on the choice, and goes on from there.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/\?period=last-7-days$/);
  await expect.poll(() => bars.count()).toBe(7);
  await page.reload();
  expect(await choice.getByRole('radio', { name: words('block.period_last_7_days') }).isChecked()).toBe(true);
  await expect.poll(() => bars.count()).toBe(7);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await volume.getByRole('button', { name: words('block.chart_table') }).click();
  expect((await volume.boundingBox())?.height).toBe(height);
  await expectAccessible(page);
  const row = bars.nth(2);
  const count = await row.getByRole('cell').first().innerText();
  await row.getByRole('link').click();
  await page.waitForURL(/transactions-new/);
  await waitForScreen(page, 'transactions');
  await page
    .getByText(new RegExp(`\\b${count}$`))
    .first()
    .waitFor();
  await page.goBack();
  await page.waitForURL(/\/home\?period=last-7-days$/);

  // The whole height of a day is clicked.
  const chart = page.getByRole('group', { name: words('home.volume') });
  await chart.locator('svg').waitFor();
  const box = await chart.locator('svg').first().boundingBox();
  if (box === null) throw new Error('the chart has no size');
  await page.mouse.click(box.x + 64 + (box.width - 64) * (2.5 / 7), box.y + 30);
  await page.waitForURL(/transactions-new/);
  await waitForScreen(page, 'transactions');
  await page
    .getByText(new RegExp(`\\b${count}$`))
    .first()
    .waitFor();
});

// Rule home.bars.
it('a tap on a bar shows its day and its figure, which leads to the list; the next tap shows all again', async () => {
  const { page, words } = await visit({ as: 'owner@kopi.test', viewport: 'narrow', touch: true });
  await page.goto('/home?period=last-7-days');
  const chart = page.getByRole('group', { name: words('home.volume') });
  await chart.locator('svg').waitFor();
  await chart.scrollIntoViewIfNeeded();
  const day = page
    .getByRole('table', { name: words('home.volume') })
    .getByRole('row')
    .nth(3);
  const figure = await day.getByRole('cell').last().innerText();
  const total = page.getByRole('link', { name: words('block.chart_total', { total: '' }).trim() }).first();
  const whole = await total.innerText();
  expect(whole).not.toContain(figure);
  const box = await chart.locator('svg').first().boundingBox();
  if (box === null) throw new Error('the chart has no size');
  const [x, y] = [box.x + 64 + (box.width - 64) * (2.5 / 7), box.y + 30] as const;
  await page.touchscreen.tap(x, y);
  await expect.poll(() => total.innerText()).toContain(figure);
  expect(new URL(page.url()).pathname).toBe('/home');
  await page.touchscreen.tap(x, y);
  await expect.poll(() => total.innerText()).toBe(whole);
});
