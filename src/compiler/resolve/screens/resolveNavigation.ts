import type { NavigationGroup, ResolvedItem } from '#contract/generated/api.ts';
import type { NavigationItem } from '#contract/generated/config.ts';
import type { Config, NodePath } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import type { OpenRoutes } from '../gate/OpenRoutes.ts';
import type { OpenJourney } from './resolveJourneys.ts';
import { noteShowing, type Showing, tagName } from './showing.ts';

/** What resolving the sidebar needs: which routes are open. */
export interface NavigationContext {
  readonly config: Config;
  readonly gate: Gate;
  readonly routes: OpenRoutes;
  readonly showing: Showing;
  /** The open journeys. */
  readonly journeys: ReadonlyMap<string, OpenJourney>;
}

/** Where / leads: the first rule that is open and whose target is open, or `null`. */
export function resolveHome({ config, gate, routes }: NavigationContext): string | null {
  for (const [index, rule] of config.navigation.value.home.entries()) {
    const admitted = gate.admits(config.navigation, ['home', index], `home.${rule.to}`, rule.guard);
    if (admitted && routes.has(rule.to)) return rule.to;
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
    const source = context.config.navigation;
    if (item.to !== undefined && !context.routes.admits(context.gate, source, [...itemNode, 'to'], path, item.to))
      continue;
    const journey = item.progress && context.journeys.get(item.progress);
    if (item.progress !== undefined && !journey) {
      context.gate.follow(source, [...itemNode, 'progress'], path, `the journey ${item.progress} is closed`);
      continue;
    }
    const notify = noteTag(context.showing, item);
    const children = item.items && resolveItems(context, item.items, [...itemNode, 'items'], path);
    if (children?.length === 0) continue;
    open.push({
      id: item.id,
      label: item.label,
      ...(item.icon && { icon: item.icon }),
      ...(item.to && { to: item.to }),
      ...(item.tag && { tag: item.tag }),
      ...(notify && { notify }),
      ...(journey && { progress: journey.journey.api }),
      ...(children && { items: children }),
    });
  }
  return open;
}

/** A `new` tag goes for ever once the link has been followed; answers what it goes away under. */
function noteTag(showing: Showing, { id, tag }: NavigationItem): string | undefined {
  return tag === 'new' ? noteShowing(showing, tagName(id), { dismiss: { for_ever: true } }) : undefined;
}
