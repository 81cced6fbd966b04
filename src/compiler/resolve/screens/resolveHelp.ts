import type { ResolvedHelp } from '#contract/generated/api.ts';
import type { NodePath } from '../../config.ts';
import type { NavigationContext } from './resolveNavigation.ts';

/** The help menu. What leads to a closed route is not there. Rule navigation.help-menu. */
export function resolveHelp({
  config: { navigation },
  gate,
  routes,
}: Pick<NavigationContext, 'config' | 'gate' | 'routes'>): ResolvedHelp[] {
  const open: ResolvedHelp[] = [];
  for (const [index, { guard, ...entry }] of (navigation.value.help ?? []).entries()) {
    const node: NodePath = ['help', index];
    const path = `help.${entry.id}`;
    if (!gate.admits(navigation, node, path, guard)) continue;
    if (entry.to !== undefined && !routes.admits(gate, navigation, [...node, 'to'], path, entry.to)) continue;
    open.push(entry);
  }
  return open;
}
