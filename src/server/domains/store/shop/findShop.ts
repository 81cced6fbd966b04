import type { Country } from '#contract/generated/api.ts';
import { readBusinessTime } from '../../../core/clock/businessTime.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { stores } from '../../../database/schema/index.ts';
import { findAddressed } from '../../payer/findPayerAddress.ts';
import type { PayerLook } from '../../payer/PayerLook.ts';
import { readPayee } from '../../payer/readPayerPage.ts';
import { ownChannel } from '../channels/ownChannel.ts';
import { storeLook } from './storeLook.ts';

export type ShopServices = Pick<Services, 'config' | 'database' | 'pool' | 'realTime'>;

type Store = typeof stores.$inferSelect;

/** What the pages of a store show of it. */
export interface ShownShop {
  readonly scope: BusinessScope;
  readonly store: Pick<Store, 'name' | 'description' | 'banner_file' | 'email' | 'phone_number' | 'currency'>;
  /** `undefined`: that of the brand. */
  readonly look: PayerLook | undefined;
}

/** A store as its buyers find it. */
export interface Shop extends ShownShop {
  readonly store: Store;
  readonly business: { readonly name: string; readonly country: Country };
  /** Id of the brand. */
  readonly brand: string;
  /** The channel of its pages, by UUID; `undefined`: nothing is sold there now. */
  readonly channelId: string | undefined;
  /** Whether anything is sold there now. */
  readonly isOpen: boolean;
  /** The time of the business. UTC. */
  readonly now: Date;
}

/**
 * Does something on the pages of a store, by the end of their address, in one transaction. Throws DATA_NOT_FOUND_ERROR for an
 * address without a store, and for a store that was not published yet.
 * Rule store.pages.
 */
export async function inShop<Result>(
  services: ShopServices,
  link: string,
  work: (transaction: BusinessTransaction, shop: Shop) => Promise<Result>,
): Promise<Result> {
  const { scope, recordId } = await findAddressed(services, link, ['stores']);
  return inBusiness(services.pool, scope, async (transaction) => {
    const [store] = await transaction
      .select()
      .from(stores)
      .where(isRecord(stores, scope, recordId));
    if (store === undefined || store.status === 'DRAFT') throw notFound();
    const { business, look } = await readPayee(transaction, { scope });
    const channelId = store.status === 'ACTIVE' ? await ownChannel(transaction, scope, store.id) : undefined;
    return work(transaction, {
      scope,
      store,
      business,
      brand: business.brand,
      look: storeLook(store, scope.businessId, look),
      channelId,
      isOpen: channelId !== undefined,
      now: await readBusinessTime(transaction, scope, services.realTime()),
    });
  });
}
