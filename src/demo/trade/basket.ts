import { CATEGORY_RULES, type Channel, type ChannelCategory, type DeclineCode } from '../data/channels.ts';
import type { Trade } from '../data/trades/trade.ts';
import { type Random, weightedList } from '../random.ts';

/** The items of a payment. */
export interface Basket {
  /** Minor units. */
  readonly amount: number;
  readonly description: string;
}

/** Channels for orders; small purchases at the counter do not use them. */
const ORDERED: ReadonlySet<ChannelCategory> = new Set([
  'VIRTUAL_ACCOUNT',
  'PAYLATER',
  'RETAIL_OUTLET',
  'BANK_TRANSFER',
]);

export function makeBasket(trade: Trade, category: ChannelCategory, random: Random): Basket {
  const isOrdered = ORDERED.has(category);
  const items = isOrdered ? trade.orders : trade.counter;
  const lines = random.chance(isOrdered ? 0.75 : 0.45) ? 1 : random.chance(0.7) ? 2 : 3;
  const quantities = new Map<string, number>();
  let amount = 0;
  for (let line = 0; line < lines; line++) {
    // Lists begin with the best-selling items.
    const [name, price] = items[Math.floor(random.unit() ** 1.6 * items.length)] ?? random.pick(items);
    const quantity = random.chance(0.72) ? 1 : 2;
    quantities.set(name, (quantities.get(name) ?? 0) + quantity);
    amount += price * quantity;
  }
  if (trade.extra > 0 && random.chance(0.7)) amount += extraOf(trade, random);
  const description = [...quantities]
    .map(([name, quantity]) => (quantity === 1 ? name : `${quantity}× ${name}`))
    .join(', ');
  return { amount, description };
}

/** Delivery or service, rounded: whole thousands of rupiah, any centavos. */
function extraOf({ extra, currency }: Trade, random: Random): number {
  const amount = random.whole(Math.ceil(extra / 4), extra);
  return currency === 'IDR' ? Math.ceil(amount / 1_000) * 1_000 : amount;
}

/** Usually about `usual` seconds, sometimes much longer, at most `longest`. Milliseconds. */
export function delayOf(category: ChannelCategory, random: Random): number {
  const { usualSeconds, longestSeconds } = CATEGORY_RULES[category];
  const spread = Math.exp((random.unit() + random.unit() + random.unit() - 1.5) * 1.6);
  return Math.floor(Math.min(usualSeconds * spread, longestSeconds) * 1_000);
}

const DECLINES = Object.fromEntries(
  Object.entries(CATEGORY_RULES).map(([category, rule]) => [category, weightedList(rule.declineCodes)]),
) as Record<ChannelCategory, ReturnType<typeof weightedList<DeclineCode>>>;

/** A random `failure_code` of a payment; `undefined` when it succeeds. */
export function declineCodeOf(category: ChannelCategory, random: Random): DeclineCode | undefined {
  return random.chance(CATEGORY_RULES[category].declineShare) ? DECLINES[category].pick(random) : undefined;
}

/** A reference in the format of the channel. */
export function referenceOf(category: ChannelCategory, channel: Channel, random: Random): string {
  if (category === 'QR_CODE') return random.digits(12);
  if (category === 'CARD') return `${channel.slice(0, 2)}${random.digits(16)}`;
  if (category === 'RETAIL_OUTLET') return `${channel.slice(0, 4)}${random.digits(10)}`;
  return `${channel}${random.digits(12)}`;
}
