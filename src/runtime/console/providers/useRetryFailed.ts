import { type Query, useQueryClient } from '@tanstack/react-query';

function hasFailed({ state }: Query): boolean {
  return state.status === 'error' && state.data === undefined && state.fetchStatus === 'idle';
}

/**
 * Returns a function that reads again what the screen could not read, apart from what is being read: who tries one
 * part again wants all of it, also what says nothing when it fails, such as the user's columns of a list.
 */
export function useRetryFailed(): () => void {
  const client = useQueryClient();
  return () => void client.refetchQueries({ type: 'active', predicate: hasFailed });
}
