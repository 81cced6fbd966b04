import { checkParameters, compareWords } from '../checks/words/checkWords.ts';
import type { Source } from '../config.ts';
import type { Draft, PackDraft } from '../draft.ts';
import { KEY_LANGUAGE, LANGUAGES } from '../languages.ts';
import { nearest } from '../nearest.ts';
import type { Words } from '../parse/files/readMessages.ts';
import type { Problem } from '../problem.ts';
import { problem, startOf } from '../report.ts';

/** Keys that belong to a pack begin with its name. */
function ownPrefix(pack: PackDraft): string {
  return `${pack.name.replaceAll('-', '_')}.`;
}

/** Words over the base's are for keys that it has, with its parameters; words of the pack's own carry its name. */
function checkKeys(pack: PackDraft, words: Source<Words>, base: Source<Words>): Problem[] {
  const problems: Problem[] = [];
  for (const [key, text] of Object.entries(words.value)) {
    const original = Object.hasOwn(base.value, key) ? base.value[key] : undefined;
    if (original !== undefined) problems.push(...checkParameters(words, key, text, original));
    else if (!key.startsWith(ownPrefix(pack))) {
      const meant = nearest(key, Object.keys(base.value));
      const what = `There is no base text "${key}" for this pack to replace.`;
      const fix = `${meant === undefined ? '' : `Did you mean "${meant}"? `}Words of the pack's own begin with "${ownPrefix(pack)}".`;
      problems.push(problem('pack-words', words.keyPlace([key]), what, fix));
    }
  }
  return problems;
}

function checkLanguages(pack: PackDraft, partial: ReadonlySet<string>): Problem[] {
  const original = pack.words.get(KEY_LANGUAGE);
  const present = LANGUAGES.filter((language) => pack.words.has(language));
  if (present.length === 0) return [];
  const problems: Problem[] = [];
  for (const language of LANGUAGES) {
    const file = `brands/${pack.name}/locales/${language}.json`;
    if (partial.has(file)) continue;
    if (!present.includes(language)) {
      problems.push(
        problem(
          'missing-file',
          startOf(file),
          `The file ${file} is missing.`,
          "Write the pack's words in every language.",
        ),
      );
      continue;
    }
    const translation = pack.words.get(language);
    if (original && translation && language !== KEY_LANGUAGE) problems.push(...compareWords(original, translation));
  }
  return problems;
}

/** A pack's texts exist in every language, over existing words or under the pack's name. */
export function checkPackWords(draft: Draft): Problem[] {
  const base = draft.words.get(KEY_LANGUAGE);
  const problems: Problem[] = [];
  for (const pack of draft.packs.values()) {
    problems.push(...checkLanguages(pack, draft.partial));
    if (base === undefined) continue;
    for (const words of pack.words.values()) problems.push(...checkKeys(pack, words, base));
  }
  return problems;
}
