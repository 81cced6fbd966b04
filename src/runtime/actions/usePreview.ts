import { useRef, useState } from 'react';
import type { ActionPreview } from '#contract/generated/api.ts';
import { useConsole } from '../console/ConsoleContext.ts';
import { request } from '../core/session/request.ts';
import { type ActionCall, actionAddress } from './ActionTarget.ts';

/** What an action that moves money would do, as the server reckons it. */
export interface PreviewState {
  readonly current: ActionPreview | undefined;
  /** The figures that were shown before, where they have changed since. */
  readonly before: ActionPreview | undefined;
  /** Asks the server; rejects as the action itself would. */
  readonly load: (input: Readonly<Record<string, unknown>> | undefined) => Promise<void>;
}

/** Asks what an action would do, and remembers what was shown before. */
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
    // Other figures for other values are no surprise.
    const serialized = JSON.stringify(input ?? null);
    const isSame = inputOf.current === serialized;
    inputOf.current = serialized;
    setShown((shown) => ({ current: answer, before: isSame ? shown.current : undefined }));
  }

  return { current, before, load };
}
