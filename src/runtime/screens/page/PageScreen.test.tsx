// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResolvedBlock, ResolvedPage } from '#contract/generated/api.ts';
import { IslandsContext } from '../../console/IslandsContext.ts';
import { FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { FIXTURE_MESSAGES } from '../../fixtures/fixtureMessages.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { errorResponse, listResponse, mockFetch, type TestResponse } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { PageScreen } from './PageScreen.tsx';

setUpBrowser();

beforeAll(async () => {
  await import('../blocks/DayChart.tsx');
}, 60_000);

function renderBlock(block: ResolvedBlock, answer: () => TestResponse) {
  const page: ResolvedPage = { screen: 'home', path: '/home', label: 'home.title', blocks: [block] };
  const sent = mockFetch(answer);
  renderConsole(<PageScreen page={page} />, { at: '/home' });
  return sent;
}

const METRIC: ResolvedBlock = {
  type: 'metric',
  id: 'received',
  label: 'home.received',
  api: '/api/received',
  period: 'last-30-days',
};

const BLOCK_WORDS = { 'blocks.first': 'First', 'blocks.second': 'Second', 'page.all_blocks': 'All' };

function metricAnswer(value: string, previous: string): TestResponse {
  return {
    body: {
      period: 'last-30-days',
      currency: 'IDR',
      value,
      count: 8964,
      previous,
      from: '2026-10-23',
      to: '2026-11-21',
    },
  };
}

describe('a page of blocks', () => {
  it('shows the balance and what is on its way', async () => {
    renderBlock(
      { type: 'balance', id: 'balance', label: 'home.balance', api: '/api/balance', to: '/payments' },
      () => ({
        body: { currency: 'IDR', available: '157974472', pending: '1000' },
      }),
    );
    const block = await screen.findByRole('region', { name: 'Balance' });
    expect(await within(block).findByText('Rp157.974.472')).toBeDefined();
    expect(within(block).getByText('Rp1.000')).toBeDefined();
    expect(within(block).getByRole('link', { name: 'Balance' }).getAttribute('href')).toBe('/payments');
  });

  it.each([
    ['109', '100', '9% more than the previous 30 days'],
    ['87', '100', '13% less than the previous 30 days'],
    ['100', '100', 'Same as the previous 30 days'],
    ['100', '0', 'No earlier data to compare'],
  ])('says in words how %s compares with %s', async (value, previous, words) => {
    const sent = renderBlock(METRIC, () => metricAnswer(value, previous));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('8,964 payments')).toBeDefined();
    expect(sent[0]?.url.searchParams.get('time_zone')).toBe('Asia/Jakarta');
  });

  it('shows the error of one block in its place, and retries', async () => {
    let isUp = false;
    renderBlock(METRIC, () => (isUp ? metricAnswer('1', '1') : errorResponse(500, 'SERVER_ERROR')));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Couldn’t load this section');
    isUp = true;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Same as the previous 30 days')).toBeDefined();
  });

  it('gives the figures of a chart as a table', async () => {
    renderBlock(
      { type: 'chart', id: 'volume', label: 'home.volume', api: '/api/volume', period: 'last-7-days' },
      () => ({
        body: {
          currency: 'PHP',
          bars: [
            { from: '2026-11-20', to: '2026-11-20', value: '1234.50', count: 2 },
            { from: '2026-11-21', to: '2026-11-21', value: '0.00', count: 0 },
          ],
        },
      }),
    );
    const table = await screen.findByRole('table', { name: 'Payment volume' });
    expect(within(table).getByRole('row', { name: '20 Nov 2026 2 ₱1,234.50' })).toBeDefined();
    expect(within(table).getByRole('row', { name: '21 Nov 2026 0 ₱0.00' })).toBeDefined();
  });

  it('says so when a chart has nothing to show', async () => {
    renderBlock(
      { type: 'chart', id: 'volume', label: 'home.volume', api: '/api/volume', period: 'last-7-days' },
      () => ({
        body: { currency: 'IDR', bars: [{ from: '2026-11-21', to: '2026-11-21', value: '0', count: 0 }] },
      }),
    );
    expect(await screen.findByText('No payments in this period')).toBeDefined();
  });

  it.each([
    ['/home', false, 2],
    ['/home#second', false, 2],
    ['/home', true, 2],
    ['/home#second', true, 1],
    ['/home#third', true, 2],
  ])('at %s, where people choose a block: %s, shows %i', async (at, choose, count) => {
    const scrolled = vi.fn();
    // jsdom has no layout.
    Element.prototype.scrollIntoView = scrolled;
    const blocks: ResolvedBlock[] = ['first', 'second'].map((id) => ({ ...METRIC, id, label: `blocks.${id}` }));
    const page: ResolvedPage = {
      screen: 'home',
      path: '/home',
      label: 'home.title',
      blocks,
      ...(choose && { choose }),
    };
    mockFetch(() => metricAnswer('1', '1'));
    renderConsole(<PageScreen page={page} />, { at, messages: { ...FIXTURE_MESSAGES, ...BLOCK_WORDS } });
    expect(await screen.findAllByText('Same as the previous 30 days')).toHaveLength(count);
    expect(screen.queryAllByRole('navigation')).toHaveLength(choose ? 1 : 0);
    expect(scrolled).toHaveBeenCalledTimes(at.endsWith('#second') ? 1 : 0);
  });

  it('is a screen written by hand where it names one', async () => {
    const page: ResolvedPage = {
      screen: 'team',
      path: '/team',
      label: 'home.title',
      blocks: [],
      island: 'team' as never,
    };
    const islands = {
      tabs: {},
      pages: {
        team:
          async () =>
          ({ title }: { title: string }) => <p>by hand: {title}</p>,
      },
    };
    renderConsole(
      <IslandsContext value={islands as never}>
        <PageScreen page={page} />
      </IslandsContext>,
      { at: '/team' },
    );
    const heading = screen.getByRole('heading', { level: 1 });
    expect(await screen.findByText(`by hand: ${heading.textContent}`)).toBeDefined();
  });

  it('lists the newest records, as links to them and to all', async () => {
    const columns = FIXTURE_PAYMENTS.list.columns.slice(0, 2);
    const sent = renderBlock(
      { type: 'list', id: 'recent', label: 'home.recent', resource: 'payments', columns, limit: 5 },
      () => listResponse([fixturePayment(1)]),
    );
    expect(await screen.findByRole('link', { name: 'Open INV-1' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/payments');
    expect(sent[0]?.url.searchParams.get('range')).toBe('[0,4]');
  });
});
