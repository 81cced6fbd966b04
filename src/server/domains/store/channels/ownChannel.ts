import { and, eq } from 'drizzle-orm';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { store_channels } from '../../../database/schema/index.ts';

/** The UUID of the sales channel that is the pages of a store, by its UUID; `undefined` while it is not connected. */
export async function ownChannel(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  storeId: string,
): Promise<string | undefined> {
  const { id, store_id, platform, status } = store_channels;
  const [channel] = await transaction
    .select({ id })
    .from(store_channels)
    .where(
      and(
        belongsTo(store_channels, scope),
        eq(store_id, storeId),
        eq(platform, 'ONLINE_STORE'),
        eq(status, 'CONNECTED'),
      ),
    );
  return channel?.id;
}
