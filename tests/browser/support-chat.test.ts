import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule notifications.support-chat.
it.each([
  ['desktop', 'en'],
  ['phone', 'id'],
] as const)('on a %s, the support chat loads when it is opened, and not before', async (viewport, language) => {
  const { page, words, expectQuiet } = await visit({ as: 'owner@kopi.test', viewport, language, ownWindow: true });
  const outside: string[] = [];
  // Nothing of the test leaves the machine.
  await page.route(/^https:/, async (route) => {
    outside.push(route.request().url());
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Chat</title><main><h1>Chat</h1></main>',
    });
  });
  await page.goto('/home');
  await waitForScreen(page, 'home');
  await page.getByRole('button', { name: words('help.label') }).click();
  expect(outside).toEqual([]);
  await page.getByRole('menuitem', { name: words('help.support_chat') }).click();
  const drawer = page.getByRole('dialog', { name: words('help.support_chat') });
  await drawer.waitFor();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Chat' }).waitFor();
  expect(outside).toEqual([`https://chat.beranda.example/?department=beranda&language=${language}`]);
  await expectAccessible(page);
  // At another width the header is that of a phone, and begins anew.
  if (viewport === 'phone') await expectNoSidewaysScroll(page);
  await drawer.getByRole('button', { name: words('shell.close') }).click();
  await drawer.waitFor({ state: 'detached' });
  expectQuiet();
});

it('a brand without a chat has no entry for one', async () => {
  const { page, words } = await visit({ as: 'owner@mitra.test' });
  await page.goto('/');
  await page.getByRole('button', { name: words('help.label') }).click();
  await page.getByRole('menuitem', { name: words('help.documentation') }).waitFor();
  expect(await page.getByRole('menuitem', { name: words('help.support_chat') }).count()).toBe(0);
});
