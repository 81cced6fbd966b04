// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Console, ResolvedItem, SidebarFolds } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { listResponse, mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { Sidebar } from './Sidebar.tsx';
import { SidebarFoldsProvider } from './SidebarFoldsProvider.tsx';

setUpBrowser();

type Navigation = Console['navigation'];

const FOLDED: SidebarFolds = { accept: false, deep: false };

/** Draws the sidebar of a person who has left its headings so. */
function renderSidebar(
  at: string,
  sidebar: SidebarFolds = {},
  navigation: Navigation = FIXTURE_CONSOLE.navigation,
): void {
  renderConsole(
    <SidebarFoldsProvider>
      <Sidebar />
    </SidebarFoldsProvider>,
    { at, console: { ...FIXTURE_CONSOLE, sidebar, navigation } },
  );
}

describe('the sidebar', () => {
  it('marks the item of the screen', async () => {
    renderSidebar('/payment/pay_1');
    const link = await screen.findByRole('link', { name: 'Payments' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(link.getAttribute('href')).toBe('/payments');
  });

  it('has a heading for each group with a label, but not one that repeats the only item', async () => {
    const refunds = { id: 'refunds', label: 'refunds.title', to: '/refunds' };
    const other = { id: 'other', label: 'payments.title', to: '/payments' };
    const groups = [
      { id: 'alone', label: 'refunds.title', items: [refunds] },
      { id: 'named', label: 'navigation.more', items: [refunds] },
      { id: 'both', label: 'refunds.title', items: [refunds, other] },
      { id: 'none', items: [refunds] },
    ];
    renderSidebar('/payments', {}, groups as Navigation);
    expect(await screen.findAllByRole('link')).toHaveLength(5);
    const headings = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
    expect(headings).toHaveLength(2);
  });

  // Rule navigation.levels.
  it('opens its second and third level, and closes them', async () => {
    renderSidebar('/payments', FOLDED);
    const accept = await screen.findByRole('button', { name: 'Accept' });
    expect(accept.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: 'Customers' })).toBeNull();
    await userEvent.click(accept);
    expect(screen.getByRole('link', { name: 'Customers' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Deep' }));
    expect(within(screen.getByRole('link', { name: /Refunds/ })).getByText('New')).toBeDefined();
    await userEvent.click(accept);
    expect(screen.queryByRole('link', { name: /Refunds/ })).toBeNull();
  });

  // Rule navigation.tags.
  it('shows a tag until the person has opened its item', async () => {
    // The dismissal is not answered, so that the console before it is shown.
    const sent = mockFetch(() => new Promise(() => undefined));
    const items: ResolvedItem[] = [
      { id: 'refunds', label: 'refunds.title', to: '/refunds', tag: 'new', notify: 'tag.refunds' },
      { id: 'payments', label: 'payments.title', to: '/payments', tag: 'beta' },
    ];
    renderSidebar('/customers', {}, [{ id: 'main', items }]);
    await userEvent.click(await screen.findByRole('link', { name: /Refunds/ }));
    await waitFor(() => expect(screen.getByRole('link', { name: /Refunds/ }).textContent).not.toContain('New'));
    expect(screen.getByRole('link', { name: /Payments/ }).textContent).toContain('Beta');
    const kept = sent.find(({ url }) => url.pathname === '/api/users/update_notification');
    expect(JSON.stringify(kept?.body)).toContain('tag.refunds');
  });

  // Rule navigation.get-started-progress.
  it('shows a bar and how many steps are left', async () => {
    mockFetch(() => ({ body: { total: 5, left: 2, steps: [] } }));
    const item = { id: 'start', label: 'payments.title', to: '/payments', progress: '/api/journeys/activation' };
    renderSidebar('/payments', {}, [{ id: 'main', items: [item] }]);
    const bar = await screen.findByRole('progressbar', { name: '2 steps left' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['3', '5']);
    expect(screen.getByText('2 steps left')).toBeDefined();
  });

  // Rule navigation.get-started-completed.
  it('says that get started is completed', async () => {
    mockFetch(() => ({ body: { total: 2, left: 0, steps: [] } }));
    const item = { id: 'start', label: 'payments.title', to: '/payments', progress: '/api/journeys/activation' };
    renderSidebar('/payments', {}, [{ id: 'main', items: [item] }]);
    const bar = await screen.findByRole('progressbar', { name: 'Completed' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['2', '2']);
  });

  it('is open where the screen is', async () => {
    renderSidebar('/refunds');
    const link = await screen.findByRole('link', { name: /Refunds/ });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it('is gone through by the arrow keys, past what is closed', async () => {
    renderSidebar('/payments', FOLDED);
    (await screen.findByRole('link', { name: 'Payments' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('More');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Accept');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Accept');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Customers');
  });

  it('opens every heading of few links, folds a group, and has the server keep that', async () => {
    const sent = mockFetch(() => ({ body: {} }));
    renderSidebar('/payments');
    const group = await screen.findByRole('button', { name: 'More' });
    expect(screen.getByRole('link', { name: /Refunds/ })).toBeDefined();
    await userEvent.click(group);
    expect(group.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: /Refunds/ })).toBeNull();
    expect(sent.map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/api/user/sidebar', { folds: { more: false } }],
    ]);
  });

  it('fetches what a screen needs while the pointer is on its way', async () => {
    const sent = mockFetch(() => listResponse([]));
    renderSidebar('/payments', FOLDED);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await userEvent.hover(screen.getByRole('link', { name: 'Customers' }));
    await userEvent.unhover(screen.getByRole('link', { name: 'Customers' }));
    await userEvent.hover(screen.getByRole('link', { name: 'Customers' }));
    const read = sent.filter(({ method }) => method === 'GET');
    expect(read.map(({ url }) => url.pathname)).toEqual(['/api/customers', '/api/list-preferences/customers']);
  });
});
