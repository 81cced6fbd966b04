import type { ResolvedAction, ResolvedColumn } from '#contract/generated/api.ts';
import type { ActionDeclaration, ResourceFile } from '#contract/generated/config.ts';
import { operationTraits } from '#contract/operations.ts';
import type { Source } from '../config.ts';
import type { Gate } from './Gate.ts';

/**
 * The actions of a resource that are open. One whose operation is not known, or cannot be done to what the action says,
 * is closed: a broken declaration never opens anything.
 */
export function openActions(source: Source<ResourceFile>, gate: Gate): ActionDeclaration[] {
  const { resource, actions } = source.value;
  return (actions ?? []).filter((action, index) => {
    const path = `resources.${resource}.actions.${action.id}`;
    const node = ['actions', index];
    if (!gate.admits(source, node, path, action.guard)) return false;
    if (operationTraits(action.run)?.scopes.includes(action.scope)) return true;
    gate.follow(source, [...node, 'run'], path, `${action.run} cannot be done to a ${action.scope}`);
    return false;
  });
}

/** An action as the browser gets it; `fields` are those of the detail screen that are open. */
export function resolveAction(action: ActionDeclaration, fields: readonly ResolvedColumn[]): ResolvedAction {
  const { id, scope, label, done, icon, path, form, edits, confirm, progress, shows = [], tone = 'normal' } = action;
  const shown = shows.flatMap((name) => fields.find(({ field }) => field === name) ?? []);
  const { confirmation, gives } = operationTraits(action.run) ?? {};
  return {
    id,
    scope,
    label,
    done,
    tone,
    ...(icon && { icon }),
    ...(path && { path }),
    ...(form && { form }),
    ...(edits && { edits }),
    ...(confirm && { confirm }),
    ...(shown.length > 0 && { shows: shown }),
    ...(progress && { progress }),
    ...(confirmation && { confirmation }),
    ...(gives && { gives }),
  };
}
