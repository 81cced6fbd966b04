// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NotificationItem } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '#runtime/fixtures/fixtureConsole.ts';
import { FIXTURE_MESSAGES } from '#runtime/fixtures/fixtureMessages.ts';
import { mockFetch } from '#runtime/testing/mockFetch.ts';
import { renderConsole } from '#runtime/testing/renderConsole.tsx';
import { setUpBrowser } from '#runtime/testing/setUpBrowser.ts';
import { NotificationCenter } from './NotificationCenter.tsx';

setUpBrowser();

const CENTRE = { to: '/notification-center', address: '/api/notifications' };
const MESSAGES = {
  ...FIXTURE_MESSAGES,
  'shell.notifications.image': 'Open the picture',
  'shell.notifications.video': 'Open the video',
};

function item(id: string, more: Partial<NotificationItem>): NotificationItem {
  const texts = (text: string) => ({ en: text, id: text });
  const type = 'member-joined';
  return { id, type, created: '2030-01-02T03:04:05Z', title: texts(id), message: texts('x'), is_read: true, ...more };
}

const ITEMS = [
  item('one', { media_type: 'IMAGE', media_url: 'https://learn.beranda.example/one.png' }),
  item('two', { media_type: 'VIDEO', media_url: 'https://learn.beranda.example/two' }),
  item('three', {}),
];

// Rule notifications.centre.
describe('the picture or the video of a notification', () => {
  it('is a link that opens in a new tab, and nothing of it is loaded', async () => {
    const list = { notifications: ITEMS, unread_count: 0, total_count: ITEMS.length };
    mockFetch(({ url }) => (url.pathname === CENTRE.address ? { body: list } : { status: 404 }));
    const console = { ...FIXTURE_CONSOLE, notification_centre: CENTRE };
    renderConsole(<NotificationCenter />, { console, messages: MESSAGES });
    const picture = await screen.findByRole('link', { name: 'Open the picture' });
    const links = [picture, screen.getByRole('link', { name: 'Open the video' })];
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://learn.beranda.example/one.png', '_blank'],
      ['https://learn.beranda.example/two', '_blank'],
    ]);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(document.querySelectorAll('img, video, iframe')).toHaveLength(0);
  });
});
