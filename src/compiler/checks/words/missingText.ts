import type { Draft } from '../../draft.ts';
import { KEY_LANGUAGE } from '../../languages.ts';
import type { Place, Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

const remembered = new WeakMap<Draft, ReadonlyMap<string, Place>>();

function valueOfKey(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

function findWithoutText({ names, words }: Draft): ReadonlyMap<string, Place> {
  const texts = new Set(Object.keys(words.get(KEY_LANGUAGE)?.value ?? {}).map(valueOfKey));
  const found = new Map<string, Place>();
  if (names === undefined) return found;
  for (const [list, entries] of Object.entries(names.value.values ?? {})) {
    for (const [index, value] of entries.entries()) {
      if (typeof value === 'string' && !texts.has(value)) found.set(value, names.place(['values', list, index]));
    }
  }
  return found;
}

/** Values of the lists of config/names.yaml that no text is for, and where they are declared. */
function valuesWithoutText(draft: Draft): ReadonlyMap<string, Place> {
  const values = remembered.get(draft) ?? findWithoutText(draft);
  remembered.set(draft, values);
  return values;
}

/**
 * A text that `place` needs and no file has. Of a value that a list of config/names.yaml declares and no text is for at
 * all, the problem is at the list: each use of the list would need a text.
 */
export function missingText(draft: Draft, key: string, place: Place): Problem {
  const value = valueOfKey(key);
  const declared = valuesWithoutText(draft).get(value);
  if (declared === undefined) {
    const fix = `Add "${key}" to every file of locales/.`;
    return problem('unknown-locale-key', place, `There is no text with the key "${key}".`, fix);
  }
  const fix = `Add "values.common.${value}" to every file of locales/, or correct the value.`;
  return problem('unknown-locale-key', declared, `There is no text for the value "${value}".`, fix);
}
