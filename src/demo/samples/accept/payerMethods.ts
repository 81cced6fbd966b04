import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { payment_requests } from '#server/database/schema/index.ts';
import { payoutOf } from '#server/domains/settlements/payoutOf.ts';
import { SETTLEMENT_RULES } from '../../data/channels.ts';
import { asTestTrade } from '../../data/trades/asTestTrade.ts';
import { createRandom, weightedList } from '../../random.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';

type Request = SampleRow<typeof payment_requests>;

/** A channel that a payer chooses. */
export type ChosenMethod = Pick<Request, 'channel_category' | 'channel'>;

/** A channel by which a payer gets a number, a code or an approval. */
export interface Method {
  readonly channel_category: Exclude<Request['channel_category'], 'CARD'>;
  readonly channel: Exclude<Request['channel'], 'CARDS' | 'PH_CARDS'>;
}

function isMethod(method: ChosenMethod): method is Method {
  return method.channel_category !== 'CARD';
}

/** The channels that payers of the business can choose, with how often they do. */
export function weighedMethods({ business: { trade }, isTest }: SampleScene): (readonly [Method, number])[] {
  const { channel_category: categories, channel: channels } = payment_requests;
  const offered = trade === undefined ? [] : (isTest ? asTestTrade(trade) : trade).channels;
  return offered.flatMap(([category, channel, weight]) => {
    const channel_category = categories.enumValues.find((one) => one === category);
    const found = channels.enumValues.find((one) => one === channel);
    if (channel_category === undefined || found === undefined) return [];
    const method = { channel_category, channel: found };
    return isMethod(method) ? [[method, weight] as const] : [];
  });
}

/** Every channel that payers of the business can choose, cards too. */
export function chosenMethods(demo: SampleScene): readonly ChosenMethod[] {
  const { country, trade } = demo.business;
  const methods: readonly ChosenMethod[] = weighedMethods(demo).map(([method]) => method);
  const takesCards = trade?.channels.some(([category]) => category === 'CARD') ?? false;
  const channel = country === 'PH' ? 'PH_CARDS' : 'CARDS';
  return takesCards ? [...methods, { channel_category: 'CARD', channel }] : methods;
}

/** The largest amount that payers pay by others than banks, in rupiah. */
const MOST_BY_WALLET = 2_000_000;

/** The channel of a payment of this amount (minor units), by the name of the payment; `undefined` where the business has no channel. */
export function methodOf(demo: SampleScene, name: string, amount: bigint): Method | undefined {
  const methods = weighedMethods(demo);
  const byBank = methods.filter(([{ channel_category }]) => channel_category === 'VIRTUAL_ACCOUNT');
  const able = demo.inRupiah(amount) > MOST_BY_WALLET && byBank.length > 0 ? byBank : methods;
  return able.length === 0 ? undefined : weightedList(able).pick(createRandom(`${name}/method`));
}

/** The wallet that plans charge by themselves: one that the business takes. */
export function chargedWallet(demo: SampleScene): Method | undefined {
  return weighedMethods(demo).find(([{ channel_category }]) => channel_category === 'EWALLET')?.[0];
}

/** When a payment reaches the balance. Rule transactions.settlement-days. */
export function settlesAt({ business }: SampleScene, { channel_category }: Method, paid: Date): Date {
  const virtualAccountSettlementDays = business.trade?.virtualAccountDays ?? 0;
  const limits = { settlement: SETTLEMENT_RULES, virtualAccountSettlementDays };
  const timeZone = countryTimeZone(business.country);
  return payoutOf({ timeZone, limits }, channel_category, paid)?.due ?? paid;
}

/** The UUID of the transaction of a payment that has this name. */
export function transactionOf(name: string, paid: Date): string {
  return createRandom(`${name}/transaction`).uuid(paid.getTime());
}
