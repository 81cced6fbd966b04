import type { ActionDeclaration, NavigationItem, ResourceFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { detailPath } from '../../resolve/resources/resolveDetail.ts';
import { placedLinks } from './placedLinks.ts';

/** A route and the node that declares it. */
export interface Route {
  readonly path: string;
  readonly source: Source<unknown>;
  readonly node: NodePath;
}

/** A node that leads to a route. */
export interface Link {
  readonly to: string;
  readonly source: Source<unknown>;
  readonly node: NodePath;
}

/** A target without its query and anchor. */
export function withoutAnchor(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? target;
}

/** Whether a target is the remaining path of the old route. */
export function isRemainingPath(target: string): boolean {
  return withoutAnchor(target).endsWith('*}');
}

/** The routes of lists and pages, and of what makes a record of a list. */
export function screenRoutes(draft: Draft): Route[] {
  const routes: Route[] = [];
  for (const source of [...draft.resources.values(), ...draft.pages.values()]) {
    const { path } = source.value;
    if (path !== undefined) routes.push({ path, source, node: ['path'] });
  }
  for (const source of draft.resources.values()) {
    routes.push(...actionRoutes(source, 'list'));
  }
  return routes;
}

function actionRoutes(source: Source<ResourceFile>, kind: ActionDeclaration['scope']): Route[] {
  return (source.value.actions ?? []).flatMap(({ path, scope }, index) =>
    path !== undefined && (scope === 'list') === (kind === 'list')
      ? [{ path, source, node: ['actions', index, 'path'] }]
      : [],
  );
}

/** The routes of actions on records, which have the id of the record. */
export function recordActionRoutes(draft: Draft): Route[] {
  return [...draft.resources.values()].flatMap((source) => actionRoutes(source, 'record'));
}

/** The routes of detail screens. */
export function detailRoutes(draft: Draft): Route[] {
  const routes: Route[] = [];
  for (const source of draft.resources.values()) {
    const path = detailPath(source.value);
    if (path !== undefined) routes.push({ path, source, node: ['detail', 'path'] });
  }
  return routes;
}

/** Whether every file that could declare a route could be read. */
export function routesAreComplete(draft: Draft): boolean {
  const isRead = draft.resources.size === draft.taken.resource.size && draft.pages.size === draft.taken.page.size;
  const hasPath = ({ file, value }: Source<{ readonly path?: string }>) =>
    value.path !== undefined || !draft.partial.has(file);
  return isRead && [...draft.resources.values()].every(hasPath);
}

function itemLinks(source: Source<unknown>, items: readonly NavigationItem[], path: NodePath): Link[] {
  return items.flatMap((item, index) => [
    ...(item.to === undefined ? [] : [{ to: item.to, source, node: [...path, index, 'to'] }]),
    ...itemLinks(source, item.items ?? [], [...path, index, 'items']),
  ]);
}

/** Everything that leads to a route, except redirects. */
export function links(draft: Draft): Link[] {
  const found: Link[] = [];
  const { navigation } = draft;
  if (navigation !== undefined) {
    for (const [index, rule] of navigation.value.home.entries()) {
      found.push({ to: rule.to, source: navigation, node: ['home', index, 'to'] });
    }
    for (const [index, { to }] of (navigation.value.search ?? []).entries()) {
      found.push({ to, source: navigation, node: ['search', index, 'to'] });
    }
    for (const [index, section] of navigation.value.sections.entries()) {
      found.push(...itemLinks(navigation, section.items, ['sections', index, 'items']));
    }
  }
  for (const source of draft.pages.values()) {
    for (const [index, block] of (source.value.blocks ?? []).entries()) {
      if ('to' in block && block.to !== undefined) found.push({ to: block.to, source, node: ['blocks', index, 'to'] });
    }
  }
  for (const { to, source, node } of placedLinks(draft)) {
    if (to !== undefined) found.push({ to, source, node: [...node, 'to'] });
  }
  const { notifications } = draft;
  if (notifications !== undefined) {
    const { to, kinds } = notifications.value.centre;
    found.push({ to, source: notifications, node: ['centre', 'to'] });
    for (const [index, kind] of kinds.entries()) {
      if (kind.to === undefined) continue;
      found.push({ to: kind.to, source: notifications, node: ['centre', 'kinds', index, 'to'] });
    }
  }
  for (const source of draft.resources.values()) {
    const to = source.value.list.empty?.to;
    if (to !== undefined) found.push({ to, source, node: ['list', 'empty', 'to'] });
  }
  return found;
}
