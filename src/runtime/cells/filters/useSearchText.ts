import { useState } from 'react';

interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Notes a search that the box itself asks for, before the URL says so. */
  readonly willAsk: (search: string) => void;
}

/**
 * The text of a search box whose search is part of the URL. A search that arrives from elsewhere (the back button, a
 * saved view, cleared filters) replaces the text. One that the box asked for itself does not: by then the person may have
 * typed more.
 */
export function useSearchText(asked: string): SearchText {
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [own, setOwn] = useState<readonly string[]>([]);
  if (asked !== seen) {
    setSeen(asked);
    const arrived = own.indexOf(asked);
    setOwn(own.slice(arrived === -1 ? own.length : arrived + 1));
    if (arrived === -1 && asked !== text.trim()) setText(asked);
  }
  return { text, setText, willAsk: (search) => setOwn((before) => [...before, search]) };
}
