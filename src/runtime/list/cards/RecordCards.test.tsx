// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { ListScreen } from '../../screens/ListScreen.tsx';
import { listResponse, mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';

setUpBrowser({ width: 375 });

function renderList() {
  const sent = mockFetch(({ url }) =>
    url.pathname.startsWith('/api/list-preferences/') ? { body: { columns: null } } : listResponse([fixturePayment(1)]),
  );
  renderConsole(<ListScreen name="payments" resource={FIXTURE_PAYMENTS} />, { at: '/payments' });
  return sent;
}

describe('a list on a phone', () => {
  // Rule navigation.phone-cards.
  it('has two lines a record, and one link', async () => {
    renderList();
    const list = await screen.findByRole('list', { name: 'Payments' });
    const [card] = within(list).getAllByRole('listitem');
    expect(card?.textContent).toBe('INV-1Rp1.00021 Nov 2026, 09:05 AMFajar FirmansyahCompleted');
    const declared = [...(card?.querySelectorAll('[data-config]') ?? [])].map((part) =>
      part.getAttribute('data-config'),
    );
    expect(declared).toEqual(
      ['reference', 'amount', 'created', 'customer_id', 'status'].map((field) => `columns.${field}`),
    );
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/payment/pay_1']);
    expect(within(list).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('names the fields of bare figures', async () => {
    const { list } = FIXTURE_PAYMENTS;
    const tries = {
      field: 'tries',
      type: 'number',
      label: 'fields.payment.note',
      sortable: false,
      hidden: false,
    } as const;
    const card = { title: 'reference', subtitle: ['tries'] };
    mockFetch(({ url }) =>
      url.pathname.startsWith('/api/list-preferences/')
        ? { body: { columns: null } }
        : listResponse([fixturePayment(1, { tries: 3 })]),
    );
    const resource = { ...FIXTURE_PAYMENTS, list: { ...list, columns: [...list.columns, tries], card } };
    renderConsole(<ListScreen name="payments" resource={resource} />, { at: '/payments' });
    const cards = await screen.findByRole('list', { name: 'Payments' });
    expect(cards.textContent).toBe('INV-1Note: 3');
  });

  it('says by which hidden field a search found a record, and only then', async () => {
    const found = { column: 'note', field: 'note', label: 'fields.payment.note' };
    const { list } = FIXTURE_PAYMENTS;
    const filters = list.filters.map((filter) => (filter.type === 'search' ? { ...filter, fields: [found] } : filter));
    mockFetch(({ url }) =>
      url.pathname.startsWith('/api/list-preferences/')
        ? { body: { columns: null } }
        : listResponse([fixturePayment(1, { note: 'Hadiah' })]),
    );
    const resource = { ...FIXTURE_PAYMENTS, list: { ...list, filters } };
    const at = `/payments?filter=${encodeURIComponent('{"q":"hadiah"}')}`;
    renderConsole(<ListScreen name="payments" resource={resource} />, { at });
    expect(await screen.findByText(/: Hadiah$/)).toBeDefined();
  });

  it('keeps its filters behind a button, and its order among them', async () => {
    const sent = renderList();
    await screen.findByRole('list', { name: 'Payments' });
    expect(screen.queryByRole('button', { name: 'Status' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Filters' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: 'Status' })).toBeDefined();
    const order = screen.getByRole('combobox', { name: 'Order' });
    expect(
      within(order)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Created, newest first', 'Created, oldest first', 'Amount, highest first', 'Amount, lowest first']);
    await userEvent.selectOptions(order, 'Amount, lowest first');
    await waitFor(() => expect(sent.at(-1)?.url.searchParams.get('sort')).toBe('["amount","ASC"]'));
  });
});
