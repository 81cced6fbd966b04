import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../providers/ApiRecord.ts';
import { request } from '../../session/request.ts';
import { useToast } from '../../shell/ToastProvider.tsx';

interface ActionTarget {
  readonly resource: ResolvedResource;
  readonly record: ApiRecord;
  readonly action: ResolvedAction;
  readonly onDone: () => void;
}

/** 128 random bits as text; randomUUID is missing outside secure contexts. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Runs an action on a record, once however often it is tried: one key for all tries of one question. It carries the
 * business and environment that the screen was made for, and the server refuses it when those have changed.
 */
export function useAction({ resource, record, action, onDone }: ActionTarget) {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const { business, environment } = useConsole().console;
  const [key] = useState(newKey);

  const { isPending, error, mutate } = useMutation<unknown, Error>({
    mutationFn: () =>
      request(`${resource.api}/${encodeURIComponent(record.id)}/actions/${action.id}`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: { business_id: business.id, environment },
      }),
    onSuccess: async () => {
      // Balances, related records and figures follow from it too.
      await client.invalidateQueries();
      onDone();
      toast(translate(action.done));
    },
  });
  return { busy: isPending, error: error ?? undefined, run: () => mutate() };
}
