import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';

/** Returns the columns of related records, without the one that leads back to this record. */
export function relatedColumns({ list }: ResolvedResource, by: string): ResolvedColumn[] {
  return list.columns.filter(({ hidden, field }) => !hidden && field !== by);
}
