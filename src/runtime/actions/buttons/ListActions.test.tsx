// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FormAnswer, ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import type { PageInfo } from '#contract/listState/pageInfo.ts';
import { FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpForms, setUpOverlays } from '../../testing/setUpBrowser.ts';
import { ListActions } from './ListActions.tsx';

setUpBrowser();
setUpOverlays();
setUpForms();

const CREATE: ResolvedAction = {
  id: 'create',
  label: 'actions.more',
  scope: 'list',
  done: 'actions.saved',
  tone: 'normal',
};
const PLAIN: ResolvedResource = { ...FIXTURE_PAYMENTS, actions: [CREATE] };
const SINGLETON: ResolvedResource = { ...PLAIN, singleton: true };
const EMPTY: PageInfo = { count: 0, total: 0, capped: false };

it.each<[string, ResolvedResource, PageInfo | undefined, number]>([
  ['a list shows its action before it has answered', PLAIN, undefined, 1],
  ['a singleton shows none before its list has answered', SINGLETON, undefined, 0],
  ['a singleton without a record shows it', SINGLETON, EMPTY, 1],
  ['a singleton with its record shows none', SINGLETON, { ...EMPTY, count: 1, unavailable: ['create'] }, 0],
])('%s', async (_what, resource, answer, count) => {
  renderConsole(
    <main>
      <ListActions resource={resource} answer={answer} />
    </main>,
  );
  await screen.findByRole('main');
  expect(screen.queryAllByRole('button')).toHaveLength(count);
});

const WITH_FORM: ResolvedAction = { ...CREATE, form: 'payment' };
const WITH_PATH: ResolvedAction = { ...WITH_FORM, path: '/payments/new' };
const FORM: FormAnswer = {
  form: { form: 'payment', validator: 'newer', schema: { type: 'object', properties: {} }, sections: [] },
  values: {},
};

// Rule navigation.action-address.
it.each<[string, ResolvedAction, string, string[]]>([
  ['opens the form that the address names', WITH_FORM, '?action=create', ['GET /api/payments/actions/create/form']],
  ['opens one that has an address of its own', WITH_PATH, '?action=create', ['GET /api/payments/actions/create/form']],
  ['opens none without a name', WITH_FORM, '', []],
  ['opens none of another name', WITH_FORM, '?action=remove', []],
  ['runs no action without a form', CREATE, '?action=create', []],
])('the screen of a list %s', async (_what, action, search, requests) => {
  const sent = mockFetch(() => ({ body: FORM }));
  renderConsole(
    <main>
      <ListActions resource={{ ...PLAIN, actions: [action] }} followsRoute answer={EMPTY} />
    </main>,
    { at: `${PLAIN.path}${search}` },
  );
  await screen.findAllByRole('button');
  await waitFor(() => expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(requests), {
    timeout: 20_000,
  });
});

it('opens the record that an action has created', async () => {
  const sent = mockFetch(({ method }) => ({ body: method === 'POST' ? { id: 'pay_17' } : {} }));
  renderConsole(<ListActions resource={{ ...PLAIN, actions: [CREATE] }} answer={EMPTY} />, { at: '/payments' });
  await userEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(location.pathname).toBe('/payment/pay_17'));
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('stays on the list where the action creates no record with a screen', async () => {
  const sent = mockFetch(({ method }) => ({ body: method === 'POST' ? {} : {} }));
  renderConsole(<ListActions resource={{ ...PLAIN, actions: [CREATE] }} answer={EMPTY} />, { at: '/payments' });
  await userEvent.click(await screen.findByRole('button'));
  await screen.findByRole('status');
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(location.pathname).toBe('/payments');
});

describe('a form that is closed', () => {
  async function closeAt(at: string, more: { followsRoute?: boolean; startsFirst?: boolean }): Promise<number> {
    mockFetch(() => ({ body: FORM }));
    renderConsole(<ListActions resource={{ ...PLAIN, actions: [WITH_FORM] }} answer={EMPTY} {...more} />, { at });
    if (!more.followsRoute && !more.startsFirst) await userEvent.click(await screen.findByRole('button'));
    await screen.findByRole('dialog', {}, { timeout: 20_000 });
    const steps = history.length;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return history.length - steps;
  }

  // Rule navigation.action-address.
  it('leaves its address, of which the rest stays, without a step to go back to', async () => {
    expect(await closeAt('/payments?action=create&page=2', { followsRoute: true })).toBe(0);
    expect(location.pathname + location.search).toBe('/payments?page=2');
  });

  it.each([{}, { startsFirst: true }])('leaves the address of another screen as it is: %j', async (more) => {
    expect(await closeAt('/home?action=other', more)).toBe(0);
    expect(location.pathname + location.search).toBe('/home?action=other');
  });
});

// Rule navigation.action-address.
it('an action with an address of its own is opened there, with the query of the list', async () => {
  const sent = mockFetch(() => ({ body: FORM }));
  renderConsole(<ListActions resource={{ ...PLAIN, actions: [WITH_PATH] }} followsRoute answer={EMPTY} />, {
    at: '/payments?page=2',
  });
  await userEvent.click(await screen.findByRole('button'));
  await screen.findByRole('dialog', {}, { timeout: 20_000 });
  expect(location.pathname + location.search).toBe('/payments/new?page=2');
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/payments/actions/create/form']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname + location.search).toBe('/payments?page=2');
});
