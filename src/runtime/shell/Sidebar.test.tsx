// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listResponse, mockFetch } from '../testing/mockFetch.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { setUpBrowser } from '../testing/setUpBrowser.ts';
import { Sidebar } from './Sidebar.tsx';

setUpBrowser();

describe('the sidebar', () => {
  it('marks the item of the screen', async () => {
    renderConsole(<Sidebar />, { at: '/payment/pay_1' });
    const link = await screen.findByRole('link', { name: 'Payments' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(link.getAttribute('href')).toBe('/payments');
  });

  // Rule navigation.levels.
  it('opens its second and third level, and closes them', async () => {
    renderConsole(<Sidebar />, { at: '/payments' });
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
    renderConsole(<Sidebar />, { at: '/refunds' });
    const link = await screen.findByRole('link', { name: /Refunds/ });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it('is gone through by the arrow keys, past what is closed', async () => {
    renderConsole(<Sidebar />, { at: '/payments' });
    (await screen.findByRole('link', { name: 'Payments' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Accept');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Accept');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Customers');
  });

  it('fetches what a screen needs while the pointer is on its way', async () => {
    const sent = mockFetch(() => listResponse([]));
    renderConsole(<Sidebar />, { at: '/payments' });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await userEvent.hover(screen.getByRole('link', { name: 'Customers' }));
    await userEvent.unhover(screen.getByRole('link', { name: 'Customers' }));
    await userEvent.hover(screen.getByRole('link', { name: 'Customers' }));
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/customers', '/api/list-preferences/customers']);
  });
});
