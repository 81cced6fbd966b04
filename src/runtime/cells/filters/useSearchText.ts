import { useEffect, useState } from 'react';

interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Registers a search of the box itself before the URL contains it. */
  readonly registerSearch: (search: string) => void;
}

interface Box {
  readonly text: string;
  /** The search of the URL at the last render. */
  readonly seen: string;
  /** Searches of the box that have not been rendered yet. */
  readonly own: readonly string[];
}

function arrived({ text, own }: Box, searched: string): Box {
  const place = own.indexOf(searched);
  if (place !== -1) return { text, seen: searched, own: own.slice(place + 1) };
  return { text: searched === text.trim() ? text : searched, seen: searched, own: [] };
}

/**
 * The text of a search box whose search is part of the URL. A search from elsewhere (the back button, a saved view,
 * cleared filters) replaces the text. A search of the box itself does not: by then the user may have typed more. Going
 * back before that search is rendered undoes it, as React may render neither of the two.
 */
export function useSearchText(searched: string): SearchText {
  const [box, setBox] = useState<Box>({ text: searched, seen: searched, own: [] });
  if (searched !== box.seen) setBox(arrived(box, searched));

  useEffect(() => {
    // Always a new state: React may compare with the state of a render that it discards, and would skip an equal one.
    const undoOwn = () =>
      setBox((before) => ({ ...before, text: before.own.length === 0 ? before.text : before.seen, own: [] }));
    addEventListener('popstate', undoOwn);
    return () => removeEventListener('popstate', undoOwn);
  }, []);

  return {
    text: box.text,
    setText: (text) => setBox((before) => ({ ...before, text })),
    registerSearch: (search) => setBox((before) => ({ ...before, own: [...before.own, search] })),
  };
}
