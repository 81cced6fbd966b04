import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshShown } from '../console/providers/refreshShown.ts';

/** Refetches what is shown when the device is online again; a form that is filled in keeps its values. Rule actions.offline. */
export function useRetryOnline(): void {
  const client = useQueryClient();
  useEffect(() => {
    function retry(): void {
      // Also what such a refresh leaves alone, where it could not be read at all.
      const predicate = ({ state }: { readonly state: { readonly status: string } }) => state.status === 'error';
      void client.refetchQueries({ type: 'active', predicate });
      void refreshShown(client);
    }
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [client]);
}
