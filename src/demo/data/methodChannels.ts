import type { payment_methods } from '#server/database/schema/index.ts';
import type { Channel, ChannelCategory } from './channels.ts';
import type { Trade } from './trades/trade.ts';

type MethodChannel = (typeof payment_methods.$inferSelect)['channel'];

/** The payment method of a channel whose name differs. */
const OTHER_NAMES: Readonly<Record<string, MethodChannel>> = {
  'RETAIL_OUTLET 7ELEVEN': 'SEVEN_ELEVEN',
  'DIRECT_DEBIT BRI': 'DD_BRI',
  'DIRECT_DEBIT MANDIRI': 'DD_MANDIRI',
  'DIRECT_DEBIT BPI': 'DD_BPI',
  'DIRECT_DEBIT UNIONBANK': 'UBP',
};

function methodChannel(trade: Trade, category: ChannelCategory, channel: Channel): string {
  if (category === 'CARD') return trade.country === 'PH' ? 'PH_CARDS' : 'CARDS';
  return OTHER_NAMES[`${category} ${channel}`] ?? channel;
}

/** The payment methods of a trade's payments. */
export function methodsOfTrade(trade: Trade): ReadonlySet<string> {
  return new Set(trade.channels.map(([category, channel]) => methodChannel(trade, category, channel)));
}
