import type { ResolvedColumn } from '#contract/generated/api.ts';
import { COLUMNS } from './columns.ts';

/** At which side a column's values stand. */
export function alignOf({ type, align }: Pick<ResolvedColumn, 'type' | 'align'>): 'start' | 'end' {
  return align ?? COLUMNS[type].align;
}
