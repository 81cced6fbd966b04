// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { ListScreen } from '../../screens/ListScreen.tsx';
import { listResponse, mockFetch, type SentRequest } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../../testing/setUpBrowser.ts';

setUpBrowser();
setUpOverlays();

/** Noon of 21 November 2026 in Jakarta. */
const NOW = new Date('2026-11-21T05:00:00Z');

let sent: SentRequest[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  sent = mockFetch(({ url }) =>
    url.pathname.startsWith('/api/list-preferences/') ? { body: { columns: null } } : listResponse([fixturePayment(1)]),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

async function renderList(at = '/payments') {
  renderConsole(<ListScreen name="payments" resource={FIXTURE_PAYMENTS} />, { at });
  await screen.findByRole('row', { name: /INV-1/ });
  return screen.getByRole('search', { name: 'Filters' });
}

/** Expects the filter in the URL and in the API request. */
async function expectFilter(filter: Readonly<Record<string, unknown>>) {
  await waitFor(() => {
    expect(JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}')).toEqual(filter);
    const lists = sent.filter(({ url }) => url.pathname === '/api/payments');
    expect(lists.map(({ url }) => JSON.parse(url.searchParams.get('filter') ?? ''))).toContainEqual(filter);
  });
}

describe('the filters of a list', () => {
  // Rule lists.debounce.
  it('search when the pause of the list is over', async () => {
    const { list } = FIXTURE_PAYMENTS;
    const filters = list.filters.map((filter) => (filter.type === 'search' ? { ...filter, rest: 1_000 } : filter));
    renderConsole(<ListScreen name="payments" resource={{ ...FIXTURE_PAYMENTS, list: { ...list, filters } }} />, {
      at: '/payments',
    });
    await screen.findByRole('row', { name: /INV-1/ });
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'inv' } });
    act(() => vi.advanceTimersByTime(999));
    expect(location.search).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(new URLSearchParams(location.search).get('filter')).toBe('{"q":"inv"}');
  });

  // Rule lists.search-minimum.
  it('search from three characters on, once the typing rests', async () => {
    const filters = await renderList();
    const box = within(filters).getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'in');
    expect(within(filters).getByText('Type at least 3 characters')).toBeDefined();
    await userEvent.type(box, 'v-7');
    await expectFilter({ q: 'inv-7' });
    expect(sent.filter(({ url }) => url.searchParams.get('filter')?.includes('"q"'))).toHaveLength(1);
    await userEvent.click(within(filters).getByRole('button', { name: 'Clear search' }));
    await expectFilter({});
    expect(document.activeElement).toBe(box);
  });

  it("take any number of a field's values, and say which", async () => {
    const filters = await renderList();
    await userEvent.click(within(filters).getByRole('button', { name: 'Status' }));
    const panel = await screen.findByRole('dialog', { name: 'Status' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Pending' }));
    await expectFilter({ status: ['PENDING'] });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Completed' }));
    await expectFilter({ status: ['COMPLETED', 'PENDING'] });
    expect(within(filters).getByText('Completed +1')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await within(filters).findByRole('button', { name: 'Clear Status' }));
    await expectFilter({});
  });

  it('make all ticks of one visit one step to go back over', async () => {
    const filters = await renderList();
    const steps = history.length;
    await userEvent.click(within(filters).getByRole('button', { name: 'Status' }));
    const panel = await screen.findByRole('dialog', { name: 'Status' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Pending' }));
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Completed' }));
    await expectFilter({ status: ['COMPLETED', 'PENDING'] });
    expect(history.length).toBe(steps + 1);
  });

  // Rule lists.quick-ranges.
  it("know the quick ranges in the person's zone", async () => {
    const filters = await renderList();
    await userEvent.click(within(filters).getByRole('button', { name: 'Created' }));
    const panel = await screen.findByRole('dialog', { name: 'Created' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Last 7 days' }));
    await expectFilter({ created_gte: '2026-11-15', created_lte: '2026-11-21' });
    expect(within(filters).getByText('Last 7 days')).toBeDefined();
    expect(sent.at(-1)?.url.searchParams.get('time_zone')).toBe('Asia/Jakarta');
  });

  it('refuse days in the wrong order', async () => {
    const filters = await renderList();
    await userEvent.click(within(filters).getByRole('button', { name: 'Created' }));
    const panel = await screen.findByRole('dialog', { name: 'Created' });
    await userEvent.type(within(panel).getByLabelText('From'), '2026-11-20');
    await userEvent.type(within(panel).getByLabelText('To'), '2026-11-10');
    expect(within(panel).getByText('The start date can’t be after the end date.')).toBeDefined();
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    expect(location.search).toBe('');
  });

  it('take amounts in digits, as the currency groups them', async () => {
    const filters = await renderList();
    await userEvent.click(within(filters).getByRole('button', { name: 'Amount' }));
    const panel = await screen.findByRole('dialog', { name: 'Amount' });
    await userEvent.type(within(panel).getByLabelText('Minimum'), 'Rp1.500.000x');
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    await expectFilter({ amount_gte: '1500000' });
    expect(within(filters).getByText('Rp1.500.000 or more')).toBeDefined();
  });

  it('show an error for an invalid amount, in place', async () => {
    const filters = await renderList();
    await userEvent.click(within(filters).getByRole('button', { name: 'Amount' }));
    const panel = await screen.findByRole('dialog', { name: 'Amount' });
    await userEvent.type(within(panel).getByLabelText('Minimum'), '1.50');
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    expect(within(panel).getByText('Enter an amount in digits, up to Rp999.999.999.999.')).toBeDefined();
    expect(location.search).toBe('');
  });

  it('keep of an old bookmark what still makes sense', async () => {
    const old = { status: ['PENDING', 'GONE'], created_gte: 'yesterday', colour: 'red', q: 'ab' };
    await renderList(`/payments?filter=${encodeURIComponent(JSON.stringify(old))}`);
    const request = sent.find(({ url }) => url.pathname === '/api/payments');
    expect(JSON.parse(request?.url.searchParams.get('filter') ?? '')).toEqual({ status: ['PENDING'] });
  });
});
