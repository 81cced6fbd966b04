import type { ResolvedColumn } from '#contract/generated/api.ts';
import { columnKind } from './columnKind.ts';

/** Returns the side to which a column's values are aligned. */
export function alignOf({ type, align }: Pick<ResolvedColumn, 'type' | 'align'>): 'start' | 'end' {
  return align ?? columnKind(type).align;
}
