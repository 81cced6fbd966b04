import { and, eq, ne } from 'drizzle-orm';
import { belongsTo } from '../../../database/belongsTo.ts';
import { store_listings } from '../../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../../engine/operations/operation/operation.ts';
import { changeRecord } from '../../../engine/operations/records/changeRecord.ts';
import { deleteAccess } from '../../platforms/platformAccess.ts';
import { listChannel } from './listProducts.ts';

/** `store_channels.disconnect`: nothing more is sent to the channel; what its platform shows is ended there. Rule store.channel-disconnect. */
export async function disconnectChannel(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  await transaction
    .update(store_listings)
    // What a person has unlisted stays so when it is connected again.
    .set({ status: 'UNLISTED', synced: null, failure: null, updated: now })
    .where(
      and(
        belongsTo(store_listings, session.scope),
        eq(store_listings.channel_id, recordId),
        ne(store_listings.status, 'UNLISTED'),
      ),
    );
  await deleteAccess(transaction, session.scope, { kind: 'store-channel', recordId });
  return changeRecord(context);
}

/** `store_channels.reconnect`: sells on the store's own pages again and lists its products, with their current price and stock. Rule store.channel-disconnect. */
export async function reconnectChannel(context: RecordContext): Promise<OperationOutcome> {
  const outcome = await changeRecord(context);
  await listChannel(context, context.recordId);
  return outcome;
}
