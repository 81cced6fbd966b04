import { foldName } from '../foldName.ts';

/** An area of the Philippines while postal codes are found for it. */
export interface NamedArea {
  readonly code: string;
  readonly name: string;
  readonly oldName: string;
  readonly postalCodes: Set<string>;
}

const SHORT: Readonly<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  st: 'saint',
  gen: 'general',
  pres: 'president',
};

/** Words that one source has in a name and the other has not. */
const FILLERS = new Set(['city', 'of', 'cpo', 'province', 'formerly', 'the', 'science', 'capitol', 'capital']);

/** A name as two sources of it are compared. */
export function foldPlace(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[\s.,/-]+/)
    .map((word) => SHORT[word] ?? word);
  const kept = words.filter((word) => !FILLERS.has(word.replace(/[()]/g, '')));
  return foldName(kept.join(''));
}

/** A name, what is in brackets behind it, and the names of before: each may be the other source's name. */
export function placeNames(...names: readonly string[]): string[] {
  const all = names.flatMap((name) => [
    name.replace(/\(.*?\)/g, ''),
    ...[...name.matchAll(/\((.*?)\)/g)].map(([, inside]) => inside ?? ''),
  ]);
  return [...new Set(all.map(foldPlace))].filter((name) => name.length > 1);
}

/** Whether two folded names differ by at most two letters: a spelling. Short names and first letters must be equal. */
export function isSpelling(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 6 || Math.abs(a.length - b.length) > 2 || a[0] !== b[0]) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return (row[b.length] ?? 9) <= 2;
}
