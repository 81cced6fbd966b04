import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule api-keys.reference.
describe('the API reference', () => {
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'narrow', 'dark'],
  ] as const)('is read without a session, operation by operation, in %s on %s', async (language, viewport, colours) => {
    const { page, words } = await visit({ language, viewport, colours });
    await page.goto('/docs');
    await page.getByRole('link', { name: words('access.docs_reference.title') }).click();
    const screen = await waitForScreen(page, 'docs-reference');
    await screen.getByRole('heading', { level: 1, name: words('access.docs_reference.title') }).waitFor();
    const document = await page.request.get('/api/v1/openapi.json').then((answer) => answer.json());
    const declared = [...Object.values<object>(document.paths), ...Object.values<object>(document.webhooks)].flatMap(
      (methods) => Object.keys(methods),
    );
    expect(await screen.locator('details').count()).toBe(declared.length);

    const summary = screen.locator('#create-payment-links summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    const fields = screen.locator('#create-payment-links');
    await fields.getByText('Idempotency-Key', { exact: true }).waitFor();
    await fields.getByRole('heading', { name: words('access.docs_reference.body') }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  it('opens the operation that its address names', async () => {
    const { page, words } = await visit({});
    await page.goto('/docs/reference#refund-credit-card-payments');
    const operation = page.locator('#refund-credit-card-payments');
    await operation.getByRole('heading', { name: words('access.docs_reference.answer') }).waitFor();
    expect(await page.locator('details[open]').count()).toBe(1);
    await page.locator('#list-customers summary').click();
    await page.waitForURL(/#list-customers$/);
    const section = page
      .getByRole('navigation', { name: words('access.docs_reference.contents') })
      .getByRole('link')
      .last();
    await section.click();
    const heading = page.getByRole('heading', { level: 2, name: await section.innerText() });
    await expect.poll(() => heading.evaluate((part) => part.getBoundingClientRect().top < innerHeight)).toBe(true);
    await page.reload();
    await expect.poll(() => heading.evaluate((part) => part.getBoundingClientRect().top < innerHeight)).toBe(true);
  });
});
