import type { FastifyInstance } from 'fastify';
import { notFound } from '../../core/errors/ApiError.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set in the scope of the API, whose hooks run for its routes alone. */
    readonly isApi?: true;
  }
}

/** Every address below /api/ that no other route has. */
export const UNKNOWN_API_ROUTE = '/api/*';

/**
 * Refuses to start an app with a route below /api/ that is registered outside the scope of the API, where no hook would
 * guard it, or with another route inside. Guards depend on the scope of the route that was found, never on the address as
 * it was sent: the router decodes that.
 */
export function requireApiScope(app: FastifyInstance): void {
  app.addHook('onRoute', function checkScope(this: FastifyInstance, { method, url }) {
    const isBelow = url === '/api' || url.startsWith('/api/');
    if (isBelow === (this.isApi === true)) return;
    throw new Error(`${String(method)} ${url} must be registered ${isBelow ? 'in' : 'outside'} the scope of the API.`);
  });
}

/** Makes a scope the API's. */
export function openApiScope(scope: FastifyInstance): void {
  scope.decorate('isApi', true);
}

/** Answers 404 below /api/ where there is no route, by the API's guards, so that no other scope answers there. */
export function unknownApiRoute(scope: FastifyInstance): void {
  scope.all(UNKNOWN_API_ROUTE, { config: { policy: 'person' }, schema: { hide: true } }, () => {
    throw notFound();
  });
}
