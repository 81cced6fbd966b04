import { canonicalJson } from './canonicalJson.ts';
import { pruneEmpty } from './pruneEmpty.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field that was changed in two places at once. */
export interface ValueConflict {
  readonly field: string;
  /** The value of the other place; `undefined` where the field was emptied. */
  readonly theirs: unknown;
}

/** The changes of two places. */
export interface MergedValues {
  readonly values: Values;
  readonly conflicts: readonly ValueConflict[];
}

/** Whether two values are sent alike: what is empty is left out. */
function isSame(left: unknown, right: unknown): boolean {
  return canonicalJson(pruneEmpty({ value: left })) === canonicalJson(pruneEmpty({ value: right }));
}

/** Whether a field has another value than it began with. */
export function hasChanged(base: Values, values: Values, field: string): boolean {
  return !isSame(base[field], values[field]);
}

/**
 * Merges the changes that two places have made to the values of a form since `base`, field by field. Where both have changed
 * a field, `mine` is kept and the other value is a conflict.
 * Rule forms.shared-drafts, actions.changed-record.
 */
export function mergeValues(base: Values, mine: Values, theirs: Values): MergedValues {
  const values: Record<string, unknown> = {};
  const conflicts: ValueConflict[] = [];
  for (const field of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const isMine = hasChanged(base, mine, field);
    const value = isMine ? mine[field] : theirs[field];
    if (value !== undefined) values[field] = value;
    if (isMine && hasChanged(base, theirs, field) && !isSame(mine[field], theirs[field]))
      conflicts.push({ field, theirs: theirs[field] });
  }
  return { values, conflicts };
}
