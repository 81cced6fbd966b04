import { COFFEE } from './coffee.ts';
import { ID_BANKS, OFFICE_HOURS, OFFICE_WEEK } from './rhythms.ts';
import type { Trade } from './trade.ts';

/** Money sent home from abroad. */
export const REMITTANCE: Trade = {
  ...COFFEE,
  currency: 'USD',
  country: 'SG',
  offsetMinutes: 480,
  prefix: 'BR',
  weekdays: OFFICE_WEEK,
  hours: OFFICE_HOURS,
  growth: 0.1,
  channels: [
    ['CARD', 'VISA', 40],
    ['CARD', 'MASTERCARD', 32],
    ['BANK_TRANSFER', 'BCA', 15],
    ['BANK_TRANSFER', 'MANDIRI', 13],
  ],
  counter: [
    ['Family support', 18_000],
    ['School fees', 25_000],
    ['Savings', 30_000],
  ],
  orders: [['House instalment', 65_000]],
  extra: 975,
  knownShare: 1,
  payoutShare: 0.34,
  payouts: [
    ['Family support', 10_000, 60_000],
    ['School fees', 15_000, 45_000],
    ['House instalment', 30_000, 90_000],
  ],
  payoutBanks: [...ID_BANKS, 'BPI', 'BDO', 'GCASH'],
  step: 500,
  ownBank: 'BCA',
};
