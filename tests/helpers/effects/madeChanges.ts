import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { type DeclaredEvent, stateFields } from '#contract/transitions.ts';
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

/** What an event may change, as `changesOf` names it; nothing where the state stays as it was. */
function changesBy(table: string, { field = 'status', from = ['new'], to }: DeclaredEvent): string[] {
  return from.flatMap((state) => (state === to ? [] : [`${table}.${field} ${state} → ${to}`]));
}

/** Events of config/transitions that no test file of the run caused: `invoice.pay`. */
export function eventsNotCaused(folder: string): string[] {
  const made = new Set(readFileSync(fileIn(folder), 'utf8').split('\n'));
  return Object.entries(TRANSITIONS).flatMap(([record, { table, events }]) =>
    Object.entries<DeclaredEvent>(events).flatMap(([name, event]) => {
      const changes = changesBy(table, event);
      return changes.length === 0 || changes.some((change) => made.has(change)) ? [] : [`${record}.${name}`];
    }),
  );
}
