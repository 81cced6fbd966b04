// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SavedView } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE, FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { ListScreen } from '../../screens/ListScreen.tsx';
import {
  errorResponse,
  listResponse,
  mockFetch,
  type SentRequest,
  type TestResponse,
} from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../../testing/setUpBrowser.ts';

setUpBrowser();
setUpOverlays();

const DEAR: SavedView = {
  id: 'view_1',
  resource: 'payments',
  name: 'Dear',
  shared: true,
  mine: false,
  editable: true,
  default: false,
  narrowed: false,
  state: {
    filter: { amount_gte: '1000' },
    sort: { field: 'amount', order: 'asc' },
    columns: ['amount', 'reference'],
    per_page: 25,
  },
};

interface Kept {
  readonly views?: readonly SavedView[];
  readonly defaultView?: string | null;
  readonly write?: (request: SentRequest) => TestResponse;
}

function renderList(at: string, { views = [DEAR], defaultView = null, write }: Kept = {}, mayShare = true) {
  const sent = mockFetch((request) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/api/list-preferences/')) return { body: { columns: null, default_view: defaultView } };
    if (!pathname.startsWith('/api/views')) return listResponse([fixturePayment(1)]);
    return request.method === 'GET' ? { body: views } : (write?.(request) ?? {});
  });
  const console = { ...FIXTURE_CONSOLE, views: { share: mayShare } };
  renderConsole(<ListScreen name="payments" resource={FIXTURE_PAYMENTS} />, { at, console });
  return sent;
}

async function choose(button: string, item: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const named = { name: item };
  const menu = await screen.findByRole('menu');
  const found = within(menu).queryByRole('menuitem', named) ?? (await within(menu).findByRole('menuitemradio', named));
  await userEvent.click(found);
}

function heads(): (string | null)[] {
  return screen.getAllByRole('columnheader').map((cell) => cell.textContent);
}

const QUERY = `view=view_1&filter=${encodeURIComponent('{"amount_gte":"1000"}')}&sort=amount&order=ASC&perPage=25&columns=amount%2Creference`;

