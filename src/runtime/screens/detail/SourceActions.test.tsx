// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { ScreenSwitch } from '../../shell/ScreenSwitch.tsx';
import { mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../../testing/setUpBrowser.ts';
import { SourceActions } from './SourceActions.tsx';

setUpBrowser();
setUpOverlays();

const SOURCE = { payment_id: { resource: 'payments', record: { id: 'pay_7' } } };

/** A refund whose screen offers the actions of its payment. */
function renderRefund(
  related: object | undefined,
  payment = fixturePayment(7, { can: ['simulate'] }),
  payments: object | undefined = FIXTURE_CONSOLE.resources.payments,
) {
  const { refunds } = FIXTURE_CONSOLE.resources;
  const detail = { screen: 'refunds-detail', path: '/refund/{id}', actions_of: 'payment_id', tabs: [] };
  const resources = { ...FIXTURE_CONSOLE.resources, payments, refunds: { ...refunds, detail } };
  const sent = mockFetch(({ url, method }) => {
    if (method === 'POST') return { body: { id: 'pay_7' } };
    if (url.pathname.startsWith('/api/payments')) return { body: payment };
    return { body: { id: 'ref_1', payment_id: 'pay_7', ...(related && { related }) } };
  });
  renderConsole(<ScreenSwitch />, {
    at: '/refund/ref_1',
    console: { ...FIXTURE_CONSOLE, resources } as unknown as Console,
  });
  return sent;
}

describe('the actions of the record that another comes from', () => {
  it('are done to that record', async () => {
    const sent = renderRefund(SOURCE);
    await userEvent.click(await screen.findByRole('button', { name: 'Simulate payment' }));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Simulate payment' }));
    await screen.findByText('It is paid.');
    const posted = sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname);
    expect(posted).toEqual(['/api/payments/pay_7/actions/simulate']);
  });

  it('are those that the record has now, with the reason for one that is closed', async () => {
    renderRefund(SOURCE, fixturePayment(7, { can: [], blocked: { simulate: 'payments.simulate_done' } }));
    expect(await screen.findByText('It is paid.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Simulate payment' })).toBeNull();
  });

  it.each([
    ['of the list alone', ['list'], false],
    ['of the list and of records', ['list', 'record'], true],
  ] as const)('are requested if there are some of a record: actions %s', async (_name, scopes, isRequested) => {
    const { payments } = FIXTURE_CONSOLE.resources;
    const [simulate] = payments?.actions ?? [];
    const actions = scopes.map((scope) => ({ ...simulate, id: `of-${scope}`, scope }));
    const sent = renderRefund(SOURCE, undefined, { ...payments, actions });
    await screen.findByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(sent).toHaveLength(isRequested ? 2 : 1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveLength(isRequested ? 2 : 1);
  });

  it.each([
    ['actions', 1, 0],
    ['blocked', 0, 1],
  ] as const)('are shown as %s: buttons %i, reasons %i', async (show, buttons, reasons) => {
    const blocked = { refund: 'payments.simulate_done' };
    const payment = fixturePayment(7, { can: ['simulate'], blocked });
    mockFetch(() => ({ body: payment }));
    const { payments } = FIXTURE_CONSOLE.resources;
    const [simulate] = payments?.actions ?? [];
    const actions = [simulate, { ...simulate, id: 'refund', label: 'refunds.title' }];
    const resources = { ...FIXTURE_CONSOLE.resources, payments: { ...payments, actions } };
    const detail = {
      screen: 'refunds-detail',
      record: 'records.transaction',
      path: '/refund/{id}',
      actions_of: 'payment_id',
      tabs: [],
    };
    const record = { id: 'ref_1', related: SOURCE };
    renderConsole(<SourceActions detail={detail} record={record as never} show={show} />, {
      console: { ...FIXTURE_CONSOLE, resources } as unknown as Console,
    });
    if (show === 'actions') await screen.findByRole('button', { name: 'Simulate payment' });
    else await screen.findByText('It is paid.');
    expect(screen.queryAllByRole('button', { name: 'Simulate payment' })).toHaveLength(buttons);
    expect(screen.queryAllByText('It is paid.')).toHaveLength(reasons);
  });

  it('are not requested if the user may not open that record', async () => {
    const sent = renderRefund(undefined);
    await waitFor(() => expect(sent).toHaveLength(1));
    await screen.findByRole('button', { name: 'Refresh' });
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/refunds/ref_1']);
  });
});
