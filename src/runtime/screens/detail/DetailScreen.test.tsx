// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { ScreenSwitch } from '../../shell/ScreenSwitch.tsx';
import { errorResponse, listResponse, mockFetch, type TestResponse } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../../testing/setUpBrowser.ts';

setUpBrowser();
setUpOverlays();

function renderPayment(answer: TestResponse | (() => TestResponse), at = '/payment/pay_7') {
  const sent = mockFetch(({ url, method }) => {
    if (url.pathname === '/api/payments/pay_7') return typeof answer === 'function' ? answer() : answer;
    if (url.pathname === '/api/refunds')
      return listResponse([{ id: 'ref_1', created: null, amount: '500', currency: 'IDR' }]);
    return method === 'POST' ? { body: { id: 'pay_7' } } : listResponse([]);
  });
  renderConsole(<ScreenSwitch />, { at });
  return sent;
}

describe('a detail screen', () => {
  // Rule refunds.shown-on-payment.
  it.each([
    ['500', 1],
    ['0', 0],
    ['0.00', 0],
    [null, 0],
  ])('shows below the amount what of it is gone: %s', async (refunded, shown) => {
    const column = {
      type: 'money',
      field: 'refunded',
      label: 'refunds.title',
      sortable: false,
      hidden: false,
    } as const;
    const { payments } = FIXTURE_CONSOLE.resources;
    if (payments?.detail === undefined) throw new Error('The fixture has no detail screen.');
    const resource = { ...payments, detail: { ...payments.detail, amount_less: column } };
    const console: Console = { ...FIXTURE_CONSOLE, resources: { ...FIXTURE_CONSOLE.resources, payments: resource } };
    mockFetch(({ url }) =>
      url.pathname === '/api/payments/pay_7' ? { body: { ...fixturePayment(7), refunded } } : listResponse([]),
    );
    renderConsole(<ScreenSwitch />, { at: '/payment/pay_7', console });
    const title = await screen.findByRole('heading', { level: 1, name: /INV-7/ });
    const header = title.closest('header') as HTMLElement;
    expect(within(header).queryAllByText('Rp500')).toHaveLength(shown);
  });

  it('shows the title, the status and the fields of the record in sections', async () => {
    renderPayment({ body: fixturePayment(7) });
    const title = await screen.findByRole('heading', { level: 1, name: /INV-7/ });
    expect(title.closest('main')?.dataset.screen).toBe('payments-detail');
    expect(screen.getByText('Completed')).toBeDefined();
    expect(screen.getByText('Rp7.000')).toBeDefined();
    const section = screen.getByRole('heading', { level: 2, name: 'Payment' }).closest('section') as HTMLElement;
    expect(
      within(section)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Created', 'Reference', 'Customer']);
    expect(screen.getByRole('link', { name: 'Back to Payments' }).getAttribute('href')).toBe('/payments');
    expect(document.title).toBe('INV-7 · Beranda');
  });

  it('has an address for each tab, with the records that belong to this one', async () => {
    const sent = renderPayment({ body: fixturePayment(7) });
    await userEvent.click(await screen.findByRole('link', { name: 'Refunds' }));
    expect(location.search).toBe('?tab=refunds');
    expect(await screen.findByText('Rp500')).toBeDefined();
    expect(sent.at(-1)?.url.searchParams.get('filter')).toBe('{"payment_id":"pay_7"}');
    expect(screen.getByRole('link', { name: 'Refunds' }).getAttribute('aria-current')).toBe('page');
  });

  it('leads back to the record that lists it, where its resource has no list of its own', async () => {
    const { refunds } = FIXTURE_CONSOLE.resources;
    const detail = { screen: 'refunds-detail', path: '/refund/{id}', tabs: [] };
    const resources = { ...FIXTURE_CONSOLE.resources, refunds: { ...refunds, path: undefined, detail } };
    mockFetch(() => ({ body: { id: 'ref_1', payment_id: 'pay_7' } }));
    renderConsole(<ScreenSwitch />, {
      at: '/refund/ref_1',
      console: { ...FIXTURE_CONSOLE, resources } as unknown as Console,
    });
    const back = await screen.findByRole('link', { name: 'Back to Transaction' });
    await waitFor(() => expect(back.getAttribute('href')).toBe('/payment/pay_7?tab=refunds'));
  });

  it('calls its parent record by what one of them is, and the list by what all of them are', async () => {
    const { refunds } = FIXTURE_CONSOLE.resources;
    const parent = { resource: 'payments', by: 'payment_id' };
    const detail = { screen: 'refunds-detail', path: '/payment/{pay}/refund/{id}', tabs: [], parent };
    const resources = { ...FIXTURE_CONSOLE.resources, refunds: { ...refunds, path: undefined, detail } };
    mockFetch(() => ({ body: { id: 'ref_1', payment_id: 'pay_7' } }));
    renderConsole(<ScreenSwitch />, {
      at: '/payment/pay_7/refund/ref_1',
      console: { ...FIXTURE_CONSOLE, resources } as unknown as Console,
    });
    const back = await screen.findByRole('link', { name: 'Back to Transaction' });
    expect(back.getAttribute('href')).toBe('/payment/pay_7?tab=refunds');
  });

  it('leads back to the list of those above it, where there is no such record', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { refunds } = FIXTURE_CONSOLE.resources;
    const detail = { screen: 'refunds-detail', path: '/refund/{id}', tabs: [] };
    const resources = { ...FIXTURE_CONSOLE.resources, refunds: { ...refunds, path: undefined, detail } };
    mockFetch(() => errorResponse(404, 'DATA_NOT_FOUND_ERROR'));
    const shown = { ...FIXTURE_CONSOLE, resources } as unknown as Console;
    renderConsole(<ScreenSwitch />, { at: '/refund/ref_9', console: shown });
    await screen.findByRole('heading', { name: 'Record not found' });
    const [back] = screen.getAllByRole('link', { name: 'Back to Payments' });
    expect(back?.getAttribute('href')).toBe('/payments');
  });

  it('leads back to the record that shows it otherwise', async () => {
    const { payments, customers } = FIXTURE_CONSOLE.resources;
    const fields = [{ type: 'relation', field: 'id', label: 'customers.title', resource: 'customers' }];
    const tabs = [
      {
        type: 'fields',
        id: 'more',
        label: 'payments.title',
        sections: [{ id: 'more', label: 'payments.title', fields }],
      },
    ];
    const resources = {
      payments: { ...payments, detail: { ...payments?.detail, tabs } },
      customers: { ...customers, path: undefined },
    };
    mockFetch(() => ({ body: { id: 'pay_7' } }));
    renderConsole(<ScreenSwitch />, {
      at: '/customers/pay_7',
      console: { ...FIXTURE_CONSOLE, resources } as unknown as Console,
    });
    const back = await screen.findByRole('link', { name: 'Back to Payments' });
    await waitFor(() => expect(back.getAttribute('href')).toBe('/payment/pay_7'));
  });

  it('offers only what the record can do now', async () => {
    renderPayment({ body: fixturePayment(7) });
    await screen.findByRole('heading', { level: 1, name: /INV-7/ });
    expect(screen.queryByRole('button', { name: 'Simulate payment' })).toBeNull();
  });

  it('confirms an action, runs it once, and reports the result', async () => {
    let status = 'PENDING';
    const sent = renderPayment(() => ({
      body: fixturePayment(7, { status, can: status === 'PENDING' ? ['simulate'] : [] }),
    }));
    await userEvent.click(await screen.findByRole('button', { name: 'Simulate payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Simulate payment' });
    expect(within(dialog).getByText('Mark it as paid?')).toBeDefined();
    status = 'COMPLETED';
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simulate payment' }));
    expect(await screen.findByText('It is paid.')).toBeDefined();
    const [post, ...others] = sent.filter(({ method }) => method === 'POST');
    expect(others).toEqual([]);
    expect(post?.url.pathname).toBe('/api/payments/pay_7/actions/simulate');
    expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(post?.body).toEqual({ business_id: 'biz_1', environment: 'PRODUCTION' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Simulate payment' })).toBeNull());
  });

  it('tries a failed action again under the same key', async () => {
    let isUp = false;
    const sent = mockFetch(({ method }) => {
      if (method === 'GET') return { body: fixturePayment(7, { can: ['simulate'] }) };
      return isUp ? { body: { id: 'pay_7' } } : errorResponse(409, 'CONTEXT_CHANGED_ERROR');
    });
    renderConsole(<ScreenSwitch />, { at: '/payment/pay_7' });
    await userEvent.click(await screen.findByRole('button', { name: 'Simulate payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Simulate payment' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simulate payment' }));
    expect(await within(dialog).findByText(/You switched business or mode in another tab/)).toBeDefined();
    isUp = true;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simulate payment' }));
    expect(await screen.findByText('It is paid.')).toBeDefined();
    const keys = sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('says that there is no such record', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderPayment(errorResponse(404, 'DATA_NOT_FOUND_ERROR'));
    expect(await screen.findByRole('heading', { name: 'Record not found' })).toBeDefined();
    expect(screen.getByRole('main').dataset.screen).toBe('payments-detail');
  });

  it('says that a record has left its list while it was open, and leads to it elsewhere', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { payments } = FIXTURE_CONSOLE.resources;
    const fields = [{ type: 'relation', field: 'id', label: 'customers.title', resource: 'payments' }];
    const sections = [{ id: 'more', label: 'payments.title', fields }];
    const detail = {
      screen: 'waiting-detail',
      path: '/waiting/{id}',
      tabs: [{ type: 'fields', id: 'more', label: 'payments.title', sections }],
    };
    const waiting = { ...payments, api: '/api/waiting', path: '/waiting', label: 'customers.title', detail };
    let isThere = true;
    mockFetch(({ url }) => {
      if (url.pathname !== '/api/waiting/pay_7') return listResponse([]);
      return isThere ? { body: { id: 'pay_7' } } : errorResponse(404, 'DATA_NOT_FOUND_ERROR');
    });
    const resources = { ...FIXTURE_CONSOLE.resources, waiting };
    renderConsole(<ScreenSwitch />, {
      at: '/waiting/pay_7',
      console: { ...FIXTURE_CONSOLE, resources } as unknown as Console,
    });
    const refresh = await screen.findByRole('button', { name: 'Refresh' });
    isThere = false;
    await userEvent.click(refresh);
    expect(await screen.findByRole('heading', { name: 'No longer in Customers' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'View in Payments' }).getAttribute('href')).toBe('/payment/pay_7');
    expect(screen.getAllByRole('link', { name: 'Back to Customers' }).length).toBeGreaterThan(0);
    expect(screen.queryByText('Record not found')).toBeNull();
  });

  it('shows an error in place and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isUp = false;
    renderPayment(() => (isUp ? { body: fixturePayment(7) } : errorResponse(500, 'SERVER_ERROR')));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    isUp = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /INV-7/ })).toBeDefined();
  });
});

describe('the screen of a route', () => {
  it('is not found where nothing is open', async () => {
    renderConsole(<ScreenSwitch />, { at: '/nowhere' });
    expect((await screen.findByRole('main')).dataset.screen).toBe('not-found');
  });

  it('follows redirects and the home page', async () => {
    mockFetch(() => listResponse([]));
    renderConsole(<ScreenSwitch />, { at: '/old-payments?perPage=25' });
    await waitFor(() => expect(location.pathname + location.search).toBe('/payments?perPage=25'));
  });

  it('says so when nothing at all is open', async () => {
    renderConsole(<ScreenSwitch />, { at: '/', console: { ...FIXTURE_CONSOLE, home: null } });
    expect(await screen.findByRole('heading', { name: 'You don’t have access yet' })).toBeDefined();
  });

  it('keeps a screen that cannot be drawn from taking the shell with it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = {
      ...FIXTURE_CONSOLE,
      pages: { home: { screen: 'home', path: '/home', label: 'home.title', blocks: null as never } },
    };
    renderConsole(<ScreenSwitch />, { at: '/home', console: broken });
    expect((await screen.findByRole('main')).dataset.screen).toBe('error');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
