import type { GlossaryFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { KEY_LANGUAGE, LANGUAGES } from '../../languages.ts';
import type { Words } from '../../parse/files/readMessages.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { appliesTo, type GlossaryRule, glossaryRules } from './glossaryRules.ts';

type Language = (typeof LANGUAGES)[number];

/** The rules of a language, and the texts in which none of them finds a word. */
interface LanguageRules {
  readonly rules: readonly GlossaryRule[];
  readonly clean: Set<string>;
}

/** By glossary: its rules are compiled once, and a text that stays as it is is read once. */
const known = new WeakMap<GlossaryFile, Map<Language, LanguageRules>>();

function languageRules(glossary: GlossaryFile, language: Language): LanguageRules {
  const languages = known.get(glossary) ?? new Map<Language, LanguageRules>();
  known.set(glossary, languages);
  const found = languages.get(language) ?? { rules: glossaryRules(glossary, language), clean: new Set() };
  languages.set(language, found);
  return found;
}

function isClean(text: string, { rules, clean }: LanguageRules): boolean {
  if (clean.has(text)) return true;
  // search() ignores where an earlier search of the same pattern has ended.
  if (rules.some(({ pattern }) => text.search(pattern) !== -1)) return false;
  clean.add(text);
  return true;
}

interface Texts {
  readonly words: Source<Words>;
  readonly english: Words;
  /** Keys of texts that people search by and never read. */
  readonly unread: ReadonlySet<string>;
}

function checkTexts({ words, english, unread }: Texts, rules: LanguageRules, glossary: string): Problem[] {
  const problems: Problem[] = [];
  const whole = words.place([]);
  for (const [key, text] of Object.entries(words.value)) {
    if (unread.has(key) || isClean(text, rules)) continue;
    // Fallback texts are reported where they are written.
    const { line, column } = words.place([key]);
    if (line === whole.line && column === whole.column) continue;
    for (const rule of rules.rules) {
      if (!appliesTo(rule, english[key] ?? '')) continue;
      const { pattern, use } = rule;
      for (const { 0: word, index } of text.matchAll(pattern)) {
        const what = `The text of "${key}" uses "${word}".`;
        problems.push(
          problem('avoided-word', words.textPlace([key], index), what, `Write instead: ${use}. See ${glossary}.`),
        );
      }
    }
  }
  return problems;
}

/** No text of the product or of a brand pack uses a word that the glossary avoids. */
export function checkGlossary(draft: Draft): Problem[] {
  const { glossary } = draft;
  if (glossary === undefined) return [];
  const english = draft.words.get(KEY_LANGUAGE)?.value ?? {};
  const unread = new Set(draft.navigation?.value.search?.map(({ names }) => names));
  const problems: Problem[] = [];
  for (const language of LANGUAGES) {
    const rules = languageRules(glossary.value, language);
    for (const words of [draft.words, ...[...draft.packs.values()].map((pack) => pack.words)]) {
      const source = words.get(language);
      if (source === undefined) continue;
      const own = words.get(KEY_LANGUAGE)?.value ?? {};
      problems.push(...checkTexts({ words: source, english: { ...english, ...own }, unread }, rules, glossary.file));
    }
  }
  return problems;
}
