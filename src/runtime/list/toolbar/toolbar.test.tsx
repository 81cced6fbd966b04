// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { ListScreen } from '../../screens/ListScreen.tsx';
import { listResponse, mockFetch, type SentRequest } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../../testing/setUpBrowser.ts';

setUpBrowser();
setUpOverlays();

const STATUS = FIXTURE_PAYMENTS.list.filters.find((filter) => filter.type === 'multi-select');

/** A list with everything above its rows. */
const RICH: ResolvedResource = {
  ...FIXTURE_PAYMENTS,
  list: {
    ...FIXTURE_PAYMENTS.list,
    tabs: { field: 'status', values: STATUS?.type === 'multi-select' ? STATUS.values : [] },
    segments: [{ id: 'late', label: 'payments.title' }],
    help: { en: 'https://docs.example.com/en', id: 'https://docs.example.com/id' },
    refresh_seconds: 30,
  },
};

const COUNTS = {
  field: 'status',
  all: { count: 10_000, capped: true },
  values: { COMPLETED: { count: 12, capped: false }, PENDING: { count: 0, capped: false } },
};

let rows = [fixturePayment(1)];

function answer({ url }: SentRequest) {
  if (url.pathname.startsWith('/api/list-preferences/')) return { body: { columns: null, default_view: null } };
  if (url.pathname.endsWith('/counts')) return { body: COUNTS };
  return url.pathname === '/api/payments' ? listResponse(rows) : { body: [] };
}

async function renderList(at = '/payments'): Promise<SentRequest[]> {
  const sent = mockFetch(answer);
  renderConsole(<ListScreen name="payments" resource={RICH} />, { at });
  await screen.findByRole('row', { name: /INV-1/ });
  return sent;
}

describe('above the rows', () => {
  it('tabs say how many there are, and set the filter of their field', async () => {
    const sent = await renderList('/payments?filter={"status":["PENDING"],"amount_gte":"10"}');
    const tabs = within(screen.getByRole('navigation', { name: 'Tabs' }));
    await tabs.findByRole('button', { name: 'All 10,000+' });
    expect(tabs.getByRole('button', { name: 'Pending 0', pressed: true })).toBeDefined();
    const request = sent.find(({ url }) => url.pathname === '/api/payments/counts');
    expect(JSON.parse(request?.url.searchParams.get('filter') ?? '')).toEqual({ amount_gte: '10' });
    await userEvent.click(tabs.getByRole('button', { name: 'Completed 12' }));
    await waitFor(() => {
      const filter: unknown = JSON.parse(new URLSearchParams(location.search).get('filter') ?? '');
      expect(filter).toEqual({ amount_gte: '10', status: ['COMPLETED'] });
    });
  });

  it('a segment goes into the address and to the API, and off again', async () => {
    const sent = await renderList();
    const segment = screen.getByRole('button', { name: 'Payments', pressed: false });
    await userEvent.click(segment);
    await waitFor(() => expect(location.search).toBe('?segment=late'));
    await waitFor(() => {
      expect(
        sent.some(({ url }) => url.pathname === '/api/payments' && url.searchParams.get('segment') === 'late'),
      ).toBe(true);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Payments', pressed: true }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('help opens apart', async () => {
    await renderList();
    const help = screen.getByRole('link', { name: 'Help with this page' });
    expect([help.getAttribute('href'), help.getAttribute('rel')]).toEqual([
      'https://docs.example.com/en',
      'noopener noreferrer',
    ]);
  });

  // Rule lists.new-rows.
  it('rows that arrive are counted, and shown on request', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await renderList();
      rows = [fixturePayment(2), fixturePayment(1)];
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      const show = await screen.findByRole('button', { name: '1 new. Show' });
      expect(screen.queryByRole('row', { name: /INV-2/ })).toBeNull();
      await userEvent.click(show);
      await screen.findByRole('row', { name: /INV-2/ });
    } finally {
      rows = [fixturePayment(1)];
      vi.useRealTimers();
    }
  });
});
