import type { Config, Messages } from '../config.ts';
import { startOf } from '../report.ts';
import type { Change } from './Change.ts';

type Words = Readonly<Record<string, string>>;

function diffLanguage(before: Words, after: Words, file: string, isReviewed: (key: string) => boolean): Change[] {
  const changes: Change[] = [];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    // Words that came or went do so with what says them.
    if (before[key] === after[key] || before[key] === undefined || after[key] === undefined) continue;
    const what = `"${before[key]}" → "${after[key]}"`;
    changes.push({ kind: isReviewed(key) ? 'widened' : 'words', thing: key, place: startOf(file), what });
  }
  return changes;
}

/** A pack's words over the base's, for the keys that either pack has words for. */
function effective(base: Words, pack: Words, keys: readonly string[]): Words {
  const words: Record<string, string> = {};
  for (const key of keys) {
    const word = pack[key] ?? base[key];
    if (word !== undefined) words[key] = word;
  }
  return words;
}

/** Keys of the words by which people grant access or agree to what an action does. */
function reviewedKeys(config: Config): Set<string> {
  const keys = new Set<string>();
  for (const { label, text, variants = [] } of config.permissions.value.permissions) {
    for (const key of [label, text, ...variants.flatMap((variant) => [variant.label, variant.text])])
      if (key !== undefined) keys.add(key);
  }
  for (const { value } of config.resources.values()) {
    for (const { confirm } of value.actions ?? []) if (typeof confirm === 'string') keys.add(confirm);
  }
  return keys;
}

function languagesOf(...messages: readonly Messages[]): Set<string> {
  return new Set(messages.flatMap((words) => Object.keys(words)));
}

/**
 * Words that people read otherwise than before. A pack's words are compared with the base's that they replace; those of
 * permissions and of questions have to be agreed to, since they may say something that is not so.
 */
export function diffWords(before: Config, after: Config): Change[] {
  const changes: Change[] = [];
  for (const language of languagesOf(before.messages, after.messages)) {
    const [old, now] = [before.messages[language] ?? {}, after.messages[language] ?? {}];
    changes.push(...diffLanguage(old, now, `locales/${language}.json`, () => false));
  }
  const reviewed = reviewedKeys(after);
  for (const [brand, pack] of after.brands) {
    const old = before.brands.get(brand);
    if (old === undefined) continue;
    for (const language of languagesOf(old.messages, pack.messages)) {
      const [was, is] = [old.messages[language] ?? {}, pack.messages[language] ?? {}];
      const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
      changes.push(
        ...diffLanguage(
          effective(before.messages[language] ?? {}, was, keys),
          effective(after.messages[language] ?? {}, is, keys),
          `brands/${brand}/locales/${language}.json`,
          (key) => reviewed.has(key),
        ),
      );
    }
  }
  return changes;
}
