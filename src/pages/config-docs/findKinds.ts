import type { DocumentedKind, DocumentedPage } from '#contract/generated/api.ts';
import { matchesWords, normalizeWords } from '#runtime/islands/index.ts';

const known = new WeakMap<DocumentedKind, readonly string[]>();

/** The words by which a kind is found: its name, its page, its keys and their descriptions. */
function wordsOf(kind: DocumentedKind, { title }: DocumentedPage): readonly string[] {
  const found = known.get(kind);
  if (found !== undefined) return found;
  const keys = kind.properties.flatMap(({ name, description }) => [name, description]);
  const words = normalizeWords([title, kind.name, kind.description, ...keys].join(' '));
  known.set(kind, words);
  return words;
}

/** The kinds that match each typed word, in their pages; all of them without any word. Pages without a match are left out. */
export function findKinds(pages: readonly DocumentedPage[], typed: string): readonly DocumentedPage[] {
  const words = normalizeWords(typed);
  if (words.length === 0) return pages;
  return pages.flatMap((page) => {
    const kinds = page.kinds.filter((kind) => matchesWords(wordsOf(kind, page), words));
    return kinds.length === 0 ? [] : [{ ...page, kinds }];
  });
}

/** The number of kinds in pages. */
export function countKinds(pages: readonly DocumentedPage[]): number {
  return pages.reduce((sum, { kinds }) => sum + kinds.length, 0);
}
