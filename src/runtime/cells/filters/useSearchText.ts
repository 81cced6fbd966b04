import { useEffect, useState } from 'react';

interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Registers a search of the box itself before the URL contains it. */
  readonly registerSearch: (search: string) => void;
}

/** What was typed in a box, which it shows in place of the search of the URL. */
interface Typed {
  /** Without one the box shows the search of the URL. */
  readonly text: string | undefined;
  /** The search of the URL over which it was typed. */
  readonly over: string;
  /** Searches of the box that have not been drawn yet. */
  readonly own: readonly string[];
}

const NOTHING: Typed = { text: undefined, over: '', own: [] };

/** What is typed while the URL has this search; nothing once one from elsewhere has come. */
function typedOver(typed: Typed, searched: string): Typed {
  const { text, over, own } = typed;
  if (text === undefined || searched === over) return typed;
  const place = own.indexOf(searched);
  if (place !== -1) return { text, over: searched, own: own.slice(place + 1) };
  return text.trim() === searched ? { text, over: searched, own: [] } : NOTHING;
}

/**
 * The text of a search box whose search is part of the URL. A search from elsewhere (the back button, a saved view,
 * cleared filters) replaces the text. A search of the box itself does not: by then the user may have typed more. Going
 * back before that search is drawn undoes it, as React may draw neither of the two.
 *
 * The state never changes while the box is drawn: React draws a search of the URL in a transition, which it may discard,
 * and computes the next state from that of the discarded one.
 */
export function useSearchText(searched: string): SearchText {
  const [typed, setTyped] = useState(NOTHING);

  useEffect(() => setTyped((before) => typedOver(before, searched)), [searched]);

  useEffect(() => {
    // Always a new state: React may compare with the state of a drawing that it discards, and would skip an equal one.
    const undoOwn = () => setTyped((before) => ({ ...(before.own.length === 0 ? before : NOTHING) }));
    addEventListener('popstate', undoOwn);
    return () => removeEventListener('popstate', undoOwn);
  }, []);

  return {
    text: typedOver(typed, searched).text ?? searched,
    setText: (text) =>
      setTyped((before) => {
        const known = typedOver(before, searched);
        return known.text === undefined ? { text, over: searched, own: [] } : { ...known, text };
      }),
    registerSearch: (search) => setTyped((before) => ({ ...before, own: [...before.own, search] })),
  };
}
