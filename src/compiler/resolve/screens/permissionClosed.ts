import type { ClosedAction, ClosedRoute, PermissionWords } from '#contract/generated/api.ts';
import type { ActionDeclaration, Block, Guard, ResourceFile } from '#contract/generated/config.ts';
import type { Config } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import { detailPath } from '../resources/resolveDetail.ts';

/**
 * The words of the permissions that would open a guard, where nothing but its permissions closes it for the person:
 * another permission of the same business may be requested. Empty where the guard is open, or closed for other reasons.
 * Rule access.missing-permission-is-named.
 */
export function missingPermissions(
  guard: Guard | undefined,
  gate: Gate,
  permissions: readonly PermissionWords[],
): string[] {
  if (guard === undefined || gate.passes(guard)) return [];
  const { permission, any, all = [], ...others } = guard;
  if (Object.keys(others).length > 0 && !gate.passes(others)) return [];
  const missing: string[][] = [];
  if (permission !== undefined && !gate.passes({ permission })) {
    const wanted: readonly string[] = permission;
    missing.push(permissions.filter(({ id, offered }) => offered && wanted.includes(id)).map(labelOf));
  }
  if (any !== undefined && !gate.passes({ any })) {
    missing.push(any.flatMap((alternative) => missingPermissions(alternative, gate, permissions)));
  }
  for (const part of all) if (!gate.passes(part)) missing.push(missingPermissions(part, gate, permissions));
  const [first = [], ...rest] = missing;
  return distinct(first.filter((label) => rest.every((labels) => labels.includes(label))));
}

function labelOf({ label }: PermissionWords): string {
  return label;
}

function distinct(labels: readonly string[]): string[] {
  return [...new Set(labels)];
}

function routesOf({ path, actions, ...resource }: ResourceFile): string[] {
  const detail = detailPath({ path, actions, ...resource } as ResourceFile);
  return [path, detail, ...(actions ?? []).map((action) => action.path)].filter((route) => route !== undefined);
}

/** The routes of actions of an open resource that only the person's permissions close. */
function closedForms(
  { actions = [] }: ResourceFile,
  gate: Gate,
  permissions: readonly PermissionWords[],
): ClosedRoute[] {
  return actions.flatMap(({ path, guard }) => {
    const missing = path === undefined ? [] : missingPermissions(guard, gate, permissions);
    return path === undefined || missing.length === 0 ? [] : [{ path, permissions: missing }];
  });
}

/** What a block of a closed page needs, of what only the person's permissions close. */
function blockPermissions(
  block: Block,
  config: Config,
  gate: Gate,
  permissions: readonly PermissionWords[],
  closed: readonly ClosedRoute[],
): string[] {
  if (!gate.passes(block.guard)) return missingPermissions(block.guard, gate, permissions);
  if ('resource' in block)
    return missingPermissions(config.resources.get(block.resource)?.value.guard, gate, permissions);
  const items = 'cards' in block ? block.cards : 'actions' in block ? block.actions : [];
  return items.flatMap(({ guard, to }) => {
    if (!gate.passes(guard)) return missingPermissions(guard, gate, permissions);
    return closed.find(({ path }) => path === to)?.permissions ?? [];
  });
}

/**
 * The routes that only the person's permissions close. That a route exists is no secret; what is behind it is. A page
 * without an open block is closed as well: what would open one of its blocks opens the page.
 */
export function closedRoutes(
  config: Config,
  gate: Gate,
  permissions: readonly PermissionWords[],
  open: Readonly<Record<string, unknown>>,
): ClosedRoute[] {
  const closed: ClosedRoute[] = [];
  for (const { value } of config.pages.values()) {
    const missing = missingPermissions(value.guard, gate, permissions);
    if (missing.length > 0) closed.push({ path: value.path, permissions: missing });
  }
  for (const { value } of config.resources.values()) {
    const missing = missingPermissions(value.guard, gate, permissions);
    if (missing.length > 0) closed.push(...routesOf(value).map((path) => ({ path, permissions: missing })));
    else if (gate.passes(value.guard)) closed.push(...closedForms(value, gate, permissions));
  }
  for (const [name, { value }] of config.pages) {
    if (Object.hasOwn(open, name) || !gate.passes(value.guard)) continue;
    const blocks = value.blocks ?? [];
    const missing = blocks.flatMap((block) => blockPermissions(block, config, gate, permissions, closed));
    if (missing.length > 0) closed.push({ path: value.path, permissions: distinct(missing) });
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
