import type { Thing } from './Thing.ts';

/** Something that a thing says differently. */
export interface SaidChange {
  readonly key: string;
  readonly what: string;
  /** Whether somebody sees or does more by it. */
  readonly widens: boolean;
}

/** Conditions on records: which of them a thing is for. */
const CONDITIONS = new Set(['where', 'when', 'condition']);

/** Whether what a thing says under a key is a condition on records. */
export function isCondition(key: string): boolean {
  return CONDITIONS.has(lastKey(key));
}

/** What keeps a value or a deed from somebody while it stands. Without it, or with another, they may have more. */
const PROTECTIONS = new Set([
  'mask',
  'verify',
  'verification',
  'otp',
  'pin',
  'challenge',
  'approval',
  'limit',
  'maximum',
]);

/** What an action may not be done to, and what is said of it. */
interface Block {
  readonly when: string;
  readonly note: string;
}

/** Whether every record that an action was blocked for is blocked still. */
function blocksRemain(before: string, after: string | undefined): boolean {
  const remaining = after === undefined ? [] : (JSON.parse(after) as Block[]).map(({ when }) => when);
  return (JSON.parse(before) as Block[]).every(({ when }) => remaining.includes(when));
}

function lastKey(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

function asCondition(text: string): Readonly<Record<string, readonly string[]>> | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const isSimple = Object.values(value).every(
    (values) => Array.isArray(values) && values.every((entry) => typeof entry === 'string'),
  );
  return isSimple ? (value as Record<string, string[]>) : undefined;
}

/** Whether every record that a condition lets through passes another as well. What is not understood may not. */
function isWithin(condition: string, other: string): boolean {
  const [inner, outer] = [asCondition(condition), asCondition(other)];
  if (inner === undefined || outer === undefined) return condition === other;
  for (const [field, values] of Object.entries(outer)) {
    const wanted = inner[field];
    if (wanted === undefined || wanted.some((value) => !values.includes(value))) return false;
  }
  return true;
}

function widens(key: string, before: string | undefined, after: string | undefined): boolean {
  if (isCondition(key)) {
    if (before === undefined) return false;
    return after === undefined || !isWithin(after, before);
  }
  if (lastKey(key) === 'blocked') return before !== undefined && !blocksRemain(before, after);
  // A protection that was not there before protects; any other change of one may let through.
  return PROTECTIONS.has(lastKey(key)) && before !== undefined;
}

function inWords(text: string | undefined): string {
  if (text === undefined) return 'nothing';
  return text.replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ': ');
}

/** What a thing says differently, guards left out. */
export function compareSaid(before: Thing, after: Thing): SaidChange[] {
  const changes: SaidChange[] = [];
  for (const key of new Set([...before.says.keys(), ...after.says.keys()])) {
    const [was, is] = [before.says.get(key), after.says.get(key)];
    if (was === is) continue;
    changes.push({ key, what: `${key}: ${inWords(was)} → ${inWords(is)}`, widens: widens(key, was, is) });
  }
  return changes;
}
