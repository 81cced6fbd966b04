import { matchPath } from 'react-router-dom';
import { decodedPath } from '#contract/decodedPath.ts';
import type {
  ClosedRoute,
  Console,
  ResolvedAction,
  ResolvedDetail,
  ResolvedPage,
  ResolvedResource,
} from '#contract/generated/api.ts';
import type { ApiRecord } from './providers/ApiRecord.ts';

/** The screen that a route shows. */
export type FoundScreen =
  | { readonly kind: 'page'; readonly page: ResolvedPage }
  | { readonly kind: 'list'; readonly name: string; readonly resource: ResolvedResource }
  | {
      readonly kind: 'detail';
      readonly name: string;
      readonly resource: ResolvedResource;
      readonly detail: ResolvedDetail;
      readonly id: string;
      /** The id of the parent record, if the route has one. */
      readonly parentId: string | undefined;
      /** The id of the action whose route it is: its form opens with the record. */
      readonly action?: string | undefined;
    }
  /** A screen that a permission would open. */
  | { readonly kind: 'closed'; readonly permissions: readonly string[] };

/** The format of a record id. Values of any other format are not placed in an address. */
const ID = /^[\w.-]{1,200}$/;

/**
 * Converts a declared route to a react-router pattern: its last {parameter} is the record's id, the one before it the
 * parent's.
 */
function routePattern(path: string): string {
  const last = path.lastIndexOf('{');
  return path.replace(/\{\w+\}/g, (_parameter, at: number) => (at === last ? ':id' : ':parentId'));
}

/**
 * Finds the screen at a path: one that is open to the user, or one that a permission would open. A route without a
 * parameter goes before those with one, open or closed: "/cards/settings" is never the record "settings" of
 * "/cards/{id}". A path that cannot be decoded has none. Rule access.missing-permission-is-named.
 */
export function findScreen(console: Console, pathname: string): FoundScreen | undefined {
  if (decodedPath(pathname) === undefined) return undefined;
  const closed = console.closed_routes ?? [];
  return (
    findWhole(console, pathname) ??
    findClosed(closed, (path) => isAt(path, pathname)) ??
    findDetail(console, pathname) ??
    findClosed(closed, (path) => isAt(routePattern(path), pathname))
  );
}

function findWhole({ pages, resources }: Console, pathname: string): FoundScreen | undefined {
  for (const page of Object.values(pages)) {
    if (isAt(page?.path, pathname)) return { kind: 'page', page };
  }
  for (const [name, resource] of Object.entries(resources)) {
    const routes = [resource?.path, ...(resource?.actions ?? []).map((action) => action?.path)];
    if (routes.some((route) => isAt(route, pathname))) return { kind: 'list', name, resource };
  }
  return undefined;
}

function findDetail({ resources }: Console, pathname: string): FoundScreen | undefined {
  for (const [name, resource] of Object.entries(resources)) {
    const detail = resource?.detail;
    const found = typeof detail?.path === 'string' && matchPath(routePattern(detail.path), pathname);
    if (detail === undefined || !found || found.params.id === undefined) continue;
    return { kind: 'detail', name, resource, detail, id: found.params.id, parentId: found.params.parentId };
  }
  return findRecordAction(resources, pathname);
}

/** The record whose action has a route of its own, such as /products/edit/{id}. */
function findRecordAction(resources: Console['resources'], pathname: string): FoundScreen | undefined {
  for (const [name, resource] of Object.entries(resources)) {
    for (const { id: action, path, scope } of resource?.actions ?? []) {
      const found = scope === 'record' && typeof path === 'string' && matchPath(routePattern(path), pathname);
      const detail = resource?.detail;
      if (!found || found.params.id === undefined || resource === undefined || detail === undefined) continue;
      return { kind: 'detail', name, resource, detail, id: found.params.id, parentId: undefined, action };
    }
  }
  return undefined;
}

function findClosed(routes: readonly ClosedRoute[], isWanted: (path: string) => boolean): FoundScreen | undefined {
  const found = routes.find(({ path }) => isWanted(path));
  return found && { kind: 'closed', permissions: found.permissions };
}

/** Whether a path matches a route. An invalid declaration does not keep other screens from being found. */
function isAt(route: unknown, pathname: string): boolean {
  return typeof route === 'string' && matchPath(route, pathname) !== null;
}

/** Returns the route of an action on a record. `undefined` where it has none. */
export function recordActionPath({ path }: Pick<ResolvedAction, 'path'>, id: string): string | undefined {
  return path !== undefined && ID.test(id) ? path.replace(/\{\w+\}/, () => encodeURIComponent(id)) : undefined;
}

/**
 * Returns the address of a record's own screen, if its resource has one. A child record needs its parent's id, which
 * the record contains. A singleton is at the route of its resource.
 */
export function recordPath({ path, detail, singleton }: ResolvedResource, record: ApiRecord): string | undefined {
  if (singleton && path !== undefined) return path;
  if (typeof detail?.path !== 'string') return undefined;
  const ids: unknown[] = detail.parent === undefined ? [record.id] : [record[detail.parent.by], record.id];
  if (!ids.every((id) => typeof id === 'string' && ID.test(id))) return undefined;
  let next = 0;
  return detail.path.replace(/\{\w+\}/g, () => encodeURIComponent(String(ids[next++])));
}
