// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import type { Draft } from './Draft.ts';
import { useSharedDraft } from './useSharedDraft.ts';

setUpBrowser();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ADDRESS = '/api/payment-methods/pm_1/actions/activate';

function draw() {
  let version = 0;
  const sent = mockFetch(({ method }) => {
    if (method === 'PUT') version += 1;
    return { body: { version, values: {} } };
  });
  const shown: { draft?: Draft } = {};
  function Form() {
    const draft = useSharedDraft({}, ADDRESS, { version: 0, values: {} });
    shown.draft = draft;
    return <p>{JSON.stringify(draft.values)}</p>;
  }
  renderConsole(<Form />);
  const ofDraft = () => sent.filter(({ url }) => url.pathname.endsWith('/draft')).map(({ method }) => method);
  const current = () => {
    if (shown.draft?.shared === undefined) throw new Error('The form is not shown.');
    return { change: shown.draft.change, sendWith: shown.draft.shared.sendWith };
  };
  return { ofDraft, current };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

// Rule forms.shared-drafts.
it('saves all before the form is sent, and neither reads nor saves meanwhile', async () => {
  const { ofDraft, current } = draw();
  await wait(8_000);
  expect(ofDraft()).toEqual(['GET']);
  act(() => current().change({ name: 'Kopi' }));
  let end: () => void = () => undefined;
  const sending = current().sendWith(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  await wait(0);
  expect(ofDraft()).toEqual(['GET', 'PUT']);
  act(() => current().change({ name: 'Kopi Baru' }));
  await wait(30_000);
  expect(ofDraft()).toEqual(['GET', 'PUT']);
  expect(screen.getByText('{"name":"Kopi Baru"}')).toBeDefined();

  // The server has rejected the form: what was typed meanwhile is saved.
  end();
  await act(() => sending);
  await wait(1_000);
  expect(ofDraft()).toEqual(['GET', 'PUT', 'PUT']);
});
