import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reads again what could not be read while the device was offline. */
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
