import type { FastifyInstance } from 'fastify';

/**
 * Where a route is registered. What guards a route is its scope, never the address as it was sent: the router decodes that.
 * - `site`: pages and files, outside /api/.
 * - `public`: the API without a session.
 * - `signedIn`: the API with a session or an API key; each route declares its policy.
 * - `internal`: inside `signedIn`, for internal staff.
 */
export type RouteScope = 'site' | 'public' | 'signedIn' | 'internal';

declare module 'fastify' {
  interface FastifyInstance {
    readonly routeScope?: RouteScope;
  }
}

/** Makes an encapsulated instance one of the scopes. Routes can be registered in it from then on. */
export function openScope(app: FastifyInstance, routeScope: RouteScope): void {
  app.decorate('routeScope', routeScope);
}

/** The scope in which a route is registered. Throws for a route outside the scopes, or in a scope that does not match its path. */
export function scopeOfRoute(app: FastifyInstance, { method, url }: { method: unknown; url: string }): RouteScope {
  const isApi = url === '/api' || url.startsWith('/api/');
  const scope = app.routeScope;
  if (scope !== undefined && isApi === (scope !== 'site')) return scope;
  const expected = isApi ? 'the scope public, signedIn or internal' : 'the scope site';
  throw new Error(`${String(method)} ${url} must be registered in ${expected}.`);
}
