import { and, eq, lt } from 'drizzle-orm';
import { createToken, hashToken } from '../../../access/sessions/credentials/tokens.ts';
import { fieldError } from '../../../core/errors/ApiError.ts';
import { belongsTo, isRecord, scopeColumns } from '../../../database/belongsTo.ts';
import { channel_authorizations, store_channels, type stores } from '../../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../../engine/operations/operation/operation.ts';
import { currentRow } from '../../../engine/operations/records/changeRecord.ts';
import { newRow } from '../newRow.ts';
import type { PlatformName } from './SalesPlatform.ts';

/** Where people are led on to the page of a platform. */
export const LEAVING_PATH = '/sales-platforms';

/** Time in which a person has to come back, in milliseconds. */
export const RETURN_TIME = 10 * 60_000;

type Channel = Pick<typeof store_channels.$inferSelect, 'id' | 'platform' | 'status'>;

/** Remembers that the person is led to the platform, and returns the address that leads there. */
async function leadToPlatform(
  { transaction, session, now }: RecordContext,
  { id, platform }: Pick<Channel, 'id' | 'platform'>,
): Promise<string> {
  const expired = lt(channel_authorizations.expires, now);
  await transaction
    .delete(channel_authorizations)
    .where(and(belongsTo(channel_authorizations, session.scope), expired));
  const state = createToken();
  await transaction.insert(channel_authorizations).values({
    ...scopeColumns(session.scope),
    state_hash: hashToken(state),
    channel_id: id,
    user_id: session.user.id,
    created: now,
    expires: new Date(now.getTime() + RETURN_TIME),
  });
  const query = new URLSearchParams({ mode: session.scope.environment, state });
  return `${LEAVING_PATH}/${platform}?${query}`;
}

/** A channel that waits for its platform again. */
async function waitAgain({ transaction, session, now }: RecordContext, { id, status }: Channel): Promise<void> {
  if (status === 'PENDING') return;
  await transaction
    .update(store_channels)
    .set({ status: 'PENDING', updated: now })
    .where(isRecord(store_channels, session.scope, id));
}

/**
 * `store_channels.connect`: leads the person to the page of a platform, whose channel waits until they come back. A store
 * has one channel of each platform. Throws API_VALIDATION_ERROR when it is connected. Rule store.channel-authorization.
 */
export async function connectChannel(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, input } = context;
  const platform = input.platform as PlatformName;
  const store = (await currentRow(context)) as typeof stores.$inferSelect;
  const [known] = await transaction
    .select()
    .from(store_channels)
    .where(
      and(
        belongsTo(store_channels, session.scope),
        eq(store_channels.store_id, recordId),
        eq(store_channels.platform, platform),
      ),
    )
    .limit(1);
  if (known?.status === 'CONNECTED') throw fieldError('platform', 'is connected already', 'duplicate');
  const row = newRow(context);
  if (known === undefined) {
    const channel = {
      ...row,
      store_id: recordId,
      platform,
      name: store.name,
      status: 'PENDING',
      synced: null,
    } as const;
    await transaction.insert(store_channels).values(channel);
  } else await waitAgain(context, known);
  const leads_to = await leadToPlatform(context, { id: known?.id ?? row.id, platform });
  return { activity: 'RECORD_CHANGED', before: {}, after: { platform }, leads_to };
}

/** `store_channels.authorize`: leads the person to the platform again. Rule store.channel-authorization. */
export async function authorizeChannel(context: RecordContext): Promise<OperationOutcome> {
  const channel = (await currentRow(context)) as typeof store_channels.$inferSelect;
  await waitAgain(context, channel);
  const leads_to = await leadToPlatform(context, channel);
  return { activity: 'RECORD_CHANGED', before: { status: channel.status }, after: { status: 'PENDING' }, leads_to };
}
