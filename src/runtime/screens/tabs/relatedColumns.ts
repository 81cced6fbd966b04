import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';

/** The columns of records that belong to another: the one that leads back to it says nothing there. */
export function relatedColumns({ list }: ResolvedResource, by: string): ResolvedColumn[] {
  return list.columns.filter(({ hidden, field }) => !hidden && field !== by);
}
