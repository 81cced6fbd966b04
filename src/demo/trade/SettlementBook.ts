import type { BusinessScope } from '#server/database/inBusiness.ts';
import { type Payout, payoutBy, payoutOf } from '#server/domains/settlements/payoutOf.ts';
import { emptySettlement, type SettlementKey } from '#server/domains/settlements/settlementRow.ts';
import { CARD_RULE, type ChannelCategory, SETTLEMENT_RULES } from '../data/channels.ts';
import type { SettlementRow } from '../rows.ts';
import { HOUR } from './calendar.ts';

/** Whose payments are settled. */
export interface SettlingBusiness {
  readonly scope: BusinessScope;
  /** IANA name; its offset is a whole number of hours. */
  readonly timeZone: string;
  /** Days of 24 hours until a virtual account payment is settled; 0: at once. */
  readonly virtualAccountDays: number;
}

/** The settlements of one business and environment while its demo is generated, by the rules of the server. */
export class SettlementBook {
  readonly #business: SettlingBusiness;
  readonly #payouts = new Map<string, Payout | undefined>();
  readonly #known = new Set<string>();
  readonly #opened: SettlementRow[] = [];

  constructor(business: SettlingBusiness) {
    this.#business = business;
  }

  /** When a payment that was accepted at `time` (UTC milliseconds) is paid out; `undefined`: at once. */
  payoutOf(category: ChannelCategory, time: number): Payout | undefined {
    if (category === 'VIRTUAL_ACCOUNT') return this.#find(category, time);
    // Rules name full hours: reading the calendar once an hour is enough.
    const hour = `${category} ${Math.floor(time / HOUR)}`;
    if (!this.#payouts.has(hour)) this.#payouts.set(hour, this.#find(category, time));
    return this.#payouts.get(hour);
  }

  #find(category: ChannelCategory, time: number): Payout | undefined {
    const { timeZone, virtualAccountDays: virtualAccountSettlementDays } = this.#business;
    const accepted = new Date(time);
    if (category === 'CARD') return payoutBy(CARD_RULE, SETTLEMENT_RULES.hour, timeZone, accepted);
    const limits = { settlement: SETTLEMENT_RULES, virtualAccountSettlementDays };
    return payoutOf({ timeZone, limits }, category, accepted);
  }

  /** The UUID of the settlement of a channel on a day, which is made with its first payment. */
  settlementOf(key: SettlementKey, time: number): string {
    const row = emptySettlement(this.#business.scope, key, new Date(time));
    if (!this.#known.has(row.id)) {
      this.#known.add(row.id);
      this.#opened.push(row);
    }
    return row.id;
  }

  /** The settlements that were made since the last call. Their sums are added up when all payments are written. */
  takeOpened(): SettlementRow[] {
    return this.#opened.splice(0);
  }
}
