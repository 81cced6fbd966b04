import type { Environment, Permission } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { DeclaredRoute } from '#server/access/requests/policyPlugin.ts';
import type { AccessMatrix, MatrixRequest } from './accessMatrix.ts';
import type { ExpectedResource } from './expectedAccess.ts';
import type { Planted } from './plantThings.ts';

/** Who tries, and which of the ways is taken this time. */
interface RoutesTry {
  readonly environment: Environment;
  readonly turn: number;
  /** Which half of the routes: each set of permissions tries one in one environment and the other in the other. */
  readonly part: number;
  readonly permissions: readonly Permission[];
  readonly internal: boolean;
  /** What the config opens, by resource. */
  readonly expected: ReadonlyMap<string, ExpectedResource>;
  /** What the sibling and the stranger have. */
  readonly planted: Readonly<Record<'sibling' | 'foreign', Planted>>;
}

/** Routes that end the session of the request, and name no other session. */
const ENDING: ReadonlySet<string> = new Set(['POST /api/logout', 'DELETE /api/auth/token']);

/** Responses about the whole config, for our own staff: they take long to build, and are tried in one of 16 turns where they are open. */
const HEAVY: ReadonlySet<string> = new Set(['/api/config-docs', '/api/console/explain', '/api/brands/:brand/preview']);
const HEAVY_EVERY = 16;

/** Routes that belong to resources, and are closed with them. */
const RESOURCES_OF_ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/api/webhooks/:id/events': ['callbacks', 'callback-events'],
  '/api/callback_requests/:id': ['callbacks'],
};

type Kind = 'files' | 'views' | 'jobs' | 'sessions' | 'invitations' | 'notifications' | 'callbacks' | 'users';

/** The kind of thing that the id in a path names. */
const KINDS: Readonly<Record<string, Kind>> = {
  '/api/notifications/:id/read': 'notifications',
  '/api/v2/notifications/:id/read': 'notifications',
  '/api/files/:id': 'files',
  // Uploads of others are tried by tests/api/uploads-in-parts.test.ts.
  '/api/uploads/:id': 'files',
  '/api/views/:id': 'views',
  '/api/jobs/:id': 'jobs',
  '/api/jobs/:id/cancel': 'jobs',
  '/api/user/sessions/:id': 'sessions',
  '/api/team/invitations/:id/resend': 'invitations',
  '/api/team/invitations/:id/withdraw': 'invitations',
  '/api/webhooks/:id/events': 'callbacks',
  '/api/callback_requests/:id': 'callbacks',
  // Records of others in it are tried by tests/api/developer-drawer.test.ts.
  '/api/:resource/:id/developer': 'callbacks',
  '/api/users/:user/businesses': 'users',
  '/api/users/:user/permissions': 'users',
};

/** Path parameters that name nothing of a business. */
const NOT_OWNED = /\/:(?:resource|language|brand|page|block|journey|notice)\b/g;

function digitsOf(id: string): string {
  return id.slice(-32);
}

function isClosed({ url, policy }: DeclaredRoute, { permissions, internal, expected }: RoutesTry): boolean {
  if (policy === 'internal') return !internal;
  if (typeof policy === 'object') return !policy.permission.some((permission) => permissions.includes(permission));
  return RESOURCES_OF_ROUTES[url]?.some((resource) => !expected.has(resource)) === true;
}

