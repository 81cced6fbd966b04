import type { ActionDeclaration, ResourceFile, TransitionEvent, TransitionsFile } from '#contract/generated/config.ts';
import { operationTraits } from '#contract/operations.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { listWords, nearest, suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldOf } from '../reading/recordOf.ts';
import { stateField } from './checkTransitions.ts';

/** Causes that actions of the dashboard may be. */
const BY_ACTION = new Set(['person', 'sandbox', 'reviewer']);

/** A problem of an action: the key that it is at, what is wrong, and what to do. */
type Finding = readonly [path: NodePath, what: string, fix: string];

/** The states in which an action is offered that its event does not start from. */
function statesBeyond({ when }: ActionDeclaration, event: TransitionEvent): string[] {
  const field = stateField(event);
  const states: unknown = when !== undefined && Object.hasOwn(when, field) ? when[field] : undefined;
  if (!Array.isArray(states)) return [];
  return states.filter((state): state is string => typeof state === 'string' && event.from?.includes(state) !== true);
}

/** What is wrong between an action and the event that it names. */
function findingOf(action: ActionDeclaration, name: string, event: TransitionEvent, file: string): Finding | undefined {
  const { by, from, to, undo } = event;
  if (!by.some((cause) => BY_ACTION.has(cause)))
    return [['event'], `No action causes "${name}": it is by ${listWords(by)}.`, `Add "person" to "by" in ${file}.`];
  if ((action.scope === 'list') !== (from === undefined)) {
    const [event, needed] = from === undefined ? ['creates a record', 'list'] : ['changes a record', 'record'];
    return [['event'], `"${name}" ${event}.`, `Name another event, or change "scope" to ${needed}.`];
  }
  const beyond = statesBeyond(action, event);
  if (beyond.length > 0)
    return [
      ['when'],
      `"${name}" does not happen to a record that is ${listWords(beyond)}.`,
      `Remove it, or add it to "from" in ${file}.`,
    ];
  const field = stateField(event);
  const set = action.set !== undefined && Object.hasOwn(action.set, field) ? action.set[field] : undefined;
  if (set !== undefined && set !== to)
    return [['set', field], `"${name}" leads to ${to}.`, `Remove "${field}": the event sets it.`];
  const mail = action.notify?.mail;
  if (mail !== undefined && mail !== event.mail)
    return [
      ['notify', 'mail'],
      `"${name}" does not send the mail "${mail}".`,
      `Add "mail: ${mail}" to the event in ${file}.`,
    ];
  if (operationTraits(action.run)?.undo === true && undo !== true && from !== undefined)
    return [
      ['run'],
      `"${action.run}" can be undone, and "${name}" cannot.`,
      `Add "undo: true" in ${file}, or run another operation.`,
    ];
  return undefined;
}

/** The state that an action without an event sets. What is wrong with the field, the value or the operation is reported elsewhere. */
function unnamed(
  action: ActionDeclaration,
  record: RecordSchema,
  { file, value }: Source<TransitionsFile>,
): Finding | undefined {
  if (operationTraits(action.run)?.set !== true) return undefined;
  const events = Object.entries(value.events);
  const fields = new Set(events.map(([, event]) => stateField(event)));
  for (const [field, to] of Object.entries(action.set ?? {})) {
    if (!fields.has(field) || typeof to !== 'string' || fieldOf(record, field)?.values.includes(to) !== true) continue;
    const creates = action.scope === 'list';
    const leading = events.filter(
      ([, event]) => stateField(event) === field && event.to === to && (event.from === undefined) === creates,
    );
    const names = leading.map(([name]) => `"event: ${name}"`).join(' or ');
    const fix = names === '' ? `Declare the event in ${file}, and name it by "event".` : `Write ${names} in its place.`;
    return [['set', field], `It sets "${field}" to ${to} and names no event.`, fix];
  }
  return undefined;
}

/** An action is called by the event that it names, and the record has no such event: the event is what is misspelt. */
function missingEvent(name: string, record: string, { keyPlace, place, value }: Source<TransitionsFile>): Problem {
  const meant = nearest(name, Object.keys(value.events));
  const at = meant === undefined ? place(['events']) : keyPlace(['events', meant]);
  const what = `The record "${record}" has no event "${name}", which its action "${name}" names.`;
  const fix = meant === undefined ? 'Declare the event.' : `Rename "${meant}", or change the action.`;
  return problem('unknown-event', at, what, fix);
}

/** The event of the first draft does not exist, or the action has no drafts. */
function checkDrafts(
  draft: Draft,
  source: Source<ResourceFile>,
  index: number,
  events: TransitionsFile['events'],
): Problem[] {
  const action = source.value.actions?.[index];
  if (action?.drafts === undefined) return [];
  const place = source.place(['actions', index, 'drafts']);
  if (draft.forms.get(action.form ?? '')?.value.steps === undefined) {
    const what = `The form of "${action.id}" has no steps, so nothing of it is saved before it is sent.`;
    return [problem('action-no-effect', place, what, 'Remove "drafts", or add "steps" to the form.')];
  }
  if (Object.hasOwn(events, action.drafts)) return [];
  const what = `The record "${source.value.record}" has no event "${action.drafts}".`;
  return [problem('unknown-event', place, what, suggest(action.drafts, Object.keys(events), 'event'))];
}

/**
 * An action that changes a state names an event of the record, which an action may cause from every state that the action
 * allows.
 * Rule config-language.events.
 */
export function checkActionTransitions(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.resources.values()) {
    const record = draft.records.get(source.value.record);
    const transitions = record && draft.transitions.get(record.name);
    if (record === undefined || transitions === undefined || draft.partial.has(transitions.file)) continue;
    const { events } = transitions.value;
    for (const [index, action] of (source.value.actions ?? []).entries()) {
      problems.push(...checkDrafts(draft, source, index, events));
      const event =
        action.event !== undefined && Object.hasOwn(events, action.event) ? events[action.event] : undefined;
      if (event === undefined && action.event === action.id && action.event !== undefined)
        problems.push(missingEvent(action.event, record.name, transitions));
      const finding =
        action.event === undefined
          ? unnamed(action, record, transitions)
          : event && findingOf(action, action.event, event, transitions.file);
      if (finding === undefined) continue;
      const [path, what, fix] = finding;
      problems.push(problem('undeclared-transition', source.place(['actions', index, ...path]), what, fix));
    }
  }
  return problems;
}
