// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '#runtime/fixtures/fixtureConsole.ts';
import { FIXTURE_MESSAGES } from '#runtime/fixtures/fixtureMessages.ts';
import { listResponse, mockFetch } from '#runtime/testing/mockFetch.ts';
import { renderConsole } from '#runtime/testing/renderConsole.tsx';
import { setUpBrowser } from '#runtime/testing/setUpBrowser.ts';
import { EreceiptPreview } from './EreceiptPreview.tsx';

setUpBrowser();

const FIELDS = ['number', 'buyer_name', 'buyer_email', 'description', 'purchase_date', 'vat_amount', 'amount'];
const MESSAGES = {
  ...FIXTURE_MESSAGES,
  'ereceipts.preview': 'Preview',
  'ereceipts.preview_without_settings': 'No settings yet',
  'ereceipts.preview_example': 'An example',
  ...Object.fromEntries(FIELDS.map((field) => [`fields.ereceipt.${field}`, field])),
};

const RESOURCES = Object.fromEntries(
  ['ereceipts', 'ereceipt-settings'].map((name) => [name, { api: `/api/${name}` } as ResolvedResource]),
);

function draw(receipts: readonly object[], settings: readonly object[]) {
  const sent = mockFetch(({ url }) => listResponse(url.pathname === '/api/ereceipts' ? receipts : settings));
  renderConsole(<EreceiptPreview />, { console: { ...FIXTURE_CONSOLE, resources: RESOURCES }, messages: MESSAGES });
  return sent;
}

// Rule receipts.preview.
describe('the preview of receipts', () => {
  it('shows the newest receipt as its buyer sees it', async () => {
    const receipt = { id: 'erc_1', number: 'OR-77', buyer_name: 'Ana Reyes', amount: '560.00', currency: 'PHP' };
    const sent = draw([receipt], [{ id: 'ers_1', name: 'Manila Goods', tax_number: '123-456-789-000' }]);
    const article = within(await screen.findByRole('article'));
    expect(article.getByRole('heading', { name: 'Manila Goods' })).toBeDefined();
    for (const text of ['OR-77', 'Ana Reyes', '123-456-789-000', '₱560.00'])
      expect(article.getByText(text)).toBeDefined();
    expect(article.queryByText('OR-0001')).toBeNull();
    const query = sent.find(({ url }) => url.pathname === '/api/ereceipts')?.url.searchParams;
    expect([query?.get('sort'), query?.get('range')]).toEqual(['["created","DESC"]', '[0,0]']);
  });

  it.each(['/api/ereceipts', '/api/ereceipt-settings'])('shows nothing before the answer of %s', async (late) => {
    let resolve = (): void => undefined;
    const answered = new Promise<void>((settle) => {
      resolve = settle;
    });
    const sent = mockFetch(async ({ url }) => {
      if (url.pathname === late) await answered;
      return listResponse([]);
    });
    renderConsole(<EreceiptPreview />, { console: { ...FIXTURE_CONSOLE, resources: RESOURCES }, messages: MESSAGES });
    await waitFor(() => expect(sent).toHaveLength(2));
    await new Promise((settle) => setTimeout(settle));
    expect(screen.queryByRole('article')).toBeNull();
    resolve();
    await screen.findByRole('article');
  });

  it('shows an example to a business without receipts', async () => {
    draw([], []);
    const article = within(await screen.findByRole('article'));
    expect(screen.getByText('An example')).toBeDefined();
    expect(article.getByRole('heading', { name: FIXTURE_CONSOLE.business.name })).toBeDefined();
    for (const text of ['OR-0001', 'Maria Santos', '₱1,120.00', '₱120.00'])
      expect(article.getByText(text)).toBeDefined();
  });
});
