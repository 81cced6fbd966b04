import type { FastifyInstance, RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { Permission } from '#contract/generated/config.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { type RouteScope, scopeOfRoute } from './routeScope.ts';

/**
 * Who may use a route of the signed-in scope.
 * - `person`: the signed-in user, for their own data.
 * - `business`: every member of the business they work in, for its data.
 * - `console`: users to whom the config opens the requested resource, action, page, block or journey.
 * - `permission`: users who have one of these permissions in the business they work in.
 */
export type Policy = 'person' | 'business' | 'console' | { readonly permission: readonly Permission[] };

/** Largest body of a public route, in bytes: a few short fields, of which a password may have 1,024 characters. */
const PUBLIC_BODY_LIMIT = 16 * 1024;

/** Every address below /api/ that no other route has. */
const UNKNOWN_API_ROUTE = '/api/*';

/** A route of the running app, and who may use it. */
export interface DeclaredRoute {
  readonly method: string;
  /** As it was registered, such as `/api/jobs/:id`. */
  readonly url: string;
  readonly policy: Policy | 'public' | 'internal';
  readonly schema: RouteOptions['schema'];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route: required in the signed-in scope, and decided by the scope elsewhere. */
    policy?: Policy;
  }
  interface FastifyInstance {
    /** Every route under /api, in the order of registration. */
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

/** Refuses to start an app with a route outside the scopes, or with one that does not declare who may use it. */
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
 * Answers 404 to users without one of the permissions that a policy names: for them the route does not exist. `person`,
 * `business` and `console` are enforced by the route itself.
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

/** Answers 404 to everyone but internal staff. */
export const requireInternalStaff = plugin(
  async (internal: FastifyInstance) => {
    internal.addHook('preValidation', async (request) => {
      if (!request.session().business.internal) throw notFound();
    });
  },
  { name: 'internal-staff', dependencies: ['session'] },
);

/** Answers 404 below /api/ where there is no route, behind the guards of the signed-in scope. */
export function unknownApiRoute(signedIn: FastifyInstance): void {
  signedIn.all(UNKNOWN_API_ROUTE, { config: { policy: 'person' }, schema: { hide: true } }, () => {
    throw notFound();
  });
}
