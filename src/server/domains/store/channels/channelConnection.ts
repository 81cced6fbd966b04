import { and, eq } from 'drizzle-orm';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import { store_channels } from '../../../database/schema/index.ts';
import type { Connection } from '../../platforms/Connection.ts';
import { deleteAccess, keepAccess } from '../../platforms/platformAccess.ts';
import { queueHourlySync } from '../../platforms/queueSync.ts';
import { listingSync } from './listingSync.ts';
import { listChannel } from './listProducts.ts';
import { queueChannelOrders } from './queueChannelOrders.ts';

/** Sales channels: one that is connected lists what its store sells. Rule store.channel-authorization. */
export const channelConnection: Connection = {
  resource: 'store-channels',
  permission: 'can_edit',
  returnPath: '/store/saleschannels/authorization',
  uses: ['stock', 'orders', 'products'],
  platforms: VALUE_LISTS['connected-platforms'],
  sync: listingSync,
  async waitsFor({ transaction, session }, recordId) {
    const [channel] = await transaction
      .select()
      .from(store_channels)
      .where(isRecord(store_channels, session.scope, recordId));
    return channel?.status === 'PENDING' ? channel.platform : undefined;
  },
  async end({ transaction, session, now }, recordId, grant) {
    const status = grant === undefined ? 'REFUSED' : 'CONNECTED';
    const [changed] = await transaction
      .update(store_channels)
      .set({ status, updated: now })
      .where(and(isRecord(store_channels, session.scope, recordId), eq(store_channels.status, 'PENDING')))
      .returning({ id: store_channels.id });
    if (changed === undefined) return undefined;
    const record = { kind: 'store-channel', recordId } as const;
    if (grant === undefined) {
      await deleteAccess(transaction, session.scope, record);
      return { status };
    }
    const connected = await keepAccess(transaction, session.scope, record, grant, now);
    await listChannel({ transaction, session, now }, recordId);
    await queueHourlySync(transaction, session.scope, connected, now);
    await queueChannelOrders(transaction, session.scope, connected, null, now);
    return { status };
  },
};
