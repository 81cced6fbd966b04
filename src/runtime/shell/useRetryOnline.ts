import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Refetches queries that could not be completed while the device was offline. */
export function useRetryOnline(): void {
  const client = useQueryClient();
  useEffect(() => {
    function retry(): void {
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    }
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [client]);
}
