import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFields } from '#contract/transitions.ts';
import type { Effect } from './watchEffects.ts';

/** Every beginning and change of state that config/transitions has: `invoices.status PENDING → PAID`. */
export const DECLARED_CHANGES: ReadonlySet<string> = new Set(
  stateFields().flatMap(({ table, field, first, changes }) => [
    ...first.map((state) => `${table}.${field} new → ${state}`),
    ...changes.map(([from, to]) => `${table}.${field} ${from} → ${to}`),
  ]),
);

/** The changes of state among effects, each once. */
export function changesOf(effects: readonly Effect[]): string[] {
  const changed = effects.filter(({ kind, before, after }) => kind === 'state' && before !== after && after !== null);
  return [
    ...new Set(changed.map(({ relation, what, before, after }) => `${relation}.${what} ${before ?? 'new'} → ${after}`)),
  ];
}

function fileIn(folder: string): string {
  return join(folder, 'changes.txt');
}

/** Keeps what a test file changed, for the end of the run, in a folder of the run. */
export function keepChanges(folder: string, effects: readonly Effect[]): void {
  const changes = changesOf(effects);
  if (changes.length > 0) appendFileSync(fileIn(folder), `${changes.join('\n')}\n`);
}

/** Declared changes that no test file of the run made, without those that are excused. */
export function unmadeChanges(folder: string, excused: Readonly<Record<string, string>>): string[] {
  const made = new Set(readFileSync(fileIn(folder), 'utf8').split('\n'));
  return [...DECLARED_CHANGES].filter((change) => !made.has(change) && !Object.hasOwn(excused, change)).sort();
}
