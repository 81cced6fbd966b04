import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ChannelAuthorization, ChannelAuthorizationAnswer } from '#contract/generated/api.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { sessionActivity } from '../../../access/sessions/activity/authActivity.ts';
import { hashToken } from '../../../access/sessions/credentials/tokens.ts';
import type { SessionContext } from '../../../access/sessions/people/SessionContext.ts';
import { recordActivity } from '../../../core/activity/recordActivity.ts';
import { businessTime } from '../../../core/clock/businessTime.ts';
import { ApiError, notFound } from '../../../core/errors/ApiError.ts';
import { sessionSchema } from '../../../core/schemas.ts';
import type { Services } from '../../../core/services.ts';
import { belongsTo, isRecord } from '../../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { channel_authorizations, store_channels } from '../../../database/schema/index.ts';
import { assertContext } from '../../../engine/operations/request/actionRequest.ts';
import { listChannel } from '../listProducts.ts';
import type { PlatformCode, SalesPlatform, SalesPlatforms } from './SalesPlatform.ts';

type Channel = typeof store_channels.$inferSelect;

/**
 * Uses the state with which a person comes back: of concurrent requests, one gets the channel. Throws
 * CHANNEL_AUTHORIZATION_ERROR for a state that is unknown, used, expired, or of another person, business or mode.
 */
async function useState(
  transaction: BusinessTransaction,
  session: SessionContext,
  state: string,
  now: Date,
): Promise<Channel> {
  const { scope } = session;
  const [used] = await transaction
    .update(channel_authorizations)
    .set({ used: now })
    .where(
      and(
        belongsTo(channel_authorizations, scope),
        eq(channel_authorizations.state_hash, hashToken(state)),
        eq(channel_authorizations.user_id, session.user.id),
        isNull(channel_authorizations.used),
        gt(channel_authorizations.expires, now),
      ),
    )
    .returning();
  const [channel] =
    used === undefined
      ? []
      : await transaction
          .select()
          .from(store_channels)
          .where(isRecord(store_channels, scope, used.channel_id));
  if (channel?.status !== 'PENDING') {
    throw new ApiError('CHANNEL_AUTHORIZATION_ERROR', 'This authorization is unknown, used or expired. Start again.');
  }
  return channel;
}

/** Whether the platform knows the code. Throws SERVICE_UNAVAILABLE_ERROR when it does not answer: its channel still waits. */
async function redeem(platform: SalesPlatform | undefined, code: PlatformCode): Promise<boolean> {
  if (platform === undefined) return false;
  return platform.redeem(code).catch(() => {
    throw new ApiError(
      'SERVICE_UNAVAILABLE_ERROR',
      'The platform does not answer at the moment. Continue from the sales channel.',
    );
  });
}

/**
 * POST /api/sales-channels/authorization: what a person comes back with from the page of a platform. The state is used
 * once, also by a person who denied. Rule store.channel-authorization.
 */
export function channelAuthorizationRoutes(
  app: FastifyInstance,
  { pool, realTime }: Services,
  platforms: SalesPlatforms,
): void {
  app.post<{ Body: ChannelAuthorization }>(
    '/api/sales-channels/authorization',
    {
      config: { policy: { permission: ['can_edit'] } },
      schema: { body: sessionSchema('channelAuthorization') },
    },
    async (request): Promise<ChannelAuthorizationAnswer> => {
      const session = request.session();
      const { scope } = session;
      const { state, code } = request.body;
      assertContext(session, request.body);
      const open = session.resolution.access.get('store-channels');
      if (open === undefined) throw notFound();
      const now = businessTime(session, realTime());
      const channel = await inBusiness(pool, scope, (transaction) => useState(transaction, session, state, now));
      const { id, platform } = channel;
      const isAllowed = code !== undefined && (await redeem(platforms[scope.environment], { platform, state, code }));
      const status = isAllowed ? 'CONNECTED' : 'REFUSED';
      await inBusiness(pool, scope, async (transaction) => {
        const [changed] = await transaction
          .update(store_channels)
          .set({ status, updated: now, ...(isAllowed && { synced: now }) })
          .where(and(isRecord(store_channels, scope, id), eq(store_channels.status, 'PENDING')))
          .returning({ id: store_channels.id });
        if (changed === undefined) return;
        if (isAllowed) await listChannel({ transaction, session, now }, id);
        const target = { type: open.record.name, id: formatRecordId(open.record.idPrefix, id) };
        const activity = { ...sessionActivity(session, 'RECORD_CHANGED', request), target };
        await recordActivity(transaction, { ...activity, before: { status: 'PENDING' }, after: { status } }, now);
      });
      return { id: formatRecordId(open.record.idPrefix, id), status };
    },
  );
}
