import type { FileTree } from '#compiler/fileTree.ts';
import { LANGUAGES } from '#compiler/languages.ts';

/** Messages to add, by key: one for each language, or one for all until it is translated. */
export type NewWords = ReadonlyMap<
  string,
  Readonly<Partial<Record<(typeof LANGUAGES)[number], string>>> & { readonly en: string }
>;

/** Returns the locale files with messages added, sorted by key. Existing messages stay. */
export function addWords(tree: FileTree, added: NewWords): Map<string, string> {
  const files = new Map<string, string>();
  for (const language of LANGUAGES) {
    const file = `locales/${language}.json`;
    const words: Record<string, string> = JSON.parse(tree.get(file) ?? '{}');
    for (const [key, texts] of added) words[key] ??= texts[language] ?? texts.en;
    const sorted = Object.fromEntries(Object.entries(words).sort(([left], [right]) => (left < right ? -1 : 1)));
    files.set(file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
  return files;
}

/** Converts a name in code to text: `external_id` becomes External ID. */
export function humanise(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[_\-\s]+/)
    .map((word) => (word === 'id' || word === 'ip' ? word.toUpperCase() : word));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
