import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PlatformAuthorization, PlatformAuthorizationAnswer } from '#contract/generated/api.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import { hashToken } from '../../access/sessions/credentials/tokens.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { businessTime } from '../../core/clock/businessTime.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { inTime } from '../../core/queue/inTime.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { platform_authorizations } from '../../database/schema/index.ts';
import { assertContext } from '../../engine/operations/request/actionRequest.ts';
import type { Connection, ConnectionContext } from './Connection.ts';
import { CONNECTIONS } from './connections.ts';
import type { ConnectionKind, Platform, PlatformCode, PlatformGrant, PlatformName, Platforms } from './Platform.ts';

/** A record that waits for its platform. */
interface Waiting {
  /** UUID. */
  readonly id: string;
  readonly platform: PlatformName;
}

function unusable(): ApiError {
  return new ApiError('PLATFORM_AUTHORIZATION_ERROR', 'This authorization is unknown, used or expired. Start again.');
}

/**
 * Uses the state with which a person comes back: of concurrent requests, one gets the record. Throws
 * PLATFORM_AUTHORIZATION_ERROR for a state that is unknown, used, expired, or of another person, business, mode or kind.
 */
async function useState(context: ConnectionContext, kind: ConnectionKind, state: string): Promise<Waiting> {
  const { transaction, session, now } = context;
  const [used] = await transaction
    .update(platform_authorizations)
    .set({ used: now })
    .where(
      and(
        belongsTo(platform_authorizations, session.scope),
        eq(platform_authorizations.state_hash, hashToken(state)),
        eq(platform_authorizations.kind, kind),
        eq(platform_authorizations.user_id, session.user.id),
        isNull(platform_authorizations.used),
        gt(platform_authorizations.expires, now),
      ),
    )
    .returning();
  const platform = used && (await CONNECTIONS[kind].waitsFor(context, used.record_id));
  if (used === undefined || platform === undefined) {
    throw unusable();
  }
  return { id: used.record_id, platform };
}

/** What the platform gives for the code. Throws SERVICE_UNAVAILABLE_ERROR when it does not answer: its record still waits. */
async function redeem(platform: Platform | undefined, code: PlatformCode): Promise<PlatformGrant | undefined> {
  return (
    platform &&
    inTime(platform.redeem(code)).catch(() => {
      throw new ApiError(
        'SERVICE_UNAVAILABLE_ERROR',
        'The platform does not answer at the moment. Continue from what you were connecting.',
      );
    })
  );
}

function registerRoute(
  app: FastifyInstance,
  { pool, realTime }: Services,
  platforms: Platforms,
  [kind, connection]: readonly [ConnectionKind, Connection],
): void {
  app.post<{ Body: PlatformAuthorization }>(
    `/api/platforms/${kind}/authorization`,
    {
      config: { policy: { permission: [connection.permission] } },
      schema: { body: sessionSchema('platformAuthorization') },
    },
    async (request): Promise<PlatformAuthorizationAnswer> => {
      const session = request.session();
      const { scope } = session;
      const { state, code } = request.body;
      assertContext(session, request.body);
      const open = session.resolution.access.get(connection.resource);
      if (open === undefined) throw notFound();
      const now = businessTime(session, realTime());
      const { id, platform } = await inBusiness(pool, scope, (transaction) =>
        useState({ transaction, session, now }, kind, state),
      );
      const given = code === undefined ? undefined : { kind, platform, state, code };
      const grant = given && (await redeem(platforms[scope.environment], given));
      await inBusiness(pool, scope, async (transaction) => {
        const after = await connection.end({ transaction, session, now }, id, grant);
        if (after === undefined) throw unusable();
        const target = { type: open.record.name, id: formatRecordId(open.record.idPrefix, id) };
        const activity = { ...sessionActivity(session, 'RECORD_CHANGED', request), target };
        await recordActivity(transaction, { ...activity, before: { status: 'PENDING' }, after }, now);
      });
      const status = grant === undefined ? 'REFUSED' : 'CONNECTED';
      return { resource: connection.resource, id: formatRecordId(open.record.idPrefix, id), status };
    },
  );
}

/**
 * POST /api/platforms/<kind>/authorization: what a person comes back with from the page of a platform. The state is used
 * once, also by a person who denied. Rule store.channel-authorization, products.integration-connect.
 */
export function platformAuthorizationRoutes(app: FastifyInstance, services: Services, platforms: Platforms): void {
  const kinds = Object.entries(CONNECTIONS) as [ConnectionKind, Connection][];
  for (const kind of kinds) registerRoute(app, services, platforms, kind);
}
