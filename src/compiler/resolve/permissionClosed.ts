import type { ClosedAction, ClosedRoute, PermissionWords } from '#contract/generated/api.ts';
import type { ActionDeclaration, Guard, ResourceFile } from '#contract/generated/config.ts';
import type { Config } from '../config.ts';
import type { Gate } from './Gate.ts';
import { detailPath } from './resolveDetail.ts';

/**
 * The words of the permissions that would open a guard, where nothing but its permissions closes it for the person:
 * another permission of the same business may be requested. Empty where the guard is open, or closed for other reasons.
 */
export function missingPermissions(
  guard: Guard | undefined,
  gate: Gate,
  permissions: readonly PermissionWords[],
): string[] {
  if (guard?.permission === undefined || gate.passes(guard)) return [];
  const { permission, ...others } = guard;
  if (Object.keys(others).length > 0 && !gate.passes(others)) return [];
  const wanted: readonly string[] = permission;
  return permissions.filter(({ id, offered }) => offered && wanted.includes(id)).map(({ label }) => label);
}

function routesOf({ path, actions, ...resource }: ResourceFile): string[] {
  const detail = detailPath({ path, actions, ...resource } as ResourceFile);
  return [path, detail, ...(actions ?? []).map((action) => action.path)].filter((route) => route !== undefined);
}

/** The routes that only the person's permissions close. That a route exists is no secret; what is behind it is. */
export function closedRoutes(config: Config, gate: Gate, permissions: readonly PermissionWords[]): ClosedRoute[] {
  const closed: ClosedRoute[] = [];
  for (const { value } of config.pages.values()) {
    const missing = missingPermissions(value.guard, gate, permissions);
    if (missing.length > 0) closed.push({ path: value.path, permissions: missing });
  }
  for (const { value } of config.resources.values()) {
    const missing = missingPermissions(value.guard, gate, permissions);
    if (missing.length > 0) closed.push(...routesOf(value).map((path) => ({ path, permissions: missing })));
  }
  return closed;
}

/** The actions of an open resource that only the person's permissions close: their labels, and no more. */
export function closedActions(
  actions: readonly ActionDeclaration[],
  gate: Gate,
  permissions: readonly PermissionWords[],
): ClosedAction[] {
  const closed: ClosedAction[] = [];
  for (const { scope, label, guard } of actions) {
    const missing = missingPermissions(guard, gate, permissions);
    if (missing.length === 0 || scope === 'selection') continue;
    // Variants of one action, such as one for each country, are one to the person.
    if (!closed.some((other) => other.scope === scope && other.label === label))
      closed.push({ scope, label, permissions: missing });
  }
  return closed;
}
