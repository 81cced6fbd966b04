import type { ConfigStore } from '../../core/config/ConfigStore.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import type { RailAnswer, RailOrder } from './Rail.ts';

/** One record in its business, in a transaction that is narrowed to that. */
export interface CarriedRecord {
  readonly transaction: BusinessTransaction;
  readonly scope: BusinessScope;
  /** UUID. */
  readonly recordId: string;
  /** In whose words others are written to. */
  readonly config: ConfigStore;
}

/** The last word of a rail. */
export type FinalAnswer = Exclude<RailAnswer, { state: 'UNDERWAY' }>;

/** What a rail needs of one kind of record, and what its answer changes there. */
export interface Carrier {
  /** What the rail is to carry; `undefined` where the record is underway no longer. */
  orderOf(record: CarriedRecord): Promise<Omit<RailOrder, 'record' | 'given'> | undefined>;
  /**
   * Writes down how it ended: the record, its transaction, the ledger where the money comes back, the activity log, and a
   * callback. Nothing where the record is underway no longer.
   */
  end(record: CarriedRecord, answer: FinalAnswer, now: Date): Promise<void>;
}
