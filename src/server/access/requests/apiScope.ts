import type { FastifyInstance } from 'fastify';
import { notFound } from '../../core/errors/ApiError.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Marks the scope of the API, whose hooks run for its routes only. */
    readonly isApi?: true;
  }
}

/** Catch-all route of the API. */
export const UNKNOWN_API_ROUTE = '/api/*';

/**
 * Throws at startup when a route below /api/ is registered outside the scope of the API, where no hook would guard it, or
 * another route inside. Guards depend on the scope of the matched route, not on the URL as sent, because the router decodes
 * it.
 */
export function requireApiScope(app: FastifyInstance): void {
  app.addHook('onRoute', function checkScope(this: FastifyInstance, { method, url }) {
    const isBelow = url === '/api' || url.startsWith('/api/');
    if (isBelow === (this.isApi === true)) return;
    throw new Error(`${String(method)} ${url} must be registered ${isBelow ? 'in' : 'outside'} the scope of the API.`);
  });
}

/** Marks a scope as the API's. */
export function openApiScope(scope: FastifyInstance): void {
  scope.decorate('isApi', true);
}

/** Returns 404 for unknown routes below /api/, after the API's guards, so that no other scope handles them. */
export function unknownApiRoute(scope: FastifyInstance): void {
  scope.all(UNKNOWN_API_ROUTE, { config: { policy: 'person' }, schema: { hide: true } }, () => {
    throw notFound();
  });
}
