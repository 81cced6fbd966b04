import type { SearchScreen } from '#contract/generated/api.ts';
import { matchesWords, normalizeWords } from '../../parts/normalizeWords.ts';

/** A screen as people find it. Rule navigation.find-pages. */
export interface PageChoice {
  readonly to: string;
  readonly label: string;
  /** The headings above it, joined; empty without any. */
  readonly group: string;
  /** Its label in the person's language, folded. */
  readonly folded: string;
  /** The words of each of its names, folded. */
  readonly names: readonly (readonly string[])[];
  /** The words of the headings above it, folded. */
  readonly above: readonly string[];
  /** Its level in the sidebar; screens outside of it come after. */
  readonly level: number;
}

/** From how many characters on a word is also found within another word. */
const WITHIN_FROM = 3;

const OUTSIDE = 4;

/** Screens in the person's language. */
export function pageChoices(screens: readonly SearchScreen[], translate: (key: string) => string): PageChoice[] {
  return screens.map(({ to, label, groups, names, group_names, level = OUTSIDE }) => ({
    to,
    label: translate(label),
    group: groups.map((group) => translate(group)).join(' › '),
    folded: normalizeWords(translate(label)).join(' '),
    names: names.map(normalizeWords),
    above: group_names.flatMap(normalizeWords),
    level,
  }));
}

/** How well a screen matches: 0 is best; `undefined` where it does not. */
function rankOf({ folded, names, above }: PageChoice, words: readonly string[]): number | undefined {
  const typed = words.join(' ');
  if (folded === typed) return 0;
  if (folded.startsWith(typed)) return 1;
  if (names.some((name) => name.join(' ') === typed)) return 2;
  if (matchesWords(folded.split(' '), words)) return 3;
  if (names.some((name) => matchesWords(name, words))) return 4;
  const all = [...names.flat(), ...above];
  if (matchesWords(all, words)) return 5;
  const isWithin = (word: string) =>
    all.some((one) => one.startsWith(word) || (word.length >= WITHIN_FROM && one.includes(word)));
  return words.every(isWithin) ? 6 : undefined;
}

/**
 * The screens that a person means by what they typed, best first: by label, by another name, by the headings above;
 * words that begin with what is typed come before words that contain it. Nothing typed finds all.
 */
export function searchPages(choices: readonly PageChoice[], typed: string): readonly PageChoice[] {
  const words = normalizeWords(typed);
  if (words.length === 0) return choices;
  return choices
    .flatMap((choice) => {
      const rank = rankOf(choice, words);
      return rank === undefined ? [] : [{ choice, rank }];
    })
    .sort((one, other) => one.rank - other.rank || one.choice.level - other.choice.level)
    .map(({ choice }) => choice);
}
