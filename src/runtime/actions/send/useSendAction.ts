import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { refreshShown } from '../../console/providers/refreshShown.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import { useTrackJob } from '../../console/useTrackedJobs.ts';
import { request } from '../../core/session/request.ts';
import { type ActionCall, actionAddress } from './ActionTarget.ts';
import { newKey } from './newKey.ts';
import { useReveal } from './RevealProvider.tsx';
import { type UndoOffer, useUndo } from './useUndo.ts';

/** Proof of the user's identity; it is sent and not stored. */
export type Confirmation =
  | { readonly type: 'pin'; readonly pin: string }
  | { readonly type: 'otp'; readonly code: string };

/** The input of an action. */
export interface ActionInput {
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  /** The values that a form that edits the record began with. */
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  readonly confirmation?: Confirmation | undefined;
  /** The version of the preview that the user confirmed. */
  readonly preview?: string | undefined;
}

interface ActionAnswer {
  readonly id?: string;
  readonly job?: string;
  readonly undo?: UndoOffer;
  /** The action has removed the record from its resource. */
  readonly left?: true;
  /** Shown once: it cannot be requested again. */
  readonly reveal?: string;
  /** The page on which the user goes on. */
  readonly leads_to?: string;
}

/** State of a request that runs an action. */
export interface SentAction {
  readonly busy: boolean;
  readonly error: Error | undefined;
  /** Returns the id of the record, or nothing if a job has started. Throws RequestError. */
  readonly send: (call: ActionCall, input: ActionInput) => Promise<string | undefined>;
  readonly forget: () => void;
}

/**
 * Sends an action, which runs once however often it is retried: all attempts have one idempotency key until one
 * succeeds. The request names the business and environment of the screen, and the server denies it if those have
 * changed.
 */
export function useSendAction(): SentAction {
  const translate = useTranslate();
  const toast = useToast();
  const undo = useUndo();
  const follow = useTrackJob();
  const reveal = useReveal();
  const client = useQueryClient();
  const { console, reload } = useConsole();
  const { business, environment, notices } = console;
  const kept = useRef<{ readonly address: string; readonly key: string }>(undefined);

  const { isPending, error, mutateAsync, reset } = useMutation<
    string | undefined,
    Error,
    ActionInput & { readonly call: ActionCall }
  >({
    mutationFn: async ({ call, input, initial, confirmation, preview }) => {
      const { action, target } = call;
      const address = actionAddress(call);
      if (kept.current?.address !== address) kept.current = { address, key: newKey() };
      const { body } = await request(address, {
        method: 'POST',
        headers: { 'idempotency-key': kept.current.key },
        body: {
          business_id: business.id,
          environment,
          ...(input && { input }),
          ...(action.edits && initial && { initial }),
          ...(target.scope === 'selection' && { selection: target.selection }),
          ...(confirmation && { confirmation }),
          ...(preview && { preview }),
        },
      });
      kept.current = undefined;
      const answer = body as ActionAnswer;
      if (answer.leads_to !== undefined) {
        location.assign(answer.leads_to);
        return answer.id;
      }
      if (answer.job !== undefined) {
        follow(answer.job);
        return undefined;
      }
      const hasLeft = answer.left === true && target.scope === 'record';
      if (hasLeft) {
        // A list that the user returns to must not show the record for a moment.
        client.removeQueries({ queryKey: [call.name, 'getList'], type: 'inactive' });
        call.leave?.();
      }
      // Balances, related records and figures change with it.
      await refreshShown(client, hasLeft ? { name: call.name, id: target.id } : undefined);
      toast(translate(action.done, { count: 1 }), 'positive', answer.undo && undo(answer.undo));
      // A bar that waits for this leaves; if the request fails, it does with the next screen.
      if (notices.some(({ leaves }) => leaves)) void reload().catch(() => undefined);
      if (answer.reveal !== undefined) reveal(translate(action.done, { count: 1 }), answer.reveal);
      return answer.id;
    },
  });
  return {
    busy: isPending,
    error: error ?? undefined,
    send: (call, input) => mutateAsync({ call, ...input }),
    forget: reset,
  };
}
