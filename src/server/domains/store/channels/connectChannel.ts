import { and, eq } from 'drizzle-orm';
import { fieldError } from '../../../core/errors/ApiError.ts';
import { belongsTo, isRecord } from '../../../database/belongsTo.ts';
import { store_channels, type stores } from '../../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../../engine/operations/operation/operation.ts';
import { currentRow } from '../../../engine/operations/records/changeRecord.ts';
import { leadToPlatform } from '../../platforms/leadToPlatform.ts';
import { newRow } from '../newRow.ts';

type Channel = typeof store_channels.$inferSelect;

/** A channel that waits for its platform again. */
async function waitAgain(
  { transaction, session, now }: RecordContext,
  { id, status }: Pick<Channel, 'id' | 'status'>,
): Promise<void> {
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
  const platform = input.platform as Channel['platform'];
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
  const id = known?.id ?? row.id;
  const leads_to = await leadToPlatform(context, { kind: 'store-channel', platform, recordId: id });
  return { activity: 'RECORD_CHANGED', before: {}, after: { platform }, leads_to };
}

/** `store_channels.authorize`: leads the person to the platform again. Rule store.channel-authorization. */
export async function authorizeChannel(context: RecordContext): Promise<OperationOutcome> {
  const { platform, id, status } = (await currentRow(context)) as Channel;
  await waitAgain(context, { id, status });
  const leads_to = await leadToPlatform(context, { kind: 'store-channel', platform, recordId: id });
  return { activity: 'RECORD_CHANGED', before: { status }, after: { status: 'PENDING' }, leads_to };
}
