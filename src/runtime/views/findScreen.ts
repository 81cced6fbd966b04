import { matchPath } from 'react-router-dom';
import type { Console, ResolvedDetail, ResolvedPage, ResolvedResource } from '#contract/generated/api.ts';

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
    };

/** A declared route with its {parameter} as react-router spells it. */
export function routePattern(path: string): string {
  return path.replace(/\{\w+\}/g, ':id');
}

/** The screen at a path, of those that are open to this person. */
export function findScreen({ pages, resources }: Console, pathname: string): FoundScreen | undefined {
  for (const page of Object.values(pages)) {
    if (matchPath(page.path, pathname)) return { kind: 'page', page };
  }
  for (const [name, resource] of Object.entries(resources)) {
    if (matchPath(resource.path, pathname)) return { kind: 'list', name, resource };
  }
  for (const [name, resource] of Object.entries(resources)) {
    const { detail } = resource;
    const id = detail && matchPath(routePattern(detail.path), pathname)?.params.id;
    if (detail !== undefined && id !== undefined) return { kind: 'detail', name, resource, detail, id };
  }
  return undefined;
}

/** The address of a record's own screen, where its resource has one. */
export function recordPath({ detail }: ResolvedResource, id: string): string | undefined {
  return detail?.path.replace(/\{\w+\}/, encodeURIComponent(id));
}
