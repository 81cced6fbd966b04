import type { ActionDeclaration, TransitionEvent } from '#contract/generated/config.ts';
import { operationTraits } from '#contract/operations.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Draft } from '../../draft.ts';
import { listWords } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldOf } from '../reading/recordOf.ts';
import { stateField } from './checkTransitions.ts';

/** Causes that actions of the dashboard may be. */
const BY_ACTION = new Set(['person', 'sandbox', 'reviewer']);

function isByAction({ by }: TransitionEvent): boolean {
  return by.some((cause) => BY_ACTION.has(cause));
}

/** The states that an action may find a record in. */
function statesBefore({ when }: ActionDeclaration, record: RecordSchema, field: string): readonly string[] {
  const found: unknown = when !== undefined && Object.hasOwn(when, field) ? when[field] : undefined;
  if (Array.isArray(found)) return found.filter((state): state is string => typeof state === 'string');
  return fieldOf(record, field)?.values ?? [];
}

/** What is wrong with the value that an action gives a state field, in words; `undefined` where an event declares it. */
function undeclared(
  action: ActionDeclaration,
  record: RecordSchema,
  events: readonly TransitionEvent[],
  field: string,
): string | undefined {
  const to: unknown = action.set?.[field];
  // A value that the field does not have is reported elsewhere.
  if (typeof to !== 'string' || fieldOf(record, field)?.values.includes(to) !== true) return undefined;
  const leading = events.filter((event) => stateField(event) === field && event.to === to && isByAction(event));
  if (action.scope === 'list')
    return leading.some(({ from }) => from === undefined) ? undefined : `No event creates a record that is ${to}.`;
  const others = statesBefore(action, record, field).filter((state) => state !== to);
  const lacking = others.filter((state) => !leading.some(({ from }) => from?.includes(state)));
  if (lacking.length > 0) return `No event leads from ${listWords(lacking)} to ${to} by an action.`;
  if (operationTraits(action.run)?.undo !== true || others.every((state) => canReturn(leading, state)))
    return undefined;
  return `"${action.run}" can be undone, and no event that leads to ${to} can.`;
}

function canReturn(events: readonly TransitionEvent[], state: string): boolean {
  return events.some(({ from, undo }) => undo === true && from?.includes(state));
}

/**
 * What an action sets a state to is an event of the record, from every state that the action allows.
 * Rule config-language.transitions.
 */
export function checkActionTransitions(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.resources.values()) {
    const record = draft.records.get(source.value.record);
    const transitions = record && draft.transitions.get(record.name);
    if (record === undefined || transitions === undefined) continue;
    const events = Object.values(transitions.value.events);
    for (const [index, action] of (source.value.actions ?? []).entries()) {
      for (const field of new Set(events.map(stateField))) {
        const what = undeclared(action, record, events, field);
        if (what === undefined) continue;
        const fix = `Declare the event in ${transitions.file}, or change "when" and "set".`;
        problems.push(problem('undeclared-transition', source.place(['actions', index, 'set', field]), what, fix));
      }
    }
  }
  return problems;
}
