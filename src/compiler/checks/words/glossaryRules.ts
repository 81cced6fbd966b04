import type { GlossaryFile, GlossaryWording } from '#contract/generated/config.ts';
import { KEY_LANGUAGE, type LANGUAGES } from '../../languages.ts';

type Language = (typeof LANGUAGES)[number];

/** A word to avoid, and what to write instead. */
export interface GlossaryRule {
  readonly pattern: RegExp;
  readonly use: string;
  /** The word that takes the place of one that is found; `undefined` where only a person can say. */
  readonly instead: (found: string) => string | undefined;
  /** Where the rule applies: texts whose English uses the concept's term. Without it, everywhere. */
  readonly where?: RegExp;
}

/** Whole words, in any case. Parameters such as %{amount} are no words. */
function wordPattern(words: readonly string[], flags: string): RegExp {
  const alternatives = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}{])(?:${alternatives})(?![\\p{L}\\p{N}}])`, flags);
}

function termsOf({ term, forms = [] }: GlossaryWording): readonly string[] {
  return [term, ...forms];
}

/** The rules of a language. */
export function glossaryRules(glossary: GlossaryFile, language: Language): GlossaryRule[] {
  const rules: GlossaryRule[] = [];
  for (const term of glossary.terms) {
    const { term: word, avoid, not } = term[language];
    const same = { use: `"${word}"`, instead: () => word };
    if (avoid !== undefined) rules.push({ ...same, pattern: wordPattern(avoid, 'giu') });
    if (not === undefined) continue;
    const where = wordPattern(termsOf(term[KEY_LANGUAGE]), 'iu');
    rules.push({ ...same, pattern: wordPattern(not, 'giu'), where });
  }
  for (const { avoid, use } of glossary.style[language]) {
    const words = use.split(', ');
    const instead = (found: string) =>
      words.length === avoid.length ? words[avoid.indexOf(found.toLowerCase())] : undefined;
    rules.push({ pattern: wordPattern(avoid, 'giu'), use, instead });
  }
  return rules;
}

/** Whether a rule holds for a text whose English is given. */
export function appliesTo({ where }: GlossaryRule, english: string): boolean {
  return where === undefined || where.test(english);
}

/** A text with the words of the glossary in place of those that it avoids. */
export function inGlossaryWords(text: string, english: string, rules: readonly GlossaryRule[]): string {
  const applying = rules.filter((rule) => appliesTo(rule, english));
  return applying.reduce(
    (words, { pattern, instead }) =>
      words.replaceAll(pattern, (found) => {
        const word = instead(found) ?? found;
        return /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      }),
    text,
  );
}
