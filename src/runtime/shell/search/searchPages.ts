import type { ActionIcon, SearchAction, SearchScreen } from '#contract/generated/api.ts';
import { matchesWords, normalizeWords } from '../../parts/fields/normalizeWords.ts';

/** A screen or an action as a search result. Rule navigation.find-pages, navigation.find-actions. */
export interface PageChoice {
  readonly to: string;
  readonly label: string;
  /** The headings above it, joined, or the list of an action; empty without any. */
  readonly group: string;
  /** The icon of an action. */
  readonly icon?: ActionIcon | undefined;
  /** Its normalized label in the user's language. */
  readonly folded: string;
  /** The normalized words of each of its names. */
  readonly names: readonly (readonly string[])[];
  /** The normalized words of the headings above it. */
  readonly above: readonly string[];
  /** Its level in the sidebar; screens outside of the sidebar come last. */
  readonly level: number;
}

/** Minimum length of a text that is also found inside words, in characters. */
const WITHIN_FROM = 3;

const OUTSIDE = 4;

/** Returns the screens with labels in the user's language. */
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

/** Returns the actions with labels in the user's language. */
export function actionChoices(actions: readonly SearchAction[], translate: (key: string) => string): PageChoice[] {
  return actions.map(({ to, label, icon, screen, names, screen_names }) => ({
    to,
    label: translate(label),
    group: translate(screen),
    icon,
    folded: normalizeWords(translate(label)).join(' '),
    names: names.map(normalizeWords),
    above: screen_names.flatMap(normalizeWords),
    level: OUTSIDE,
  }));
}

/** Returns how well a screen matches: 0 is best; `undefined` if it does not match. */
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

/** A result and how well it matches: 0 is best. */
export interface RankedChoice {
  readonly choice: PageChoice;
  readonly rank: number;
}

/**
 * Returns the screens or actions that match the typed text, best first: by label, by another name, by the headings above;
 * words that begin with the text come before words that contain it. An empty text matches all.
 */
export function searchPages(choices: readonly PageChoice[], typed: string): readonly RankedChoice[] {
  const words = normalizeWords(typed);
  if (words.length === 0) return choices.map((choice) => ({ choice, rank: 0 }));
  return choices
    .flatMap((choice) => {
      const rank = rankOf(choice, words);
      return rank === undefined ? [] : [{ choice, rank }];
    })
    .sort((one, other) => one.rank - other.rank || one.choice.level - other.choice.level);
}
