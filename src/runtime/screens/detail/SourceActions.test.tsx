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

/** The payment that a refund comes from, which its response has whole. */
function sourceOf(values: object) {
  return { payment_id: { resource: 'payments', record: fixturePayment(7, values) } };
}

/** A refund whose screen offers the actions of its payment. */
function renderRefund(related: object | undefined) {
  const { refunds } = FIXTURE_CONSOLE.resources;
  const detail = { screen: 'refunds-detail', path: '/refund/{id}', actions_of: 'payment_id', tabs: [] };
  const resources = { ...FIXTURE_CONSOLE.resources, refunds: { ...refunds, detail } };
  const sent = mockFetch(({ method }) => {
    if (method === 'POST') return { body: { id: 'pay_7' } };
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
    const sent = renderRefund(sourceOf({ can: ['simulate'] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Simulate payment' }));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Simulate payment' }));
    await screen.findByText('It is paid.');
    const posted = sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname);
    expect(posted).toEqual(['/api/payments/pay_7/actions/simulate']);
  });

  it('are those that the record has now, with the reason for one that is closed', async () => {
    renderRefund(sourceOf({ can: [], blocked: { simulate: 'payments.simulate_done' } }));
    expect(await screen.findByText('It is paid.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Simulate payment' })).toBeNull();
  });

  it.each([
    ['actions', 1, 0],
    ['blocked', 0, 1],
  ] as const)('are shown at once as %s: buttons %i, reasons %i', (show, buttons, reasons) => {
    const blocked = { refund: 'payments.simulate_done' };
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
    const record = { id: 'ref_1', related: sourceOf({ can: ['simulate'], blocked }) };
    renderConsole(<SourceActions detail={detail} record={record as never} show={show} />, {
      console: { ...FIXTURE_CONSOLE, resources } as unknown as Console,
    });
    expect(screen.queryAllByRole('button', { name: 'Simulate payment' })).toHaveLength(buttons);
    expect(screen.queryAllByText('It is paid.')).toHaveLength(reasons);
  });

  it('come with the record, and are left out if the user may not open that one', async () => {
    const sent = renderRefund(undefined);
    await waitFor(() => expect(sent).toHaveLength(1));
    await screen.findByRole('button', { name: 'Refresh' });
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/refunds/ref_1']);
  });
});
