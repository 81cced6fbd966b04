// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { ListScreen } from '../../screens/ListScreen.tsx';
import { listResponse, mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';

setUpBrowser();

const ARCHIVE = {
  id: 'archive',
  scope: 'selection',
  label: 'payments.simulate',
  confirm: 'payments.simulate_ask',
  done: 'payments.simulate_done',
  tone: 'normal',
} as const;

const SELECTABLE: ResolvedResource = { ...FIXTURE_PAYMENTS, actions: [ARCHIVE] };

/** A list of 8,123 payments, three per page. */
function renderList(resource = SELECTABLE, headers: Record<string, string> = {}) {
  const sent = mockFetch(({ url }) => {
    if (url.pathname.startsWith('/api/list-preferences/')) return { body: { columns: null, default_view: null } };
    const first = url.searchParams.has('cursor') ? 4 : 1;
    const rows = [0, 1, 2].map((offset) => fixturePayment(first + offset));
    return listResponse(rows, { 'content-range': 'payments 0-2/8123', 'x-next-cursor': 'next', ...headers });
  });
  renderConsole(<ListScreen name="payments" resource={resource} />, { at: '/payments' });
  return sent;
}

async function box(label: string): Promise<HTMLInputElement> {
  return screen.findByRole<HTMLInputElement>('checkbox', { name: label });
}

async function picked(): Promise<string[]> {
  const rows = (await screen.findAllByRole<HTMLInputElement>('checkbox')).filter(({ checked }) => checked);
  return rows.map((input) => input.getAttribute('aria-label') ?? '');
}

function bar(): HTMLElement {
  return screen.getByRole('region', { name: 'Selected rows' });
}

describe('selecting rows', () => {
  it('is there only where something can be done with them', async () => {
    renderList(FIXTURE_PAYMENTS);
    await screen.findByRole('row', { name: /INV-1/ });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('counts rows, keeps them while paging, and clears', async () => {
    renderList();
    await userEvent.click(await box('Select INV-2'));
    expect(within(bar()).getByText('1 selected')).toBeDefined();
    expect((await box('Select all rows on this page')).indeterminate).toBe(true);
    expect(location.pathname).toBe('/payments');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(await box('Select INV-4'));
    expect(within(bar()).getByText('2 selected')).toBeDefined();
    const action = within(bar()).getByRole('button', { name: 'Simulate payment' });
    expect(action.getAttribute('data-config')).toBe('actions.archive');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
    expect(await picked()).toEqual([]);
  });

  it('takes a range with Shift, and a row from the keyboard', async () => {
    renderList();
    const user = userEvent.setup();
    await user.click(await box('Select INV-1'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Select INV-3'));
    await user.keyboard('{/Shift}');
    expect(await picked()).toEqual(['Select all rows on this page', 'Select INV-1', 'Select INV-2', 'Select INV-3']);
    screen.getByRole('link', { name: 'Open INV-2' }).focus();
    await user.keyboard('x');
    expect(await picked()).toEqual(['Select INV-1', 'Select INV-3']);
    await user.keyboard(' ');
    expect(within(bar()).getByText('3 selected')).toBeDefined();
  });

  it('goes from the page to all that match, and drops all with another filter', async () => {
    renderList();
    await userEvent.click(await box('Select all rows on this page'));
    expect(within(bar()).getByText('3 selected')).toBeDefined();
    await userEvent.click(within(bar()).getByRole('button', { name: 'Select all 8,123 matching' }));
    expect(within(bar()).getByText('All 8,123 matching selected')).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox'), 'INV');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
  });

  it('is honest about what was not counted', async () => {
    renderList(SELECTABLE, { 'content-range': 'payments 0-2/10000', 'x-count-capped': 'true' });
    await userEvent.click(await box('Select all rows on this page'));
    expect(within(bar()).getByRole('button', { name: 'Select all 10,000+ matching' })).toBeDefined();
  });
});
