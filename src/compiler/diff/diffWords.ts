import type { Config, Messages } from '../config.ts';
import { startOf } from '../report.ts';
import type { Change } from './Change.ts';

function diffMessages(before: Messages, after: Messages, folder: string): Change[] {
  const changes: Change[] = [];
  for (const language of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[language] ?? {}, after[language] ?? {}];
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      // Words that came or went do so with what says them.
      if (old[key] === now[key] || old[key] === undefined || now[key] === undefined) continue;
      const what = `"${old[key]}" → "${now[key]}"`;
      changes.push({ kind: 'words', thing: key, place: startOf(`${folder}/${language}.json`), what });
    }
  }
  return changes;
}

/** Words that people read otherwise than before, the brands' own included. */
export function diffWords(before: Config, after: Config): Change[] {
  const changes = diffMessages(before.messages, after.messages, 'locales');
  for (const [brand, pack] of after.brands) {
    const old = before.brands.get(brand);
    if (old !== undefined) changes.push(...diffMessages(old.messages, pack.messages, `brands/${brand}/locales`));
  }
  return changes;
}
