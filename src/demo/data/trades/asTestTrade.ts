import type { ChannelCategory } from '../channels.ts';
import { OFFICE_HOURS, OFFICE_WEEK } from './rhythms.ts';
import type { Trade } from './trade.ts';

/** Factor for channels that are tested more often than used: virtual accounts and cards. */
const TRIED: Readonly<Partial<Record<ChannelCategory, number>>> = { VIRTUAL_ACCOUNT: 4, CARD: 16 };

/** Payment methods that are live in test mode; the others are pending or rejected. */
const LIVE_IN_TEST: ReadonlySet<string> = new Set([
  'VIRTUAL_ACCOUNT BNI',
  'VIRTUAL_ACCOUNT BRI',
  'VIRTUAL_ACCOUNT MANDIRI',
  'VIRTUAL_ACCOUNT BDO',
  'VIRTUAL_ACCOUNT METROBANK',
  'CARD VISA',
  'CARD MASTERCARD',
  'CARD JCB',
  'CARD AMEX',
  'QR_CODE QRIS',
  'EWALLET SHOPEEPAY',
  'EWALLET MAYA',
  'RETAIL_OUTLET INDOMARET',
  'RETAIL_OUTLET 7ELEVEN',
  'DIRECT_DEBIT DD_BRI',
  'BANK_TRANSFER BCA',
  'BANK_TRANSFER MANDIRI',
]);

/** The trade in test mode: in office hours, mostly virtual accounts and cards. */
export function asTestTrade(trade: Trade): Trade {
  return {
    ...trade,
    weekdays: OFFICE_WEEK,
    hours: OFFICE_HOURS,
    growth: 0,
    twinDays: false,
    prefix: `${trade.prefix}-TEST`,
    channels: trade.channels
      .filter(([category, channel]) => LIVE_IN_TEST.has(`${category} ${channel}`))
      .map(([category, channel, weight]) => [category, channel, weight * (TRIED[category] ?? 1)]),
  };
}
