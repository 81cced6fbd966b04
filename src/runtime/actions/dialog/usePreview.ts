import { useRef, useState } from 'react';
import type { ActionPreview } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { request } from '../../core/session/request.ts';
import { type ActionCall, actionAddress } from '../send/ActionTarget.ts';

/** The effect of an action that moves money, as computed by the server. */
export interface PreviewState {
  readonly current: ActionPreview | undefined;
  /** The former figures, if they have changed. */
  readonly before: ActionPreview | undefined;
  /** Requests the preview; rejects with the same errors as the action itself. */
  readonly load: (input: Readonly<Record<string, unknown>> | undefined) => Promise<void>;
}

/** Loads the preview of an action, and keeps the former one. */
export function usePreview(call: ActionCall): PreviewState {
  const { business, environment } = useConsole().console;
  const [{ current, before }, setShown] = useState<Pick<PreviewState, 'current' | 'before'>>({
    current: undefined,
    before: undefined,
  });
  const inputOf = useRef<string>(undefined);

  async function load(input: Readonly<Record<string, unknown>> | undefined): Promise<void> {
    const { target } = call;
    const selection = target.scope === 'selection' && { selection: target.selection };
    const body = { business_id: business.id, environment, ...(input && { input }), ...selection };
    const answer = (await request(`${actionAddress(call)}/preview`, { method: 'POST', body })).body as ActionPreview;
    // After other input, different figures are expected.
    const serialized = JSON.stringify(input ?? null);
    const isSame = inputOf.current === serialized;
    inputOf.current = serialized;
    setShown((shown) => ({ current: answer, before: isSame ? shown.current : undefined }));
  }

  return { current, before, load };
}
