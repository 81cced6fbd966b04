// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Console, ResolvedListsTab } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE, FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { ScreenSwitch } from '../../shell/ScreenSwitch.tsx';
import { errorResponse, listResponse, mockFetch, type TestResponse } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';

setUpBrowser();

const REFUND = { id: 'ref_1', created: null, amount: '500', currency: 'IDR' };

const RELATED: ResolvedListsTab = {
  type: 'lists',
  id: 'related',
  label: 'payments.section',
  rows: 2,
  lists: [
    { id: 'refunds', label: 'payments.refunds', resource: 'refunds', by: 'payment_id' },
    { id: 'customers', label: 'customers.title', resource: 'customers', by: 'payment_id' },
  ],
};

/** A payment with its refunds and customers in one tab. */
function renderRelated(refunds: TestResponse, at = '/payment/pay_7?tab=related') {
  const { detail } = FIXTURE_PAYMENTS;
  const tabs = [...(detail?.tabs ?? []).filter(({ type }) => type === 'fields'), RELATED];
  const payments = { ...FIXTURE_PAYMENTS, detail: { ...detail, tabs } };
  const resources = { ...FIXTURE_CONSOLE.resources, payments };
  const sent = mockFetch(({ url }) => {
    if (url.pathname === '/api/payments/pay_7') return { body: fixturePayment(7) };
    return url.pathname === '/api/refunds' ? refunds : listResponse([]);
  });
  renderConsole(<ScreenSwitch />, { at, console: { ...FIXTURE_CONSOLE, resources } as unknown as Console });
  return sent;
}

describe('a tab of lists', () => {
  it('shows each list below its heading, and an empty one in one line', async () => {
    const sent = renderRelated(listResponse([REFUND]));
    const refunds = await screen.findByRole('table', { name: 'Refunds' });
    expect(within(refunds).getByText('Rp500')).toBeDefined();
    const customers = screen
      .getByRole('heading', { level: 2, name: 'Customers' })
      .closest('[data-config]') as HTMLElement;
    expect(await within(customers).findByText('None yet')).toBeDefined();
    expect(within(customers).queryByRole('table')).toBeNull();
    expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull();
    const requests = sent.filter(({ url }) => url.searchParams.get('filter') === '{"payment_id":"pay_7"}');
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/api/refunds', '/api/customers']);
  });

  it('leads to all rows of a list that has more than it shows, and back', async () => {
    renderRelated(listResponse([REFUND, { ...REFUND, id: 'ref_2' }], { 'content-range': 'records 0-2/12' }));
    await userEvent.click(await screen.findByRole('link', { name: 'See all: Refunds (12)' }));
    expect(location.search).toBe('?tab=refunds');
    expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Customers' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Payment' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Payment' }));
    expect(await screen.findByRole('heading', { name: 'Customers' })).toBeDefined();
  });

  it('says of one list that it could not be read, and shows the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderRelated(errorResponse(500, 'SERVER_ERROR'));
    expect(await screen.findByText('None yet')).toBeDefined();
    expect(await screen.findByText('Couldn’t load this list')).toBeDefined();
  });
});
