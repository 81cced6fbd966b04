import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { KEY_LANGUAGE, LANGUAGES } from '../../languages.ts';
import { listWords, nearest } from '../../nearest.ts';
import type { Words } from '../../parse/files/readMessages.ts';
import type { Problem } from '../../problem.ts';
import { problem, startOf } from '../../report.ts';

/** The parameters of words: %{name}, each once, in order. */
export function parameters(words: string): string[] {
  return [...new Set([...words.matchAll(/%\{([^}]*)\}/g)].map((match) => match[1] ?? ''))].sort();
}

function show(names: readonly string[]): string {
  return names.length === 0 ? 'no parameters' : listWords(names.map((name) => `%{${name}}`));
}

/** Whether a text has the same parameters as the one that it replaces. */
export function checkParameters(source: Source<Words>, key: string, words: string, original: string): Problem[] {
  const [has, wanted] = [parameters(words), parameters(original)];
  // Empty texts have their own problem.
  if (has.join() === wanted.join() || words === '' || original === '') return [];
  const what = `The text of "${key}" has ${show(has)}, but the original has ${show(wanted)}.`;
  return [problem('translation-params', source.place([key]), what, 'Use the same parameters as the original.')];
}

/** The place of missing texts: after the key before them. */
function placeOfMissing(source: Source<Words>, key: string, order: readonly string[]) {
  const before = order.slice(0, order.indexOf(key)).findLast((candidate) => Object.hasOwn(source.value, candidate));
  return before === undefined ? startOf(source.file) : source.keyPlace([before]);
}

/** What differs between the words of the key language and those of another. */
export function compareWords(original: Source<Words>, translation: Source<Words>): Problem[] {
  const problems: Problem[] = [];
  const order = Object.keys(original.value);
  for (const key of order) {
    const words = translation.value[key];
    if (words === undefined) {
      const place = placeOfMissing(translation, key, order);
      problems.push(
        problem(
          'missing-translation',
          place,
          `The text of "${key}" is missing.`,
          `Add "${key}"; ${original.file} has it.`,
        ),
      );
    } else {
      problems.push(...checkParameters(translation, key, words, original.value[key] ?? ''));
    }
  }
  for (const key of Object.keys(translation.value)) {
    if (Object.hasOwn(original.value, key)) continue;
    const meant = nearest(
      key,
      order.filter((candidate) => !Object.hasOwn(translation.value, candidate)),
    );
    const fix = meant === undefined ? `Add it to ${original.file}, or remove it.` : `Did you mean "${meant}"?`;
    problems.push(
      problem(
        'extra-translation',
        translation.keyPlace([key]),
        `The text "${key}" is missing in ${original.file}.`,
        fix,
      ),
    );
  }
  return problems;
}

/** Every language has the same words as the key language, with the same parameters. */
export function checkWords(draft: Draft): Problem[] {
  const original = draft.words.get(KEY_LANGUAGE);
  if (original === undefined) return [];
  return LANGUAGES.filter((language) => language !== KEY_LANGUAGE).flatMap((language) => {
    const translation = draft.words.get(language);
    return translation === undefined ? [] : compareWords(original, translation);
  });
}
