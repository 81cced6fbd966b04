// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Boot, Console } from '#contract/generated/api.ts';
import { startConsole } from '../core/prefetch/consoleStart.ts';
import { readEnvironment } from '../core/session/environment.ts';
import { leave } from '../core/session/leave.ts';
import { FIXTURE_CONSOLE } from '../fixtures/fixtureConsole.ts';
import { FIXTURE_MESSAGES } from '../fixtures/fixtureMessages.ts';
import { fixturePayment } from '../fixtures/fixturePayments.ts';
import { errorResponse, listResponse, mockFetch, type SentRequest, type TestResponse } from '../testing/mockFetch.ts';
import { setUpBrowser, setUpOverlays, TEST_SESSION } from '../testing/setUpBrowser.ts';
import { ConsoleRoot } from './ConsoleRoot.tsx';

// Files of a worker share their modules: this one has its own, made with the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('../core/session/leave.ts', () => ({ leave: vi.fn() }));
setUpBrowser();
setUpOverlays();

const BOOT: Boot = {
  brand: FIXTURE_CONSOLE.brand,
  languages: ['en', 'id'],
  messages: { en: FIXTURE_MESSAGES },
  demo: false,
  authentication: 'tokens',
  registration: true,
};
const TWO_BUSINESSES = { ...FIXTURE_CONSOLE, business: { ...FIXTURE_CONSOLE.business, business_count: 12 } };

/** The API of a user with a console; `change` can modify the console for each request. */
function answerApi(
  consoleFor: (request: SentRequest) => Console,
  more: (request: SentRequest) => TestResponse | undefined = () => undefined,
) {
  return mockFetch((request) => {
    const own = more(request);
    if (own !== undefined) return own;
    const { pathname, searchParams } = request.url;
    if (pathname === '/api/console') return { body: consoleFor(request) };
    if (pathname.startsWith('/api/messages/')) return { body: FIXTURE_MESSAGES };
    if (pathname.startsWith('/api/list-preferences/')) return { body: { columns: null } };
    const isTest = searchParams.get('environment') === 'DEVELOPMENT';
    return listResponse([fixturePayment(1, { reference: isTest ? 'TEST-1' : 'LIVE-1' })]);
  });
}

async function renderRoot(at = '/payments'): Promise<void> {
  history.replaceState(null, '', at);
  const outcome = startConsole(location).then(
    (start) => ({ start }),
    (error: unknown) => ({ error }),
  );
  render(<ConsoleRoot boot={BOOT} first={outcome} />);
}

beforeEach(() => {
  vi.mocked(leave).mockClear();
});

