// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SidebarFolds } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { listResponse, mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { Sidebar } from './Sidebar.tsx';
import { SidebarFoldsProvider } from './SidebarFoldsProvider.tsx';

setUpBrowser();

const FOLDED: SidebarFolds = { accept: false, deep: false };

/** Draws the sidebar of a person who has left its headings so. */
function renderSidebar(at: string, sidebar: SidebarFolds = {}): void {
  renderConsole(
    <SidebarFoldsProvider>
      <Sidebar />
    </SidebarFoldsProvider>,
    { at, console: { ...FIXTURE_CONSOLE, sidebar } },
  );
}

describe('the sidebar', () => {
  it('marks the item of the screen', async () => {
    renderSidebar('/payment/pay_1');
    const link = await screen.findByRole('link', { name: 'Payments' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(link.getAttribute('href')).toBe('/payments');
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
