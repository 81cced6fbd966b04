import type { ConfigStore } from '../../core/config/ConfigStore.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import type { ProviderOrder, ProviderResult } from './PayoutProvider.ts';

/** One record of a business, in a transaction restricted to that business. */
export interface OrderContext {
  readonly transaction: BusinessTransaction;
  readonly scope: BusinessScope;
  /** UUID. */
  readonly recordId: string;
  /** The config, for mails to others. */
  readonly config: ConfigStore;
}

/** A final result of a provider. */
export type FinalResult = Exclude<ProviderResult, { state: 'PENDING' }>;

/** Converts one kind of record to a provider's order, and applies the result. */
export interface OrderHandler {
  /** The order for the provider; `undefined` when the record is no longer pending. */
  orderOf(record: OrderContext): Promise<Omit<ProviderOrder, 'record' | 'given'> | undefined>;
  /** Stores that the provider accepted the order, where the record shows that. Does nothing when it is stored already. */
  accept?(record: OrderContext, now: Date): Promise<void>;
  /**
   * Applies the final result: updates the record and its transaction, reverses the ledger for returned money, writes the
   * activity log, and queues a callback. Does nothing when the record is no longer pending.
   */
  end(record: OrderContext, result: FinalResult, now: Date): Promise<void>;
}
