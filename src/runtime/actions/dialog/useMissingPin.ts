import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecurityAnswer } from '#contract/generated/api.ts';
import { request } from '../../core/session/request.ts';

const KEY = ['pin-is-set'];

/** Whether the user has to set up a PIN before an action that requires one. Rule verification.missing-pin. */
export function useMissingPin(isRequired: boolean): { readonly isMissing: boolean; readonly done: () => void } {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      ((await request('/api/user/security', { signal })).body as SecurityAnswer).is_pin_set,
    enabled: isRequired,
    // A PIN is never removed once it is set.
    staleTime: ({ state }) => (state.data === true ? Number.POSITIVE_INFINITY : 0),
  });
  return { isMissing: isRequired && data === false, done: () => client.setQueryData(KEY, true) };
}
