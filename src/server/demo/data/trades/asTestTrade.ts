import { OFFICE_HOURS, OFFICE_WEEK } from './rhythms.ts';
import type { Trade } from './trade.ts';

/** Test mode: developers try things in office hours, and virtual accounts most of all. */
export function asTestTrade(trade: Trade): Trade {
  const hasVirtualAccounts = trade.channels.some(([category]) => category === 'VIRTUAL_ACCOUNT');
  return {
    ...trade,
    weekdays: OFFICE_WEEK,
    hours: OFFICE_HOURS,
    growth: 0,
    twinDays: false,
    prefix: `${trade.prefix}-TEST`,
    channels: hasVirtualAccounts
      ? trade.channels.map(([category, channel, weight]) => [
          category,
          channel,
          category === 'VIRTUAL_ACCOUNT' ? weight * 4 : weight,
        ])
      : trade.channels,
  };
}