/** Tries every route of the running app but the resources' own, with ids of the sibling and of the stranger. */
export async function tryOtherRoutes(matrix: AccessMatrix, routesTry: RoutesTry): Promise<void> {
  const { environment, turn, internal, expected } = routesTry;
  const { config } = matrix.test.config.current();
  const who = turn % 2 === 0 ? 'sibling' : 'foreign';
  const [stranger, planted] = [matrix.businesses[who], routesTry.planted[who]];
  const blocks = [...config.pages].flatMap(([page, { value }]) =>
    (value.blocks ?? []).map((block) => ({
      page,
      block: block.id,
      resource: 'resource' in block ? block.resource : '',
    })),
  );
  const block = blocks[turn % blocks.length];
  const resources = [...config.resources.keys()];
  const resource = resources[turn % resources.length] ?? '';
  const own = { business_id: formatRecordId('biz', matrix.businesses.own), environment };

  /** Another's id of the kind that the address is about. */
  function idFor(url: string): string {
    const kind = KINDS[url] ?? 'users';
    if (kind === 'callbacks') return matrix.recordOf('callback', stranger, undefined, 'cb');
    if (kind !== 'users') return planted[kind];
    const users = matrix.usersOf(stranger);
    return users[turn % Math.max(1, users.length)] ?? formatRecordId('biz', stranger);
  }

  function bodyFor(url: string, id: string, digits: string): object {
    if (url.startsWith('/api/switch')) return { business_id: `biz_${digits}` };
    if (url === '/api/undo') return { ...own, token: `undo_${digits}` };
    if (url === '/api/otp')
      return { ...own, type: 'ACTION', resource: 'customers', action: 'erase', id: `cust_${digits}` };
    if (url === '/api/users/update_notification') {
      return { business_id: `biz_${digits}`, account_notifications: [{ notify: 'none', status: 'INACTIVE' }] };
    }
    if (url === '/api/views/:id') return { ...own, name: 'Taken over' };
    return { ...own, id };
  }

  function othersFor(url: string): string {
    if (url.startsWith('/api/switch') || url === '/api/users/update_notification') return stranger.replaceAll('-', '');
    if (url === '/api/undo') return digitsOf(planted.undo);
    if (url === '/api/otp') return digitsOf(matrix.recordOf('customer', stranger, environment, 'cust'));
    return digitsOf(idFor(url));
  }

  function requestFor({ method, url }: DeclaredRoute, digits: string): MatrixRequest {
    const id = `${idFor(url).slice(0, -32)}${digits}`;
    const path = url
      .replace(':resource', resource)
      .replace(':language', 'en')
      .replace(':brand', 'main')
      .replace(':page', block?.page ?? '')
      .replace(':block', block?.block ?? '')
      .replace(':journey', 'none')
      .replace(':notice', 'ip-whitelist-reminder')
      .replace(/:\w+/g, id);
    const query = url === '/api/views' ? `&resource=${resource}` : '';
    const isRead = method === 'GET';
    return {
      method: method as MatrixRequest['method'],
      url: `${path}?environment=${environment}${query}`,
      headers: { 'x-business-id': stranger, ...(!isRead && { 'idempotency-key': `others-${turn}-${environment}` }) },
      ...(!isRead && { payload: bodyFor(url, id, digits) }),
    };
  }

  const isHeavyTurn = turn % HEAVY_EVERY === 0;
  const routes = matrix.test.app.declaredRoutes.filter(
    ({ method, url, policy }) =>
      method !== 'HEAD' && policy !== 'public' && policy !== 'resource' && !ENDING.has(`${method} ${url}`),
  );
  const tries: Promise<unknown>[] = [];
  for (const [index, route] of routes.entries()) {
    if (index % 2 !== routesTry.part) continue;
    const { method, url } = route;
    if (KINDS[url] === undefined && url.replaceAll(NOT_OWNED, '').includes('/:'))
      throw new Error(`${method} ${url}: tests/helpers/access/tryOtherRoutes.ts has to say what its id is of`);
    if (HEAVY.has(url) && internal && !isHeavyTurn) continue;
    const others = othersFor(url);
    const request = requestFor(route, others);
    const isOfClosed = url.includes(':resource') && !expected.has(resource);
    const isOfClosedBlock =
      url.includes(':block') && block !== undefined && block.resource !== '' && !expected.has(block.resource);
    if (method !== 'PUT' && (isClosed(route, routesTry) || isOfClosed || isOfClosedBlock)) {
      tries.push(matrix.expectNotFound(request, environment, 'a closed route'));
    } else if (JSON.stringify([request.url, request.payload]).includes(others)) {
      tries.push(matrix.expectSameAsUnknown((digits) => requestFor(route, digits), others, environment));
    } else tries.push(matrix.request(request, environment));
  }
  await Promise.all(tries);
}
