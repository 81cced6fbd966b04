// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { errorResponse, mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../../testing/setUpBrowser.ts';
import { NoticeMail } from './NoticeMail.tsx';

setUpBrowser();
setUpOverlays();

// Rule notices.ip-whitelist-reminder.
it('a reminder that could not be mailed says so, and can be mailed again', async () => {
  let isUp = false;
  mockFetch(() => (isUp ? { body: { to: 'sari@kopi.test' } } : errorResponse(500, 'SERVER_ERROR')));
  const address = '/api/notices/ip-whitelist-reminder/mail';
  renderConsole(<NoticeMail mail={{ label: 'notices.ip_whitelist_reminder.mail', address }} />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t send the email. Try again.');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  isUp = true;
  await userEvent.click(button);
  expect((await screen.findByRole('status')).textContent).toBe('Sent to sari@kopi.test.');
});