describe('the console', () => {
  // Rule navigation.header.
  it('shows its frame, and then the screen in the shell', async () => {
    answerApi(() => FIXTURE_CONSOLE);
    await renderRoot();
    expect(document.querySelector('.frame')?.getAttribute('aria-busy')).toBe('true');
    expect(await screen.findByText('LIVE-1')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content');
    expect(screen.getByRole('main').id).toBe('content');
    expect(document.querySelector('.frame')).toBeNull();
  });

  it('says why it cannot be shown, and tries again', async () => {
    let isUp = false;
    answerApi(
      () => FIXTURE_CONSOLE,
      () => (isUp ? undefined : 'offline'),
    );
    await renderRoot();
    expect((await screen.findByRole('main')).dataset.screen).toBe('error');
    expect(screen.getByText(/Couldn’t reach the server/)).toBeDefined();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('LIVE-1')).toBeDefined();
  });

  // Rule session.sign-out.
  it('can be signed out of where it cannot be shown', async () => {
    const sent = answerApi(
      () => FIXTURE_CONSOLE,
      ({ method }) => (method === 'DELETE' ? { status: 204 } : errorResponse(500, 'SERVER_ERROR')),
    );
    await renderRoot();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('signed-out'));
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', body: { token: 'refresh-1' } });
  });

  // Rule modes.switch-stays.
  it('switches to test mode on the same screen, and shows no live row there', async () => {
    const sent = answerApi(({ url }) => ({
      ...FIXTURE_CONSOLE,
      environment: url.searchParams.get('environment') === 'DEVELOPMENT' ? 'DEVELOPMENT' : 'PRODUCTION',
    }));
    await renderRoot('/payments?perPage=25&page=2&cursor=abc');
    await screen.findByText('LIVE-1');
    await userEvent.click(screen.getByRole('button', { name: 'Mode: test or live: Live mode' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Test mode/ }));
    expect(await screen.findByText('TEST-1')).toBeDefined();
    expect(screen.queryByText('LIVE-1')).toBeNull();
    expect(readEnvironment()).toBe('DEVELOPMENT');
    expect(location.pathname + location.search).toBe('/payments?perPage=25');
    expect(await screen.findByText('Switched to test mode')).toBeDefined();
    const lists = sent.filter(({ url }) => url.pathname === '/api/payments');
    expect(lists.at(-1)?.url.searchParams.get('environment')).toBe('DEVELOPMENT');
  });

  it('stays in live mode, and says so, when the switch fails', async () => {
    let isUp = true;
    answerApi(
      () => FIXTURE_CONSOLE,
      () => (isUp ? undefined : errorResponse(503, 'SERVICE_UNAVAILABLE_ERROR')),
    );
    await renderRoot();
    await screen.findByText('LIVE-1');
    isUp = false;
    await userEvent.click(screen.getByRole('button', { name: 'Mode: test or live: Live mode' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Test mode/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('The service is temporarily unavailable');
    expect(readEnvironment()).toBe('PRODUCTION');
    expect(screen.getByText('LIVE-1')).toBeDefined();
  });

  // Rule modes.switch-not-offered.
  it('does not offer live mode to a business that is not live', async () => {
    answerApi(() => ({ ...FIXTURE_CONSOLE, environment: 'DEVELOPMENT', can_use_live: false }));
    await renderRoot();
    await userEvent.click(await screen.findByRole('button', { name: 'Mode: test or live: Test mode' }));
    const live = await screen.findByRole('menuitemradio', { name: /Live mode/ });
    expect(live.getAttribute('aria-disabled')).toBe('true');
    expect(live.textContent).toContain('Live mode becomes available once your account is activated.');
  });

  it('switches to another business, keeps its tokens, and goes home', async () => {
    let current = TWO_BUSINESSES;
    const businesses = ['Zamrud', 'Kopi Nusantara', 'Anggrek'].map((business_name) => ({
      business_id: `biz_${business_name}`,
      business_name,
      country_of_operation: 'ID',
      brand_name: 'main',
      go_live_status: 'LIVE',
      current: business_name === 'Kopi Nusantara',
    }));
    const sent = answerApi(
      () => current,
      ({ method, url }) => {
        if (url.pathname === '/api/user/businesses') return { body: businesses };
        if (method !== 'POST') return undefined;
        current = { ...FIXTURE_CONSOLE, business: { ...FIXTURE_CONSOLE.business, id: 'biz_Anggrek', name: 'Anggrek' } };
        return { body: { ...TEST_SESSION, access_token: 'access-2' } };
      },
    );
    await renderRoot('/payments?perPage=25');
    await userEvent.click(await screen.findByRole('button', { name: 'Open account menu for Sari Wulandari' }));
    const panel = await screen.findByRole('dialog', { name: 'Your account' });
    expect(within(panel).getByText('9+')).toBeDefined();
    const first = await within(panel).findByRole('button', { name: /Anggrek/ });
    const offered = within(panel)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(offered).toEqual(['AAnggrek', 'ZZamrud']);
    await userEvent.click(first);
    expect(await screen.findByText('Switched to Anggrek')).toBeDefined();
    expect(location.pathname + location.search).toBe('/payments');
    expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer access-2');
    expect(localStorage.getItem('beranda.business')).toBe('biz_Anggrek');
  });

  // Rule languages.philippines.
  it('hides the choice of language in the Philippines', async () => {
    answerApi(() => ({
      ...FIXTURE_CONSOLE,
      business: { ...FIXTURE_CONSOLE.business, country: 'PH', currency: 'PHP' },
    }));
    await renderRoot();
    await screen.findByText('LIVE-1');
    expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Time zone/ })).toBeDefined();
  });

  it('shows notices, and to internal staff the problems of a refused config', async () => {
    answerApi(() => ({
      ...FIXTURE_CONSOLE,
      notices: [{ id: 'suspended', tone: 'critical', text: 'notices.suspended' }],
      problems: ['config/navigation.yaml:3:1  unknown-key'],
    }));
    await renderRoot();
    const notices = await screen.findByRole('region', { name: 'Notices' });
    expect(notices.textContent).toContain('Contact support@beranda.example.');
    expect(notices.textContent).toContain('1 problem.');
    expect(notices.textContent).toContain('config/navigation.yaml:3:1');
  });

  it('signs out on the server and on this device', async () => {
    const sent = answerApi(() => FIXTURE_CONSOLE);
    await renderRoot();
    await userEvent.click(await screen.findByRole('button', { name: /Open account menu/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('signed-out'));
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', body: { token: 'refresh-1' } });
  });
});
