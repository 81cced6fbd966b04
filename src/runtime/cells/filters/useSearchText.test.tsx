// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { useSearchText } from './useSearchText.ts';

setUpBrowser();

/** Shows a list whose next search can be kept from being drawn. */
function open() {
  let search: (searched: string, isDrawn?: Promise<void>) => void = () => undefined;

  function Filter({ searched }: { readonly searched: string }) {
    const { text, setText, registerSearch } = useSearchText(searched);
    return (
      <>
        <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        <button type="button" value={text} onClick={() => registerSearch(text)} />
      </>
    );
  }

  function Rows({ isDrawn }: { readonly isDrawn: Promise<void> | undefined }) {
    if (isDrawn !== undefined) use(isDrawn);
    return null;
  }

  function List() {
    const [shown, setShown] = useState<{ searched: string; isDrawn: Promise<void> | undefined }>({
      searched: '',
      isDrawn: undefined,
    });
    // As the router does.
    search = (searched, isDrawn) => startTransition(() => setShown({ searched, isDrawn }));
    return (
      <Suspense>
        <Filter searched={shown.searched} />
        <Rows isDrawn={shown.isDrawn} />
      </Suspense>
    );
  }

  render(<List />);
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    text: () => input.value,
    type: (text: string) => act(async () => fireEvent.change(input, { target: { value: text } })),
    /** The box searches for what was typed; the address has it before it is drawn. */
    searchFor: (text: string, isDrawn?: Promise<void>) =>
      act(async () => {
        fireEvent.click(screen.getByRole('button'));
        search(text, isDrawn);
      }),
    /** A search from elsewhere. */
    arrive: (text: string) => act(async () => search(text)),
    goBack: () => act(async () => dispatchEvent(new PopStateEvent('popstate'))),
  };
}

function later(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('the text of a search box', () => {
  it('keeps what is typed while its own search is on its way', async () => {
    const { text, type, searchFor } = open();
    await type('qris');
    const drawn = later();
    await searchFor('qris', drawn.promise);
    for (const typed of ['K', 'KN', 'KN-3']) {
      await type(typed);
      expect(text()).toBe(typed);
    }
    await act(async () => drawn.resolve());
    expect(text()).toBe('KN-3');
    await searchFor('KN-3');
    await type('KN-31');
    expect(text()).toBe('KN-31');
  });

  it('is replaced by a search from elsewhere, also by one that the box had before', async () => {
    const { text, type, searchFor, arrive } = open();
    await type('wi');
    await searchFor('wi');
    await type('wijaya');
    await searchFor('wijaya');
    await type('wijaya ');
    expect(text()).toBe('wijaya ');
    await arrive('wi');
    expect(text()).toBe('wi');
    await type('win');
    await arrive('');
    expect(text()).toBe('');
  });

  it('goes back with a search that was not drawn, and stays where no search was sent', async () => {
    const { text, type, searchFor, goBack } = open();
    await type('draft');
    await goBack();
    expect(text()).toBe('draft');
    await searchFor('draft', later().promise);
    await goBack();
    expect(text()).toBe('');
    await type('again');
    expect(text()).toBe('again');
  });
});
