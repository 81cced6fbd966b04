// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { FIXTURE_MESSAGES } from '../../fixtures/fixtureMessages.ts';
import { errorResponse, mockFetch, type TestResponse } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../../testing/setUpBrowser.ts';
import { PinnedProvider } from '../pinned/PinnedProvider.tsx';
import { Sidebar } from './Sidebar.tsx';

setUpBrowser();
setUpOverlays();

const WORDS = ['All', 'Invoices', ...Array.from({ length: 9 }, (_, at) => `Screen ${at}`)];

const MESSAGES = { ...FIXTURE_MESSAGES, ...Object.fromEntries(WORDS.map((word) => [word, word])) };

const LINKS: Console['navigation'] = [
  {
    id: 'main',
    items: Array.from({ length: 9 }, (_, at) => ({ id: `l${at}`, label: `Screen ${at}`, to: `/s${at}` })),
  },
  {
    id: 'more',
    items: [{ id: 'deep', label: 'Invoices', items: [{ id: 'all', label: 'All', to: '/all' }] }],
  },
];

/** Draws the sidebar of a person who has pinned these. */
function renderSidebar(at: string, pinned: string[] = [], navigation = LINKS) {
  return renderConsole(
    <PinnedProvider>
      <Sidebar />
    </PinnedProvider>,
    { at, console: { ...FIXTURE_CONSOLE, navigation, pinned }, messages: MESSAGES },
  );
}

/** The names of the pinned screens, as they are listed. */
function pinnedNames(): (string | null)[] {
  const group = screen.queryByRole('list', { name: 'Pinned' });
  return group === null
    ? []
    : within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
}

function toggle(name: string): HTMLElement {
  const [first] = screen.getAllByRole('button', { name: `Pin ${name}` });
  if (first === undefined) throw new Error(`There is no pin for ${name}.`);
  return first;
}

// Rule navigation.pinned.
describe('a pinned screen', () => {
  it('is listed at once, in the order of pinning, with the heading above it, and what the server answers counts', async () => {
    const sent = mockFetch(({ body }) => ({ body: { pinned: ['/s2', (body as { screen: string }).screen, '/s7'] } }));
    renderSidebar('/s2', ['/s2', '/closed']);
    await screen.findByRole('list', { name: 'Pinned' });
    expect(pinnedNames()).toEqual(['Screen 2']);
    await userEvent.click(toggle('All (Invoices)'));
    await waitFor(() => expect(pinnedNames()).toEqual(['Screen 2', 'AllInvoices', 'Screen 7']));
    expect(toggle('All (Invoices)').getAttribute('aria-pressed')).toBe('true');
    expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['PATCH', '/api/user/pinned', { screen: '/all', pinned: true }],
    ]);
  });

  it.each<TestResponse>(['offline', errorResponse(409, 'LIMIT_REACHED_ERROR')])(
    'goes back when it cannot be kept, and a toast says why: %s',
    async (answer) => {
      mockFetch(() => answer);
      renderSidebar('/s2', ['/s2']);
      await screen.findByRole('list', { name: 'Pinned' });
      await userEvent.click(toggle('Screen 4'));
      await screen.findByText(answer === 'offline' ? /Couldn’t/ : /You can pin up to 8/);
      await waitFor(() => expect(pinnedNames()).toEqual(['Screen 2']));
      expect(toggle('Screen 4').getAttribute('aria-pressed')).toBe('false');
    },
  );

  it('is no ninth: a toast says so, and nothing is sent; screens that are not shown do not count', async () => {
    const sent = mockFetch(() => ({ body: { pinned: [] } }));
    renderSidebar('/s8', ['/closed', ...Array.from({ length: 8 }, (_, at) => `/s${at}`)]);
    await screen.findByRole('list', { name: 'Pinned' });
    await userEvent.click(toggle('Screen 8'));
    await screen.findByText('You can pin up to 8 pages. Unpin one first.');
    expect(sent).toEqual([]);
    expect(pinnedNames()).toHaveLength(8);
  });

  it('leaves the focus in the sidebar when it is unpinned, also the last one', async () => {
    const kept = new Set(['/s1', '/s3']);
    mockFetch(({ body }) => {
      kept.delete((body as { screen: string }).screen);
      return { body: { pinned: [...kept] } };
    });
    renderSidebar('/s8', [...kept]);
    await screen.findByRole('list', { name: 'Pinned' });
    toggle('Screen 1').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pinnedNames()).toEqual(['Screen 3']));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pin Screen 3');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(pinnedNames()).toEqual([]));
    expect(document.activeElement?.textContent).toBe('Screen 0');
  });

  it('is pinned once by a double click, and passed over by the arrow keys', async () => {
    const sent = mockFetch(() => ({ body: { pinned: ['/s1'] } }));
    renderSidebar('/s8');
    await screen.findByRole('link', { name: 'Screen 1' });
    await userEvent.dblClick(toggle('Screen 1'));
    await waitFor(() => expect(pinnedNames()).toEqual(['Screen 1']));
    expect(sent).toHaveLength(1);
    toggle('Screen 2').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Screen 3');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Screen 1');
  });

  it('is not sent any more once the shell shows another business', async () => {
    let respond = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const sent = mockFetch(async () => {
      await first;
      return { body: { pinned: ['/s1'] } };
    });
    const { unmount } = renderSidebar('/s8');
    await screen.findByRole('link', { name: 'Screen 1' });
    await userEvent.click(toggle('Screen 1'));
    await userEvent.click(toggle('Screen 2'));
    unmount();
    respond();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent.map(({ body }) => body)).toEqual([{ screen: '/s1', pinned: true }]);
  });

  // Rule navigation.tags.
  it('is no news any more once it was opened by its pin', async () => {
    const sent = mockFetch(() => ({ body: FIXTURE_CONSOLE }));
    const news = [{ id: 'l1', label: 'Screen 1', to: '/s1', tag: 'new' as const, notify: 'news_of_one' }];
    renderSidebar('/s8', ['/s1'], [{ id: 'main', items: news }]);
    const group = await screen.findByRole('list', { name: 'Pinned' });
    await userEvent.click(within(group).getByRole('link', { name: 'Screen 1' }));
    await waitFor(() => expect(sent.map(({ url }) => url.pathname)).toContain('/api/users/update_notification'));
  });
});
