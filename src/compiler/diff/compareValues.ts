import type { Guard } from '#contract/generated/config.ts';
import type { FactValues } from '../satisfy/factValues.ts';
import { allOf, formulaOf, notOf } from '../satisfy/formula.ts';
import { isAnybody } from './compareAccess.ts';
import type { KeyClass } from './keys/KeyClass.ts';

/** A block of an action: the records that it may not be done to, and what is said of it. */
interface Block {
  readonly when: string;
}

type Condition = Readonly<Record<string, readonly string[]>>;

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isSimpleCondition(value: unknown): value is Condition {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((values) => Array.isArray(values) && values.every(isText));
}

/** Whether every record that passes one condition passes another. A condition that is not understood may not. */
function isWithin(inner: unknown, outer: unknown): boolean {
  if (!isSimpleCondition(inner) || !isSimpleCondition(outer)) return JSON.stringify(inner) === JSON.stringify(outer);
  return Object.entries(outer).every(([field, values]) => {
    const wanted = inner[field];
    return wanted?.every((value) => values.includes(value)) === true;
  });
}

function blocksOf(value: unknown): string[] {
  return Array.isArray(value) ? (value as Block[]).map(({ when }) => when) : [];
}

/** Whether a guard is true for a person for whom the earlier one was not. */
function givesMorePeople(before: unknown, after: unknown, values: FactValues): boolean {
  const [was, is] = [formulaOf(before as Guard | undefined), formulaOf(after as Guard | undefined)];
  return isAnybody(allOf(is, notOf(was)), values);
}

/** Whether a number is higher, a flag newly true, or a list has an entry that the other lacks. */
function isMore(before: unknown, after: unknown, absent: number): boolean {
  if (Array.isArray(before) || Array.isArray(after)) {
    const had = Array.isArray(before) ? before : [];
    return Array.isArray(after) && after.some((entry) => !had.includes(entry));
  }
  if (typeof before === 'boolean' || typeof after === 'boolean') return after === true && before !== true;
  const [was, is] = [before ?? absent, after ?? absent];
  return typeof was === 'number' && typeof is === 'number' ? is > was : was !== is;
}

/** Whether a value gives more than the one before, by the class of its key. `undefined` where the key is absent. */
export function widens(keyClass: KeyClass, before: unknown, after: unknown, values: FactValues): boolean {
  switch (keyClass) {
    case 'guard':
      return givesMorePeople(before, after, values);
    case 'condition':
      return before !== undefined && (after === undefined || !isWithin(after, before));
    case 'blocks':
      return !blocksOf(before).every((when) => blocksOf(after).includes(when));
    case 'protection':
      return before !== undefined;
    case 'more':
      return isMore(before, after, Number.POSITIVE_INFINITY);
    case 'less':
      return isMore(after, before, 0);
    case 'reviewed':
      return true;
    case 'parts':
    case 'neutral':
      return false;
    default:
      return keyClass.indexOf(String(after)) > keyClass.indexOf(String(before));
  }
}
