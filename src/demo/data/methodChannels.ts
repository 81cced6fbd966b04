import type { Channel, ChannelCategory } from './channels.ts';
import type { Trade } from './trades/trade.ts';

function methodChannel(trade: Trade, category: ChannelCategory, channel: Channel): string {
  if (category === 'CARD') return trade.country === 'PH' ? 'PH_CARDS' : 'CARDS';
  return channel === '7ELEVEN' ? 'SEVEN_ELEVEN' : channel;
}

/** The payment methods of a trade's payments. */
export function methodsOfTrade(trade: Trade): ReadonlySet<string> {
  return new Set(trade.channels.map(([category, channel]) => methodChannel(trade, category, channel)));
}
