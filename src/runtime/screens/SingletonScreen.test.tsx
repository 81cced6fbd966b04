// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Console, ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE, FIXTURE_PAYMENTS } from '../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../fixtures/fixturePayments.ts';
import { ScreenSwitch } from '../shell/ScreenSwitch.tsx';
import { errorResponse, listResponse, mockFetch, type TestResponse } from '../testing/mockFetch.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { setUpBrowser, setUpForms, setUpOverlays } from '../testing/setUpBrowser.ts';

setUpBrowser();
setUpOverlays();
setUpForms();

const FORM = {
  form: { id: 'note', schema: { type: 'object', properties: {} }, sections: [] },
  values: {},
};

const CREATE: ResolvedAction = {
  id: 'create',
  label: 'actions.more',
  scope: 'list',
  done: 'actions.saved',
  tone: 'normal',
  form: 'note',
};

/** Opens payments as if a business had one of them. */
function open(at: string, list: TestResponse, actions: ResolvedAction[] = [CREATE]): void {
  const payments: ResolvedResource = { ...FIXTURE_PAYMENTS, singleton: true, actions };
  mockFetch(({ url }) => {
    if (url.pathname === '/api/payments') return list;
    if (url.pathname.endsWith('/form')) return { body: FORM };
    return url.pathname === '/api/payments/pay_7' ? { body: fixturePayment(7) } : listResponse([]);
  });
  const resources = { ...FIXTURE_CONSOLE.resources, payments };
  renderConsole(<ScreenSwitch />, { at, console: { ...FIXTURE_CONSOLE, resources } as unknown as Console });
}

// Rule details.singleton.
describe('the screen of a singleton', () => {
  it('is its record, without a way back to a list', async () => {
    open('/payments', listResponse([fixturePayment(7)]));
    expect(await screen.findByRole('heading', { level: 1, name: /INV-7/ })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('link', { name: /Back to/ })).toBeNull();
    expect(location.pathname).toBe('/payments');
  });

  it('is where the address of its record leads', async () => {
    open('/payment/pay_7?tab=refunds', listResponse([fixturePayment(7)]));
    await waitFor(() => expect(location.pathname + location.search).toBe('/payments?tab=refunds'));
    expect(await screen.findByRole('heading', { level: 1, name: /INV-7/ })).toBeDefined();
  });

  it('opens the form that creates it before it exists', async () => {
    open('/payments', listResponse([]));
    expect(await screen.findByRole('dialog', {}, { timeout: 20_000 })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Not set up yet')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'More actions' })).toHaveLength(1);
  });

  it('has no form for a person who may not create it', async () => {
    open('/payments', listResponse([]), []);
    expect(await screen.findByText('Not set up yet')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers to try again after an error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/payments', errorResponse(500, 'SERVER_ERROR'));
    expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
    expect([document.querySelector('[data-skeleton]'), screen.queryByText('Not set up yet')]).toEqual([null, null]);
  });

  it('shows that it loads until the list has answered', async () => {
    const payments: ResolvedResource = { ...FIXTURE_PAYMENTS, singleton: true, actions: [] };
    const resources = { ...FIXTURE_CONSOLE.resources, payments };
    let answer: (response: TestResponse) => void = () => undefined;
    mockFetch(() => new Promise((resolve) => (answer = resolve)));
    renderConsole(<ScreenSwitch />, {
      at: '/payments',
      console: { ...FIXTURE_CONSOLE, resources } as unknown as Console,
    });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('[data-skeleton]')).not.toBeNull();
    expect([screen.queryByText('Not set up yet'), screen.queryByRole('alert')]).toEqual([null, null]);
    answer(listResponse([]));
    expect(await screen.findByText('Not set up yet')).toBeDefined();
    expect(document.querySelector('[data-skeleton]')).toBeNull();
  });
});
