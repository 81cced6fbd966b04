import { matchPath } from 'react-router-dom';
import type { Console, ResolvedDetail, ResolvedPage, ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from './providers/ApiRecord.ts';

/** What a route shows. */
export type FoundScreen =
  | { readonly kind: 'page'; readonly page: ResolvedPage }
  | { readonly kind: 'list'; readonly name: string; readonly resource: ResolvedResource }
  | {
      readonly kind: 'detail';
      readonly name: string;
      readonly resource: ResolvedResource;
      readonly detail: ResolvedDetail;
      readonly id: string;
      /** The id of the record that it stands below, where its route has one. */
      readonly parentId: string | undefined;
    };

/** What the id of a record can be: anything else is no part of an address. */
const ID = /^[\w.-]{1,200}$/;

/** A declared route as react-router spells it: its last {parameter} is the record's id, the one before its parent's. */
export function routePattern(path: string): string {
  const last = path.lastIndexOf('{');
  return path.replace(/\{\w+\}/g, (_parameter, at: number) => (at === last ? ':id' : ':parentId'));
}

/** The screen at a path, of those that are open to this person. */
export function findScreen({ pages, resources }: Console, pathname: string): FoundScreen | undefined {
  for (const page of Object.values(pages)) {
    if (isAt(page?.path, pathname)) return { kind: 'page', page };
  }
  for (const [name, resource] of Object.entries(resources)) {
    const routes = [resource?.path, ...(resource?.actions ?? []).map((action) => action?.path)];
    if (routes.some((route) => isAt(route, pathname))) return { kind: 'list', name, resource };
  }
  for (const [name, resource] of Object.entries(resources)) {
    const detail = resource?.detail;
    const found = typeof detail?.path === 'string' && matchPath(routePattern(detail.path), pathname);
    if (detail === undefined || !found || found.params.id === undefined) continue;
    return { kind: 'detail', name, resource, detail, id: found.params.id, parentId: found.params.parentId };
  }
  return undefined;
}

/** Whether a path is that of a route. One broken declaration keeps no other screen from being found. */
function isAt(route: unknown, pathname: string): boolean {
  return typeof route === 'string' && matchPath(route, pathname) !== null;
}

/**
 * The address of a record's own screen, where its resource has one. Below a parent it needs the parent's id, which
 * the record holds.
 */
export function recordPath({ detail }: ResolvedResource, record: ApiRecord): string | undefined {
  if (typeof detail?.path !== 'string') return undefined;
  const ids: unknown[] = detail.parent === undefined ? [record.id] : [record[detail.parent.by], record.id];
  if (!ids.every((id) => typeof id === 'string' && ID.test(id))) return undefined;
  let next = 0;
  return detail.path.replace(/\{\w+\}/g, () => encodeURIComponent(String(ids[next++])));
}
