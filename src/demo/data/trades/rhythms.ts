import type { Channel } from '../channels.ts';

/** Weights of the hours from midnight, for cafés. */
export const CAFE_HOURS = [0, 0, 0, 0, 0, 1, 4, 9, 11, 8, 6, 7, 10, 9, 7, 8, 9, 8, 7, 8, 7, 5, 2, 1];
/** Weights of the hours, for online shops. */
export const SHOP_HOURS = [1, 0, 0, 0, 0, 1, 2, 3, 5, 7, 8, 8, 9, 8, 7, 7, 7, 7, 8, 10, 11, 9, 6, 3];
/** Weights of the hours, for offices. */
export const OFFICE_HOURS = [0, 0, 0, 0, 0, 0, 1, 3, 9, 12, 12, 9, 6, 10, 11, 10, 8, 4, 2, 1, 1, 0, 0, 0];

/** Weights from Sunday to Saturday. */
export const CAFE_WEEK = [1.1, 0.82, 0.84, 0.9, 1, 1.32, 1.42];
export const SHOP_WEEK = [1.25, 0.9, 0.88, 0.9, 0.95, 1.1, 1.3];
export const OFFICE_WEEK = [0.25, 1.15, 1.1, 1.1, 1.1, 1.2, 0.5];

export const ID_BANKS: readonly Channel[] = [
  'BCA',
  'BCA',
  'BCA',
  'MANDIRI',
  'MANDIRI',
  'BRI',
  'BRI',
  'BNI',
  'CIMB',
  'PERMATA',
  'BSI',
];
export const PH_BANKS: readonly Channel[] = ['BDO', 'BDO', 'BPI', 'BPI', 'METROBANK', 'UNIONBANK', 'GCASH'];

/** Shares of payments by count, in percent; cards and wallets as in each country. */
export const ID_WALLETS = [
  ['EWALLET', 'DANA', 6],
  ['EWALLET', 'OVO', 6],
  ['EWALLET', 'SHOPEEPAY', 6.5],
  ['EWALLET', 'LINKAJA', 1.5],
] as const;
export const ID_VIRTUAL_ACCOUNTS = [
  ['VIRTUAL_ACCOUNT', 'BCA', 7],
  ['VIRTUAL_ACCOUNT', 'MANDIRI', 4.5],
  ['VIRTUAL_ACCOUNT', 'BRI', 3.5],
  ['VIRTUAL_ACCOUNT', 'BNI', 3],
  ['VIRTUAL_ACCOUNT', 'PERMATA', 1],
  ['VIRTUAL_ACCOUNT', 'BSI', 0.8],
  ['VIRTUAL_ACCOUNT', 'CIMB', 0.7],
] as const;
export const ID_CARDS = [
  ['CARD', 'VISA', 1.3],
  ['CARD', 'MASTERCARD', 1.1],
  ['CARD', 'JCB', 0.2],
  ['CARD', 'AMEX', 0.1],
] as const;
