// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { FIXTURE_MESSAGES } from '../../fixtures/fixtureMessages.ts';
import { errorResponse, listResponse, mockFetch, type SentRequest } from '../../testing/mockFetch.ts';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { storeEnvironment } from '../session/environment.ts';
import { startConsole } from './consoleStart.ts';
import { takePrefetched } from './prefetchedRequests.ts';

setUpBrowser();

const PLACE = { pathname: '/payments', search: '?perPage=25' };

function answer({ url }: SentRequest) {
  if (url.pathname === '/api/console') return { body: FIXTURE_CONSOLE };
  return url.pathname.startsWith('/api/messages/') ? { body: FIXTURE_MESSAGES } : listResponse([]);
}

function paths(sent: readonly SentRequest[]): string[] {
  return sent.map(({ url }) => url.pathname);
}

describe('the start of the console', () => {
  it("requests console and words at once, then the screen's first rows", async () => {
    const sent = mockFetch(answer);
    const start = await startConsole(PLACE);
    expect(paths(sent)).toEqual([
      '/api/messages/en',
      '/api/console',
      '/api/payments',
      '/api/list-preferences/payments',
    ]);
    expect(start.language).toBe('en');
    const list = sent[2]?.url;
    expect(list?.searchParams.get('range')).toBe('[0,24]');
    const address = `/api/payments?${list?.searchParams}`;
    expect(takePrefetched(address.replace('&environment=PRODUCTION', ''))).toBeDefined();
  });

  it('requests the rows at once on a later visit, and not twice', async () => {
    mockFetch(answer);
    await startConsole(PLACE);
    let isConsoleHere = false;
    const before: string[] = [];
    const sent = mockFetch(async (request) => {
      if (!isConsoleHere) before.push(request.url.pathname);
      if (request.url.pathname === '/api/console') {
        await new Promise((resolve) => setTimeout(resolve, 20));
        isConsoleHere = true;
      }
      return answer(request);
    });
    await startConsole(PLACE);
    expect(before).toContain('/api/payments');
    expect(paths(sent).filter((path) => path === '/api/payments')).toHaveLength(1);
  });

  it("has the words of the user's language, which is that of the next visit", async () => {
    const user = { ...FIXTURE_CONSOLE.user, preferred_language: 'id' } as const;
    const answerInIndonesian = (request: SentRequest) =>
      request.url.pathname === '/api/console' ? { body: { ...FIXTURE_CONSOLE, user } } : answer(request);
    const first = mockFetch(answerInIndonesian);
    expect((await startConsole(PLACE)).language).toBe('id');
    expect(paths(first).filter((path) => path.startsWith('/api/messages/'))).toEqual([
      '/api/messages/en',
      '/api/messages/id',
    ]);
    const second = mockFetch(answerInIndonesian);
    await startConsole(PLACE);
    expect(paths(second).filter((path) => path.startsWith('/api/messages/'))).toEqual(['/api/messages/id']);
  });

  it('requests the words again where the first request was denied', async () => {
    let requests = 0;
    mockFetch((request) => {
      const isFirst = request.url.pathname.startsWith('/api/messages/') && requests++ === 0;
      return isFirst ? errorResponse(403, 'ENVIRONMENT_NOT_ALLOWED_ERROR') : answer(request);
    });
    expect((await startConsole(PLACE)).messages).toEqual(FIXTURE_MESSAGES);
    expect(requests).toBe(2);
  });

  it('does not request the console again after any other error', async () => {
    const sent = mockFetch((request) =>
      request.url.pathname === '/api/console' ? errorResponse(403, 'FORBIDDEN_ERROR') : answer(request),
    );
    await expect(startConsole(PLACE)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' });
    expect(paths(sent).filter((path) => path === '/api/console')).toHaveLength(1);
  });

  it('falls back to an environment that the business may use if the cookie names another', async () => {
    storeEnvironment('PRODUCTION');
    let consoleRequests = 0;
    const sent = mockFetch((request) => {
      const isFirst = request.url.pathname === '/api/console' && consoleRequests++ === 0;
      return isFirst ? errorResponse(403, 'ENVIRONMENT_NOT_ALLOWED_ERROR') : answer(request);
    });
    await startConsole(PLACE);
    const [first, second] = sent.filter(({ url }) => url.pathname === '/api/console');
    expect(first?.url.searchParams.get('environment')).toBe('PRODUCTION');
    expect(second?.url.searchParams.has('environment')).toBe(false);
  });
});
