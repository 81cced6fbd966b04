import { recordWord } from '#contract/columns/recordWord.ts';
import type { ResolvedAction, ResolvedColumn } from '#contract/generated/api.ts';
import type { ActionDeclaration, Environment, ResourceFile } from '#contract/generated/config.ts';
import { confirmationOf, hasPreview, operationTraits } from '#contract/operations.ts';
import type { Source } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';

/** The actions of a resource that a person can see. */
export interface KnownActions {
  readonly open: readonly ActionDeclaration[];
  /** Those on one record that only the permissions of the guard close, and that say so. */
  readonly refused: readonly ActionDeclaration[];
}

/** Whether a guard without its `permission` is open. */
function opensByPermission({ guard }: ActionDeclaration, gate: Gate): boolean {
  const { permission: _, ...others } = guard;
  return gate.passes(Object.keys(others).length === 0 ? undefined : others);
}

/** Whether nothing but its `permission` closes the guard of a closed action, and it has words for that. */
function isRefused(action: ActionDeclaration, gate: Gate): boolean {
  const { guard, refused, scope } = action;
  if (refused === undefined || scope !== 'record') return false;
  return guard.permission !== undefined && opensByPermission(action, gate);
}

/** The action of a resource's checklist, where some people of the business can do it. Rule forms.checklist. */
export function checklistAction({ detail, actions }: ResourceFile, gate: Gate): string | undefined {
  const action = actions?.find(({ id, scope }) => id === detail?.checklist && scope === 'record');
  return action !== undefined && opensByPermission(action, gate) ? action.id : undefined;
}

/**
 * The actions of a resource that are open, and those that are refused. One whose operation is not known, or cannot be
 * done to what the action says, is closed: a broken declaration never opens anything.
 */
export function knownActions(source: Source<ResourceFile>, gate: Gate): KnownActions {
  const { resource, actions } = source.value;
  const known = { open: [] as ActionDeclaration[], refused: [] as ActionDeclaration[] };
  for (const [index, action] of (actions ?? []).entries()) {
    const path = `resources.${resource}.actions.${action.id}`;
    const node = ['actions', index];
    const fits = operationTraits(action.run)?.scopes.includes(action.scope) === true;
    if (!gate.admits(source, node, path, action.guard)) {
      if (fits && isRefused(action, gate)) known.refused.push(action);
    } else if (fits) {
      known.open.push(action);
    } else {
      gate.follow(source, [...node, 'run'], path, `${action.run} cannot be done to a ${action.scope}`);
    }
  }
  return known;
}

/** An action that is refused as the browser gets it: its words, and nothing of what it would do. */
export function refusedAction({
  id,
  scope,
  label,
  success: done,
  icon,
  refused,
  tone = 'normal',
}: ActionDeclaration): ResolvedAction {
  return { id, scope, label, done, tone, ...(icon && { icon }), ...(refused && { refused }) };
}

/** Where an action is offered. */
interface ActionContext {
  /** Fields of the detail screen that are open. */
  readonly fields: readonly ResolvedColumn[];
  readonly environment: Environment | undefined;
}

/** An action on a kind of record as the browser gets it. */
export function resolveAction(
  action: ActionDeclaration,
  record: string,
  { fields, environment }: ActionContext,
): ResolvedAction {
  const {
    id,
    scope,
    label,
    success: done,
    icon,
    path,
    form,
    edits,
    event,
    confirm,
    progress,
    shows = [],
    tone = 'normal',
  } = action;
  const notes = (action.blocked ?? []).map(({ note }) => note);
  const shown = shows.flatMap((name) => fields.find(({ field }) => field === name) ?? []);
  const traits = operationTraits(action.run);
  const gives = traits?.gives;
  const confirmation = confirmationOf(action, environment);
  return {
    id,
    scope,
    label,
    done,
    tone,
    ...(icon && { icon }),
    ...(path && { path }),
    ...(form && { form }),
    // An action that causes an event has a name of its own.
    ...(edits && { edits, ...(event === undefined && { record: recordWord(record) }) }),
    ...(confirm && { confirm }),
    ...(shown.length > 0 && { shows: shown }),
    ...(progress && { progress }),
    ...(notes.length > 0 && { notes }),
    ...(confirmation && { confirmation }),
    ...(gives && { gives }),
    ...(traits !== undefined && hasPreview(traits) && { preview: true as const }),
  };
}
