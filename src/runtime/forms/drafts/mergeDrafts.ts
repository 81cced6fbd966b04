import type { FormValues } from '../values/FormValues.ts';

/** A field that was changed in two places at once. */
export interface DraftConflict {
  readonly field: string;
  /** The value of the other place; `undefined` where the field was emptied. */
  readonly theirs: unknown;
  /** Whether the other place is another device of this person, and not another person's. */
  readonly isOwn?: boolean;
}

/** What both have filled in. */
export interface MergedDraft {
  readonly values: FormValues;
  readonly conflicts: readonly DraftConflict[];
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/**
 * Joins the changes of two people since `base`, field by field. Where both changed a field, the value of this person stays
 * and the other one is a conflict, which the form shows.
 * Rule forms.shared-drafts.
 */
export function mergeDrafts(base: FormValues, mine: FormValues, theirs: FormValues): MergedDraft {
  const values: Record<string, unknown> = {};
  const conflicts: DraftConflict[] = [];
  for (const field of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const isMine = !isSame(mine[field], base[field]);
    const isTheirs = !isSame(theirs[field], base[field]);
    const value = isMine ? mine[field] : theirs[field];
    if (value !== undefined) values[field] = value;
    if (isMine && isTheirs && !isSame(mine[field], theirs[field])) conflicts.push({ field, theirs: theirs[field] });
  }
  return { values, conflicts };
}
