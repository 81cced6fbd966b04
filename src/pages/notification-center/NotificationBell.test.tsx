// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FIXTURE_CONSOLE } from '#runtime/fixtures/fixtureConsole.ts';
import { FIXTURE_MESSAGES } from '#runtime/fixtures/fixtureMessages.ts';
import { mockFetch } from '#runtime/testing/mockFetch.ts';
import { renderConsole } from '#runtime/testing/renderConsole.tsx';
import { setUpBrowser } from '#runtime/testing/setUpBrowser.ts';
import { NotificationBell } from './NotificationBell.tsx';

setUpBrowser();

const CENTRE = { to: '/notification-center', address: '/api/notifications' };
const MESSAGES = { ...FIXTURE_MESSAGES, 'shell.notifications.open': 'Notifications: %{count} unread' };

// Rule notifications.bell.
describe('the badge of the bell', () => {
  it.each([
    [0, '0', false],
    [1, '1', true],
    [99, '99', true],
    [100, '99+', true],
    [10_000, '99+', true],
  ])('of %i unread notifications says %s', async (unread_count, count, isShown) => {
    const list = { notifications: [], unread_count, total_count: unread_count };
    mockFetch(({ url }) => (url.pathname === CENTRE.address ? { body: list } : { status: 404 }));
    renderConsole(<NotificationBell />, {
      console: { ...FIXTURE_CONSOLE, notification_centre: CENTRE },
      messages: MESSAGES,
    });
    await screen.findByRole('button', { name: `Notifications: ${count} unread` });
    expect(screen.queryAllByText(count)).toHaveLength(isShown ? 1 : 0);
  });
});
