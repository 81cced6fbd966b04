import { COFFEE } from './coffee.ts';
import { ID_CARDS, ID_VIRTUAL_ACCOUNTS, OFFICE_HOURS, OFFICE_WEEK } from './rhythms.ts';
import type { Trade } from './trade.ts';

/** Staples by the sack for small shops. */
export const WHOLESALE: Trade = {
  ...COFFEE,
  prefix: 'MN',
  weekdays: OFFICE_WEEK,
  hours: OFFICE_HOURS,
  growth: 0.12,
  channels: [
    ...ID_VIRTUAL_ACCOUNTS,
    ['QR_CODE', 'QRIS', 8],
    ...ID_CARDS,
    ['PAYLATER', 'KREDIVO', 4],
    ['DIRECT_DEBIT', 'DD_BRI', 2],
    ['DIRECT_DEBIT', 'DD_MANDIRI', 2],
  ],
  counter: [
    ['Beras 25 kg', 365_000],
    ['Minyak Goreng 12 L', 228_000],
    ['Gula Pasir 10 kg', 178_500],
    ['Mi Instan 1 dus', 118_000],
    ['Tepung Terigu 25 kg', 245_000],
  ],
  orders: [
    ['Pesanan agen', 2_850_000],
    ['Pesanan toko', 1_475_000],
    ['Palet sembako', 6_900_000],
  ],
  knownShare: 0.95,
  payoutShare: 0.06,
  payouts: [
    ['Pembayaran distributor', 3_000_000, 18_000_000],
    ['Ongkos angkut', 500_000, 2_500_000],
  ],
  ownBank: 'BRI',
};
