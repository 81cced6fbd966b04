// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResolvedBlock, ResolvedPage } from '#contract/generated/api.ts';
import { errorResponse, mockFetch, type TestResponse } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { PageScreen } from './PageScreen.tsx';

setUpBrowser();

beforeAll(async () => {
  await import('../blocks/DayChart.tsx');
}, 60_000);

const CHOSEN = { period: 'last-30-days', periods: ['last-7-days', 'last-30-days', 'last-12-weeks'] } as const;
const SUMMED = { resource: 'payments', where: { status: ['COMPLETED'] } };

const RECEIVED: ResolvedBlock = {
  type: 'metric',
  id: 'received',
  label: 'home.received',
  api: '/api/received',
  ...CHOSEN,
  periods: [...CHOSEN.periods],
  summed: SUMMED,
};

const VOLUME: ResolvedBlock = { ...RECEIVED, type: 'chart', id: 'volume', label: 'home.volume', api: '/api/volume' };

const CHANNELS: ResolvedBlock = {
  type: 'breakdown',
  id: 'channels',
  label: 'home.channels',
  api: '/api/channels',
  period: 'last-30-days',
  resource: 'payments',
  by: 'channel',
  values: { CARD: 'home.title', OVO: 'home.received', STOLEN: 'home.volume' },
  succeeded: ['COMPLETED'],
  failed: ['FAILED'],
  reason: 'failure_code',
};

const PERIOD_DAYS: Readonly<Record<string, string>> = { 'last-7-days': '2026-11-15', 'last-30-days': '2026-10-23' };

function received(url: URL): TestResponse {
  const period = url.searchParams.get('period') ?? '';
  const value = period === 'last-7-days' ? '700' : '3000';
  const days = { from: PERIOD_DAYS[period] ?? '2026-08-30', to: '2026-11-21' };
  return { body: { period, currency: 'IDR', value, count: 3, previous: '100', ...days } };
}

/** The conditions of the list that a link leads to. */
function filterOf(link: HTMLElement): unknown {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://beranda.test');
  expect(pathname).toBe('/payments');
  return JSON.parse(searchParams.get('filter') ?? '');
}

function renderPage(blocks: ResolvedBlock[], at: string, answer: (url: URL) => TestResponse | Promise<TestResponse>) {
  const page: ResolvedPage = { screen: 'home', path: '/home', label: 'home.title', blocks };
  const sent = mockFetch(({ url }) => answer(url));
  renderConsole(<PageScreen page={page} />, { at });
  return sent;
}

// Rule home.periods.
describe('the period of a page', () => {
  it.each([
    ['/home', '30 days', 'last-30-days'],
    ['/home?period=last-7-days', '7 days', 'last-7-days'],
    ['/home?period=today', '30 days', 'last-30-days'],
    ['/home?period=last-9-days', '30 days', 'last-30-days'],
  ])('is that of the address %s: %s', async (at, name, period) => {
    const sent = renderPage([RECEIVED], at, received);
    const control = within(screen.getByRole('group', { name: 'Period' }));
    expect(control.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
    await screen.findByText(/Rp/);
    expect(sent.map(({ url }) => url.searchParams.get('period'))).toEqual([period]);
  });

  it('is chosen in the address; the figures before stay until those of the new period are there', async () => {
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    const sent = renderPage([RECEIVED], '/home?view=mine#other', async (url) => {
      if (url.searchParams.get('period') === 'last-7-days') await isOpen;
      return received(url);
    });
    await screen.findByText('Rp3.000');
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    expect(location.search).toBe('?view=mine&period=last-7-days');
    expect(location.hash).toBe('#other');
    const block = screen.getByRole('region', { name: 'Received' });
    expect([block.dataset.stale, block.getAttribute('aria-busy')]).toEqual(['true', 'true']);
    expect(within(block).getByText('Rp3.000')).toBeDefined();
    expect(within(block).getByText(/than the previous 30 days/)).toBeDefined();
    open();
    await within(block).findByText('Rp700');
    expect(within(block).getByText(/than the previous 7 days/)).toBeDefined();
    expect(block.dataset.stale).toBe('false');
    expect(sent).toHaveLength(2);
    history.back();
    await within(block).findByText('Rp3.000');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '30 days' }).checked).toBe(true);
  });

  it('whose figures cannot be read shows the error in its block, and none of the period before', async () => {
    let isUp = false;
    renderPage([RECEIVED], '/home', (url) =>
      isUp || url.searchParams.get('period') === 'last-30-days' ? received(url) : errorResponse(500, 'SERVER_ERROR'),
    );
    await screen.findByText('Rp3.000');
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    const alert = await screen.findByRole('alert');
    expect(screen.queryByText('Rp3.000')).toBeNull();
    isUp = true;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Rp700');
  });

  it('is chosen above the first block that has it, and nowhere on a page without one', () => {
    const { periods: _none, ...fixed } = RECEIVED as Extract<ResolvedBlock, { type: 'metric' }>;
    renderPage([{ ...fixed, id: 'first' }], '/home', received);
    expect(screen.queryByRole('group', { name: 'Period' })).toBeNull();
  });
});

