import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Permission } from '#contract/generated/config.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { SessionContext } from '../sessions/SessionContext.ts';
import { UNKNOWN_API_ROUTE } from './apiScope.ts';

/**
 * Who a route behind the session is for.
 * - `person`: whoever is signed in, for what is their own.
 * - `business`: whoever is signed in, for what is the business's that they work in.
 * - `console`: whom the config opens the resource, action, page, block or journey to that is asked for.
 * - `internal`: internal staff.
 * - `permission`: whoever has one of these in the business they work in.
 */
export type Policy = 'person' | 'business' | 'console' | 'internal' | { readonly permission: readonly Permission[] };

/** Largest body of a public route, in bytes: a few short fields, of which a password may have 1,024 characters. */
const PUBLIC_BODY_LIMIT = 16 * 1024;

/** A route of the running app, and who it is for. */
export interface DeclaredRoute {
  readonly method: string;
  /** As it was registered, such as `/api/jobs/:id`. */
  readonly url: string;
  readonly policy: Policy | 'public';
  readonly schema: RouteOptions['schema'];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who the route is for. Every route under /api has one, or is public. */
    policy?: Policy;
  }
  interface FastifyInstance {
    /** Every route under /api, in the order of registration. */
    readonly declaredRoutes: readonly DeclaredRoute[];
  }
}

function policyOf({ method, url, config }: RouteOptions): DeclaredRoute['policy'] {
  if (config?.public && config.policy === undefined) return 'public';
  if (config?.policy !== undefined && !config.public) return config.policy;
  throw new Error(`${String(method)} ${url} must say who it is for: config.public, or config.policy, and not both.`);
}

function isFor({ business, facts }: SessionContext, policy: Policy): boolean {
  if (policy === 'internal') return business.internal;
  if (typeof policy === 'string') return true;
  return policy.permission.some((permission) => facts.permission?.includes(permission));
}

/** Refuses to start an app with a route that does not declare who may use it. */
export function policyPlugin(app: FastifyInstance): void {
  const declared: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', declared);
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    const policy = policyOf(route);
    if (policy === 'public') route.bodyLimit ??= PUBLIC_BODY_LIMIT;
    if (route.url === UNKNOWN_API_ROUTE) return;
    for (const method of [route.method].flat()) declared.push({ method, url: route.url, policy, schema: route.schema });
  });
}

/**
 * Enforces the declared policies: to others the route does not exist. `person`, `business` and `console` are enforced by
 * the route itself. Registered behind the session.
 */
export function enforcePolicies(api: FastifyInstance): void {
  api.addHook('preValidation', async (request) => {
    const { policy } = request.routeOptions.config;
    if (policy !== undefined && !isFor(request.session(), policy)) throw notFound();
  });
}
