import { fileKind } from '../parse/files/fileKinds.ts';
import type { FactValues } from '../satisfy/factValues.ts';
import { widens } from './compareValues.ts';
import { classOfKey } from './keys/keyClasses.ts';
import type { Thing } from './Thing.ts';

/** Something that a thing says differently. */
export interface SaidChange {
  readonly key: string;
  readonly what: string;
  /** Whether it widens access, or a person has to judge whether it does. */
  readonly widens: boolean;
}

/** Conditions on records: which of them a thing is for. */
const CONDITIONS = new Set(['where', 'when', 'condition']);

/** Whether what a thing says under a key is a condition on records. */
export function isCondition(key: string): boolean {
  return CONDITIONS.has(key.slice(key.lastIndexOf('.') + 1));
}

/** A value in words, from its JSON. */
export function inWords(text: string | undefined): string {
  if (text === undefined) return 'nothing';
  return text.replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ': ');
}

function parsed(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text);
}

/** The keys that lead to what a thing says, without the indexes of lists. */
function keysTo(thing: Thing, key: string): string[] {
  return [...thing.at.filter((part) => typeof part === 'string'), ...key.split('.')];
}

/** What a thing says differently, guards left out. */
export function compareSaid(before: Thing, after: Thing, values: FactValues): SaidChange[] {
  const kind = fileKind(after.source.file)?.kind;
  const changes: SaidChange[] = [];
  for (const key of new Set([...before.says.keys(), ...after.says.keys()])) {
    const [was, is] = [before.says.get(key), after.says.get(key)];
    if (was === is) continue;
    const keyClass = (kind && classOfKey(kind, keysTo(after, key))) ?? 'reviewed';
    changes.push({
      key,
      what: `${key}: ${inWords(was)} → ${inWords(is)}`,
      widens: widens(keyClass, parsed(was), parsed(is), values),
    });
  }
  return changes;
}
