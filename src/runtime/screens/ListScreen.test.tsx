// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { FIXTURE_PAYMENTS } from '../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../fixtures/fixturePayments.ts';
import { errorResponse, listResponse, mockFetch, type TestResponse } from '../testing/mockFetch.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../testing/setUpBrowser.ts';
import { ListScreen } from './ListScreen.tsx';

setUpBrowser();
setUpOverlays();

/** Answers list requests; the user has chosen no columns. */
function answerList(answer: (url: URL) => TestResponse | Promise<TestResponse>) {
  return mockFetch(({ method, url }) => {
    if (!url.pathname.startsWith('/api/list-preferences/')) return answer(url);
    return { body: method === 'PUT' ? {} : { columns: null } };
  });
}

function renderList(at = '/payments') {
  return renderConsole(<ListScreen name="payments" resource={FIXTURE_PAYMENTS} />, { at });
}

/** The tone of the chip that holds a label. */
function toneOf(label: HTMLElement): string | undefined {
  return label.closest<HTMLElement>('[data-tone]')?.dataset.tone;
}

function query(key: string): unknown {
  return JSON.parse(new URLSearchParams(location.search).get(key) ?? 'null');
}

describe('a list', () => {
  it('shows skeleton rows under its head while it loads', async () => {
    answerList(() => new Promise(() => undefined));
    renderList();
    const table = await screen.findByRole('table', { name: 'Payments' });
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Created', 'Reference', 'Status', 'Customer', 'Amount']);
    expect(within(table).getAllByRole('row')).toHaveLength(11);
  });

  it('shows its rows as this person reads them, and how many there are', async () => {
    answerList(() => listResponse([fixturePayment(1), fixturePayment(2)], { 'content-range': 'payments 0-1/8123' }));
    renderList();
    const row = await screen.findByRole('row', { name: /INV-1/ });
    expect(within(row).getByText('21 Nov 2026, 09:05 AM')).toBeDefined();
    expect(within(row).getByText('Rp1.000')).toBeDefined();
    expect(toneOf(within(row).getByText('Completed'))).toBe('positive');
    expect(within(row).getByRole('link', { name: 'Fajar Firmansyah' }).getAttribute('href')).toBe('/customers/cus_1');
    expect(screen.getByText('1–2 of 8,123')).toBeDefined();
    expect(document.title).toBe('Payments · Beranda');
  });

  it('says "or more" for a count past the cap', async () => {
    answerList(() =>
      listResponse([fixturePayment(1)], { 'content-range': 'payments 0-0/10000', 'x-count-capped': 'true' }),
    );
    renderList();
    expect(await screen.findByText('1–1 of 10,000+')).toBeDefined();
  });

  it('shows an undeclared status and currency unchanged and in a neutral tone', async () => {
    answerList(() => listResponse([fixturePayment(1, { status: 'FROZEN', currency: 'SGD' })]));
    renderList();
    expect(toneOf(await screen.findByText('FROZEN'))).toBe('neutral');
    expect(toneOf(screen.getByText('SGD'))).toBe('neutral');
    expect(screen.getByText('1,000')).toBeDefined();
  });

  it('says what will be here when there is nothing yet', async () => {
    answerList(() => listResponse([]));
    renderList();
    expect(await screen.findByText('No data yet')).toBeDefined();
    expect(screen.getByText('Your first payment will show here.')).toBeDefined();
  });

  it('offers to clear filters that nothing matches', async () => {
    answerList((url) => listResponse(url.searchParams.get('filter') === '{}' ? [fixturePayment(1)] : []));
    renderList(`/payments?filter=${encodeURIComponent('{"status":["PENDING"]}')}`);
    expect(await screen.findByText('No results match your filters')).toBeDefined();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(await screen.findByRole('row', { name: /INV-1/ })).toBeDefined();
    expect(location.search).toBe('');
  });

  it('shows an error in place, keeps the filters, and retries', async () => {
    // ra-core prints the errors of a data provider in development.
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isUp = false;
    answerList(() => (isUp ? listResponse([fixturePayment(1)]) : errorResponse(500, 'SERVER_ERROR')));
    renderList(`/payments?filter=${encodeURIComponent('{"status":["PENDING"]}')}`);
    const alert = await screen.findByRole('alert');
    expect(printed).toHaveBeenCalledOnce();
    expect(alert.textContent).toContain('Couldn’t load this list');
    expect(alert.textContent).toContain('Something went wrong on our side');
    expect(alert.textContent).toContain('req-1');
    expect(query('filter')).toEqual({ status: ['PENDING'] });
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /INV-1/ })).toBeDefined();
  });

  // Rule money.sorted-by-size.
  it('says that amounts with a sign are sorted by their size', async () => {
    answerList(() => listResponse([fixturePayment(1)]));
    const { list } = FIXTURE_PAYMENTS;
    const columns = list.columns.map((column) => (column.type === 'money' ? { ...column, outgoing: true } : column));
    const resource = { ...FIXTURE_PAYMENTS, list: { ...list, columns } } as ResolvedResource;
    renderConsole(<ListScreen name="payments" resource={resource} />, { at: '/payments' });
    const table = await screen.findByRole('table', { name: 'Payments' });
    const sort = within(within(table).getByRole('columnheader', { name: 'Amount' })).getByRole('button');
    expect(sort.title).toBe('Sort by Amount, whether in or out');
  });

  // Rule lists.earlier-request-cancelled, errors.aborted.
  it('cancels an earlier request of its rows, without an error', async () => {
    // ra-core prints every rejection of a data provider in development.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const signals: AbortSignal[] = [];
    answerList(() => listResponse([fixturePayment(1)]));
    renderList();
    await screen.findByRole('row', { name: /INV-1/ });
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
      if (!path.startsWith('/api/payments?') || signals.length > 0) return answered(path, init);
      const { signal } = init;
      if (!signal) throw new Error('A request of a list has no signal.');
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const amount = within(screen.getByRole('table')).getByRole('button', { name: 'Amount' });
    await userEvent.click(amount);
    await waitFor(() => expect(signals).toHaveLength(1));
    expect(signals[0]?.aborted).toBe(false);
    await userEvent.click(amount);
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    await screen.findByRole('row', { name: /INV-1/ });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sorts by a column that may be sorted, and says so', async () => {
    const sent = answerList(() => listResponse([fixturePayment(1)]));
    renderList();
    await screen.findByRole('row', { name: /INV-1/ });
    const table = screen.getByRole('table');
    await userEvent.click(within(table).getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(sent.at(-1)?.url.searchParams.get('sort')).toBe('["amount","DESC"]'));
    expect(within(table).getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('descending');
    expect(location.search).toBe('?sort=amount&order=DESC');
    expect(within(table).queryByRole('button', { name: 'Status' })).toBeNull();
  });

  it('pages by the cursors of the answer', async () => {
    const sent = answerList((url) =>
      listResponse([fixturePayment(url.searchParams.has('cursor') ? 2 : 1)], {
        'content-range': 'payments 0-9/25',
        'x-next-cursor': 'next-1',
      }),
    );
    renderList();
    await screen.findByRole('row', { name: /INV-1/ });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('row', { name: /INV-2/ });
    expect(location.search).toBe('?page=2&cursor=next-1');
    expect(sent.at(-1)?.url.searchParams.get('range')).toBe('[0,9]');
    await userEvent.click(screen.getByRole('button', { name: 'First page' }));
    await screen.findByRole('row', { name: /INV-1/ });
    expect(location.search).toBe('');
  });

  it('opens a row by its link, by a click anywhere, and by the keyboard', async () => {
    answerList(() => listResponse([fixturePayment(1), fixturePayment(2)]));
    renderList('/payments?perPage=25');
    const row = await screen.findByRole('row', { name: /INV-2/ });
    expect(within(row).getByRole('link', { name: 'Open INV-2' }).getAttribute('href')).toBe('/payment/pay_2');
    await userEvent.keyboard('jj');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Open INV-2');
    await userEvent.keyboard('k');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Open INV-1');
    await userEvent.click(within(row).getByText('Completed'));
    expect(location.pathname).toBe('/payment/pay_2');
    expect(history.state.usr).toEqual({ list: '/payments?perPage=25' });
  });

  it('copies a value without opening the row, and says so for a second', async () => {
    answerList(() => listResponse([fixturePayment(1)]));
    const user = userEvent.setup();
    renderList();
    const row = await screen.findByRole('row', { name: /INV-1/ });
    await user.click(within(row).getByRole('button', { name: 'Copy Reference' }));
    expect(await within(row).findByText('Copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('INV-1');
    expect(location.pathname).toBe('/payments');
    await waitFor(() => expect(within(row).queryByText('Copied')).toBeNull(), { timeout: 1_500 });
  });

  it('opens a row in a new tab with a modifier', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    answerList(() => listResponse([fixturePayment(1)]));
    renderList();
    const row = await screen.findByRole('row', { name: /INV-1/ });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(within(row).getByText('Completed'));
    expect(open).toHaveBeenCalledWith('/payment/pay_1', '_blank', 'noopener');
    expect(location.pathname).toBe('/payments');
  });

  it('shows the columns that the person chose, and keeps another choice', async () => {
    const sent = mockFetch(({ method, url }) => {
      if (!url.pathname.startsWith('/api/list-preferences/'))
        return listResponse([fixturePayment(1, { note: 'Thanks' })]);
      return { body: method === 'PUT' ? {} : { columns: ['reference', 'note'] } };
    });
    renderList();
    await screen.findByRole('cell', { name: 'Thanks' });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Reference', 'Note']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Note' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { columns: ['reference'] } }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Reference' }).disabled).toBe(true);
  });
});
