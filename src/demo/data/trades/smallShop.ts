import { COFFEE } from './coffee.ts';
import { SHOP_HOURS, SHOP_WEEK } from './rhythms.ts';
import type { Trade } from './trade.ts';

/** A micro shop within the limits of its tier. */
export const SMALL_SHOP: Trade = {
  ...COFFEE,
  prefix: 'TK',
  weekdays: SHOP_WEEK,
  hours: SHOP_HOURS,
  growth: 0.25,
  counter: [
    ['Gantungan Kunci', 12_500],
    ['Dompet Kain', 38_000],
    ['Tas Belanja', 29_500],
    ['Masker Batik', 15_000],
  ],
  orders: [
    ['Suvenir pernikahan', 180_000],
    ['Hampers', 145_000],
  ],
  knownShare: 0.7,
  payoutShare: 0.01,
  payouts: [['Bahan kain', 150_000, 600_000]],
  virtualAccountDays: 7,
};
