import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** Adds browser features that jsdom lacks; `width` is the window's, in pixels. */
export function setUpBrowser({ width = 1280 }: { readonly width?: number } = {}): void {
  // A busy machine is slow; missing content still fails the test.
  configure({ asyncUtilTimeout: 5_000 });
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => matchWidth(query, width));
    vi.stubGlobal('scrollTo', () => undefined);
    localStorage.clear();
    localStorage.setItem('beranda.session', JSON.stringify(TEST_SESSION));
    history.replaceState(null, '', '/');
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

/** Loads the overlays in advance, so that a test does not wait for a chunk. */
export function setUpOverlays(): void {
  beforeAll(async () => {
    await import('../parts/overlays/index.ts');
  });
}

/** Loads the code of forms in advance, so that a test does not wait for a chunk. */
export function setUpForms(): void {
  beforeAll(async () => {
    await import('../forms/ActionForm.tsx');
  }, 60_000);
}

/** A session that does not expire while tests run. */
export const TEST_SESSION = {
  access_token: 'access-1',
  access_token_expires: '2999-01-01T00:00:00.000Z',
  refresh_token: 'refresh-1',
  refresh_token_expires: '2999-01-01T00:00:00.000Z',
};

function matchWidth(query: string, width: number): Partial<MediaQueryList> {
  const most = /max-width: ([\d.]+)px/.exec(query)?.[1];
  return {
    matches: most !== undefined && width <= Number(most),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
}