describe('the views of a list', () => {
  it('load when they are needed, and one restores all of its state', async () => {
    const sent = renderList('/payments');
    await screen.findByRole('row', { name: /INV-1/ });
    expect(sent.some(({ url }) => url.pathname === '/api/views')).toBe(false);
    await choose('Views', /^Dear/);
    await waitFor(() => expect(heads()).toEqual(['Amount', 'Reference']));
    expect(location.search).toBe(`?${QUERY}`);
    const query = sent.filter(({ url }) => url.pathname === '/api/payments').at(-1)?.url.searchParams;
    expect([query?.get('sort'), query?.get('range'), query?.get('filter')]).toEqual([
      '["amount","ASC"]',
      '[0,24]',
      '{"amount_gte":"1000"}',
    ]);
    expect(screen.getByRole('button', { name: 'View: Dear' })).toBeDefined();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await choose('View: Dear', 'Default view');
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('come by their address alone, and say so when they are gone', async () => {
    renderList('/payments?view=view_1');
    await waitFor(() => expect(location.search).toBe(`?${QUERY}`));
    expect(await screen.findByRole('row', { name: /INV-1/ })).toBeDefined();
  });

  it('that are gone leave the list as it is', async () => {
    renderList('/payments?view=view_9&filter={}&perPage=25');
    expect(await screen.findByText('This view was deleted or is no longer shared with you.')).toBeDefined();
    await waitFor(() => expect(location.search).toBe('?filter=%7B%7D&perPage=25'));
  });

  it('open with the list where the person wants it so', async () => {
    renderList('/payments', { views: [{ ...DEAR, default: true }], defaultView: 'view_1' });
    await waitFor(() => expect(location.search).toBe(`?${QUERY}`));
    await choose('View: Dear', 'Default view');
    await waitFor(() => expect(location.search).toBe('?view=none'));
    expect(await screen.findByRole('button', { name: 'Views' })).toBeDefined();
  });

  it('are marked as changed, saved and taken back', async () => {
    const sent = renderList(`/payments?${QUERY}`, {
      write: ({ body }) => ({ body: { ...DEAR, state: (body as { state: SavedView['state'] }).state } }),
    });
    await screen.findByRole('button', { name: 'View: Dear' });
    await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Amount' }));
    expect(await screen.findByText('Unsaved changes')).toBeDefined();
    await choose('View options', 'Discard changes');
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Amount' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    const change = sent.find(({ method }) => method === 'PATCH');
    expect(change?.url.pathname).toBe('/api/views/view_1');
    expect(change?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(change?.body).toEqual({
      business_id: 'biz_1',
      environment: 'PRODUCTION',
      state: { ...DEAR.state, sort: { field: 'amount', order: 'desc' } },
    });
  });

  it('keep columns that are chosen in them apart from the person’s usual ones', async () => {
    const sent = renderList(`/payments?${QUERY}`);
    await screen.findByRole('button', { name: 'View: Dear' });
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move Reference up' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('columns')).toBe('reference,amount'));
    expect(screen.getByText('Reference moved to position 1 of 6')).toBeDefined();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    expect(screen.getByText('Unsaved changes')).toBeDefined();
  });

  it('are saved under a name, shared where that is open to the person', async () => {
    const taken = errorResponse(409, 'NAME_TAKEN_ERROR');
    const sent = renderList('/payments?perPage=25', {
      write: ({ body }) => {
        const { name, shared, state } = body as Pick<SavedView, 'name' | 'shared' | 'state'>;
        return name === 'Dear' ? taken : { body: { ...DEAR, id: 'view_2', mine: true, name, shared, state } };
      },
    });
    await screen.findByRole('row', { name: /INV-1/ });
    await choose('View options', 'Save as new view');
    const dialog = await screen.findByRole('dialog', { name: 'Save as new view' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Enter a name.')).toBeDefined();
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Dear');
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/This name is already in use/)).toBeDefined();
    await userEvent.type(within(dialog).getByLabelText('Name'), 'er');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(new URLSearchParams(location.search).get('view')).toBe('view_2');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ resource: 'payments', shared: true });
  });

  it('that belong to others can only be opened and left', async () => {
    renderList('/payments?view=view_1', { views: [{ ...DEAR, editable: false, narrowed: true }] }, false);
    expect(
      await screen.findByText('Part of this view was left out because you don’t have access to it.'),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'View options' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Save as new view', 'Copy link', 'Set as default']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save as new view' }));
    expect(within(await screen.findByRole('dialog')).queryByRole('checkbox')).toBeNull();
  });

  it('are renamed, and no form of a name that exists shares them', async () => {
    const sent = renderList('/payments?view=view_1', {
      write: ({ body }) => ({ body: { ...DEAR, name: (body as { name: string }).name } }),
    });
    await screen.findByRole('button', { name: 'View: Dear' });
    await choose('View options', 'Rename');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await userEvent.type(within(dialog).getByLabelText('Name'), 'er');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'View: Dearer' })).toBeDefined();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ name: 'Dearer' });
  });

  it('are deleted after a question, for everybody', async () => {
    renderList('/payments?view=view_1');
    await screen.findByRole('button', { name: 'View: Dear' });
    await choose('View options', 'Delete');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Delete the view “Dear” for everyone in the business?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(location.search).toBe(`?${QUERY.replace('view=view_1&', '')}`));
    expect(await screen.findByText('View deleted')).toBeDefined();
  });
});

describe('the link of a list', () => {
  it('holds all that is shown, and a shared view', async () => {
    const user = userEvent.setup();
    renderList('/payments?perPage=25&page=3&cursor=x');
    await screen.findByRole('row', { name: /INV-1/ });
    await choose('View options', 'Copy link');
    expect(await screen.findByText('Link copied. It opens this list with its current filters.')).toBeDefined();
    const columns = 'columns=created%2Creference%2Cstatus%2Ccustomer_id%2Camount';
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/payments?perPage=25&${columns}`);
    expect(user).toBeDefined();
  });

  it('says that it holds more than the person may see', async () => {
    renderList(`/payments?filter=${encodeURIComponent('{"fee_gte":"1"}')}`);
    expect(await screen.findByText(/Part of this link was left out/)).toBeDefined();
  });
});
