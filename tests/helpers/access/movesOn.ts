import { TRANSITIONS } from '#contract/generated/transitions.ts';
import type { DeclaredEvent } from '#contract/transitions.ts';
import { CONFIG } from '../../config/resolutionOf.ts';

const TABLES: Readonly<Record<string, { readonly events: Readonly<Record<string, DeclaredEvent>> }>> = TRANSITIONS;

/** Whether an action moves a record out of the states in which it can happen, so that one of several presses is done. */
export function movesOn(resource: string, action: string): boolean {
  const declared = CONFIG.resources.get(resource)?.value;
  const event = declared?.actions?.find(({ id }) => id === action)?.event;
  const { from = [], to } = TABLES[declared?.record ?? '']?.events[event ?? ''] ?? {};
  return to !== undefined && from.length > 0 && !from.includes(to);
}
