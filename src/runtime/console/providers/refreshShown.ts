import type { Query, QueryClient } from '@tanstack/react-query';

/** A record and the resource that shows it. */
export interface ShownRecord {
  readonly name: string;
  readonly id: string;
}

/** Forms keep their initial values, and jobs are polled by their own queries. */
const KEPT: readonly unknown[] = ['form', 'jobs', 'progress'];

function isOf({ queryKey: [name, method, params] }: Query, record: ShownRecord): boolean {
  const id: unknown = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
  return name === record.name && method === 'getOne' && id === record.id;
}

/** Refetches every query on the screen, except a record that is no longer at its address. */
export async function refreshShown(client: QueryClient, without?: ShownRecord): Promise<void> {
  const predicate = (query: Query) =>
    !KEPT.includes(query.queryKey[0]) && (without === undefined || !isOf(query, without));
  await client.invalidateQueries({ predicate });
}
