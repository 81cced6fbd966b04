import type { NavigationGroup, ResolvedItem } from '#contract/generated/api.ts';
import type { NavigationItem } from '#contract/generated/config.ts';
import type { Config, NodePath } from '../config.ts';
import type { Gate } from './Gate.ts';

/** What resolving the sidebar needs: which routes are open. */
export interface NavigationContext {
  readonly config: Config;
  readonly gate: Gate;
  readonly openPaths: ReadonlySet<string>;
}

/** A route without its anchor. */
function route(target: string): string {
  return target.split('#', 1)[0] ?? target;
}

/** Where / leads: the first rule that is open and whose target is open, or `null`. */
export function resolveHome({ config, gate, openPaths }: NavigationContext): string | null {
  for (const [index, rule] of config.navigation.value.home.entries()) {
    const admitted = gate.admits(config.navigation, ['home', index], `home.${rule.to}`, rule.guard);
    if (admitted && openPaths.has(route(rule.to))) return rule.to;
  }
  return null;
}

/** The sidebar. What leads to a closed route, and what has no child left, is not there. */
export function resolveNavigation(context: NavigationContext): NavigationGroup[] {
  const { config, gate } = context;
  const groups: NavigationGroup[] = [];
  for (const [index, section] of config.navigation.value.sections.entries()) {
    const node: NodePath = ['sections', index];
    if (!gate.admits(config.navigation, node, `navigation.${section.id}`, section.guard)) continue;
    const items = resolveItems(context, section.items, [...node, 'items'], `navigation.${section.id}`);
    if (items.length === 0) continue;
    groups.push({ id: section.id, items, ...(section.label && { label: section.label }) });
  }
  return groups;
}

function resolveItems(
  context: NavigationContext,
  items: readonly NavigationItem[],
  node: NodePath,
  parent: string,
): ResolvedItem[] {
  const open: ResolvedItem[] = [];
  for (const [index, item] of items.entries()) {
    const path = `${parent}.${item.id}`;
    const itemNode = [...node, index];
    if (!context.gate.admits(context.config.navigation, itemNode, path, item.guard)) continue;
    if (item.to !== undefined && !context.openPaths.has(route(item.to))) {
      context.gate.follow(context.config.navigation, [...itemNode, 'to'], path, `${item.to} is closed`);
      continue;
    }
    const children = item.items && resolveItems(context, item.items, [...itemNode, 'items'], path);
    if (children?.length === 0) continue;
    open.push({
      id: item.id,
      label: item.label,
      ...(item.icon && { icon: item.icon }),
      ...(item.to && { to: item.to }),
      ...(item.tag && { tag: item.tag }),
      ...(children && { items: children }),
    });
  }
  return open;
}
