import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newKey, request, useConsole } from '#runtime/islands/index.ts';

/** A write to the team. */
export interface TeamCall {
  readonly method: 'POST' | 'PATCH';
  readonly address: string;
  readonly body?: object;
}

/** State of a team write. */
export interface TeamWrite {
  readonly busy: boolean;
  readonly error: Error | undefined;
  /** Throws RequestError. */
  readonly send: (call: TeamCall) => Promise<void>;
  readonly forget: () => void;
}

/**
 * Sends a write for the business and mode of the screen. It runs once: repeated attempts with the same content have the
 * same idempotency key until one succeeds.
 */
export function useTeamWrite(): TeamWrite {
  const { business, environment } = useConsole().console;
  const client = useQueryClient();
  const kept = useRef<{ readonly serialized: string; readonly key: string }>(undefined);
  const { isPending, error, mutateAsync, reset } = useMutation<void, Error, TeamCall>({
    mutationFn: async ({ method, address, body }) => {
      const serialized = JSON.stringify([method, address, body]);
      if (kept.current?.serialized !== serialized) kept.current = { serialized, key: newKey() };
      await request(address, {
        method,
        headers: { 'idempotency-key': kept.current.key },
        body: { business_id: business.id, environment, ...body },
      });
      kept.current = undefined;
    },
    onSuccess: () => client.invalidateQueries(),
  });
  return { busy: isPending, error: error ?? undefined, send: mutateAsync, forget: reset };
}
