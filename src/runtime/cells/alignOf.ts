import type { ResolvedColumn } from '#contract/generated/api.ts';
import { columnKind } from './columnKind.ts';

/** At which side a column's values stand. */
export function alignOf({ type, align }: Pick<ResolvedColumn, 'type' | 'align'>): 'start' | 'end' {
  return align ?? columnKind(type).align;
}