// Rule home.figures-lead.
describe('a figure leads to the list that adds up to it', () => {
  it('of a sum', async () => {
    renderPage([RECEIVED], '/home?period=last-7-days', received);
    const link = await screen.findByRole('link', { name: 'Received' });
    expect(filterOf(link)).toEqual({ status: ['COMPLETED'], created_gte: '2026-11-15', created_lte: '2026-11-21' });
  });

  it('of a chart: its total, and each row of its table', async () => {
    const bars = [
      { from: '2026-11-08', to: '2026-11-14', value: '1000', count: 2 },
      { from: '2026-11-15', to: '2026-11-21', value: '500', count: 1 },
    ];
    renderPage([VOLUME], '/home', () => ({ body: { currency: 'IDR', bars } }));
    const total = await screen.findByRole('link', { name: 'Total Rp1.500' });
    expect(filterOf(total)).toMatchObject({ created_gte: '2026-11-08', created_lte: '2026-11-21' });
    const table = screen.getByRole('table', { name: 'Payment volume' });
    expect(within(table).getByRole('row', { name: '08 Nov 2026 – 14 Nov 2026 2 Rp1.000' })).toBeDefined();
    // Beside the bars, nothing in the table takes the focus.
    expect(within(table).queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const links = within(screen.getByRole('table', { name: 'Payment volume' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent.replaceAll('\u00a0', ' '), filterOf(link)])).toEqual([
      ['8 Nov – 14 Nov', { status: ['COMPLETED'], created_gte: '2026-11-08', created_lte: '2026-11-14' }],
      ['15 Nov – 21 Nov', { status: ['COMPLETED'], created_gte: '2026-11-15', created_lte: '2026-11-21' }],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show as table' })).toBeDefined());
  });

  it('of a breakdown: what succeeded, what failed, and each reason', async () => {
    const rows = [
      { value: 'CARD', sum: '3000', succeeded: 3, failed: 2, reasons: [{ value: 'STOLEN', count: 2 }] },
      { value: 'OVO', sum: '1000', succeeded: 1, failed: 0, reasons: [] },
    ];
    const days = { from: '2026-10-23', to: '2026-11-21' };
    renderPage([CHANNELS], '/home', () => ({ body: { currency: 'IDR', ...days, rows } }));
    const table = await screen.findByRole('table', { name: 'Payments by method' });
    const all = { created_gte: days.from, created_lte: days.to, channel: ['CARD'] };
    const links = within(table).getAllByRole('link').slice(0, 3);
    expect(links.map((link) => [link.textContent, filterOf(link)])).toEqual([
      ['Home', { ...all, status: ['COMPLETED'] }],
      ['2 failed', { ...all, status: ['FAILED'] }],
      ['Payment volume: 2', { ...all, status: ['FAILED'], failure_code: ['STOLEN'] }],
    ]);
    expect(within(table).getByText('75% of the total')).toBeDefined();
    expect(within(table).getByText('60%')).toBeDefined();
  });
});

it('says in colour that a change is good news, also where less is better', async () => {
  const failed = { ...RECEIVED, id: 'failed', label: 'home.failed', better: 'less' } as ResolvedBlock;
  renderPage([RECEIVED, failed], '/home', received);
  const changes = await screen.findAllByText(/more than the previous 30 days/);
  expect(changes.map((change) => change.dataset.good)).toEqual(['true', 'false']);
});
