// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { errorResponse, mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../../testing/setUpBrowser.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

setUpBrowser();
setUpOverlays();

const CHANGE = {
  flag: 'old-balance-view',
  on: false,
  to: '/balance',
  label: 'cash.use_new_view',
  confirm: 'cash.use_new_view_confirm',
  done: 'cash.use_new_view_done',
};

// Rule transactions.balance-view-switch.
it('a switch of the view that fails says so in its question, and stays at the view', async () => {
  const sent = mockFetch(() => errorResponse(500, 'SERVER_ERROR'));
  renderConsole(<ViewSwitch change={CHANGE} />, { at: '/cash' });
  await userEvent.click(screen.getByRole('button'));
  const question = await screen.findByRole('dialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Switch' }));
  expect((await within(question).findByRole('alert')).textContent).toContain('Something went wrong on our side.');
  expect(within(question).getByRole('button', { name: 'Switch' }).getAttribute('aria-disabled')).toBe('false');
  expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['PATCH', '/api/user/flags', { flag: 'old-balance-view', on: false }],
  ]);
  expect(location.pathname).toBe('/cash');
});
