import type { ResolvedColumn } from '../generated/api.ts';

/**
 * The longest list of tags that is shown in full, and how many tags are shown before the rest is counted.
 * Rule team.account-names.
 */
const FULL = 4;
const NAMED = 3;

/** The most others that are counted. */
const MOST_OTHERS = 10;

/** The tags of a value to show, and the number of further tags. */
export interface Tags {
  readonly words: readonly string[];
  /** At most 10, which then means ten and more. */
  readonly others: number;
}

function wordsOf(value: unknown, name: string | undefined): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const words: readonly unknown[] = name === undefined ? value : value.map((thing) => thing?.[name]);
  return words.every((word) => typeof word === 'string') ? words : undefined;
}

/** The short words that a value is a list of; `undefined` where it is no such list, or an empty one. */
export function tagsOf(value: unknown, column: Pick<ResolvedColumn, 'name' | 'abbreviate'>): Tags | undefined {
  const words = wordsOf(value, column.name);
  if (words === undefined) return undefined;
  if (!column.abbreviate || words.length <= FULL) return { words, others: 0 };
  return { words: words.slice(0, NAMED), others: Math.min(MOST_OTHERS, words.length - NAMED) };
}
