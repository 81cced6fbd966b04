import type { FastifyInstance, RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { Permission } from '#contract/generated/config.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { type RouteScope, scopeOfRoute } from './routeScope.ts';

/**
 * Access policy of a route of the signed-in scope.
 * - `person`: any signed-in user, for their own data.
 * - `business`: any signed-in user, for data of the current business.
 * - `console`: users for whom the config shows the requested page, block, journey, list or upload.
 * - `resource`: users and API keys for whom the config shows the resource that the parameter `:resource` names. No other
 *   route exists for API keys.
 * - `permission`: users with one of these permissions in the current business.
 * Rule security.every-route-declares.
 */
export type Policy = 'person' | 'business' | 'console' | 'resource' | { readonly permission: readonly Permission[] };

/** Maximum body size of a public route, in bytes: a few short fields, of which a password may have 1,024 characters. */
const PUBLIC_BODY_LIMIT = 16 * 1024;

/** Catch-all route of the API. */
const UNKNOWN_API_ROUTE = '/api/*';

/** A route of the running app with its access policy. */
export interface DeclaredRoute {
  readonly method: string;
  /** URL pattern, such as `/api/jobs/:id`. */
  readonly url: string;
  readonly policy: Policy | 'public' | 'internal';
  readonly schema: RouteOptions['schema'];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access policy. Every route under /api has one, or is public. */
    policy?: Policy;
  }
  interface FastifyInstance {
    /** All routes under /api, in order of registration. */
    readonly declaredRoutes: readonly DeclaredRoute[];
  }
}

function policyOf(scope: Exclude<RouteScope, 'site'>, { method, url, config }: RouteOptions): DeclaredRoute['policy'] {
  const policy = config?.policy;
  if (scope === 'signedIn' && policy !== undefined) return policy;
  if (scope !== 'signedIn' && policy === undefined) return scope;
  const expected = scope === 'signedIn' ? 'must declare config.policy' : `has the policy of its scope, ${scope}`;
  throw new Error(`${String(method)} ${url} ${expected}.`);
}

/** Throws at startup for a route outside the scopes, or without a policy. */
export const policyPlugin = plugin(
  async (app: FastifyInstance) => {
    const declared: DeclaredRoute[] = [];
    app.decorate('declaredRoutes', declared);
    app.addHook('onRoute', function declareRoute(this: FastifyInstance, route) {
      const scope = scopeOfRoute(this, route);
      if (scope === 'site') return;
      const policy = policyOf(scope, route);
      if (policy === 'public') route.bodyLimit ??= PUBLIC_BODY_LIMIT;
      if (route.url === UNKNOWN_API_ROUTE) return;
      for (const method of [route.method].flat())
        declared.push({ method, url: route.url, policy, schema: route.schema });
    });
  },
  { name: 'policies' },
);

/**
 * Responds with 404 to users without one of the permissions of the policy: for them the route does not exist. `person`,
 * `business`, `console` and `resource` are enforced by the route itself.
 */
export const enforcePolicies = plugin(
  async (signedIn: FastifyInstance) => {
    signedIn.addHook('preValidation', async (request) => {
      const { policy } = request.routeOptions.config;
      if (typeof policy !== 'object') return;
      const { permission } = request.session().facts;
      if (!policy.permission.some((required) => permission?.includes(required))) throw notFound();
    });
  },
  { name: 'enforced-policies', dependencies: ['policies', 'session'] },
);

/** Responds with 404 unless the user is internal staff. */
export const requireInternalStaff = plugin(
  async (internal: FastifyInstance) => {
    internal.addHook('preValidation', async (request) => {
      if (!request.session().business.internal) throw notFound();
    });
  },
  { name: 'internal-staff', dependencies: ['session'] },
);

/** Responds with 404 for unknown routes below /api/, after the guards of the signed-in scope. */
export function unknownApiRoute(signedIn: FastifyInstance): void {
  signedIn.all(UNKNOWN_API_ROUTE, { config: { policy: 'person' }, schema: { hide: true } }, () => {
    throw notFound();
  });
}
