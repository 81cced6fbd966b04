import { COFFEE } from './coffee.ts';
import { ID_CARDS, ID_VIRTUAL_ACCOUNTS, ID_WALLETS, SHOP_HOURS, SHOP_WEEK } from './rhythms.ts';
import type { Trade } from './trade.ts';

/** A marketplace of small makers, and its sellers. */
export const MARKETPLACE: Trade = {
  ...COFFEE,
  prefix: 'PD',
  weekdays: SHOP_WEEK,
  hours: SHOP_HOURS,
  growth: 0.4,
  twinDays: true,
  channels: [
    ['QR_CODE', 'QRIS', 18],
    ...ID_WALLETS,
    ...ID_VIRTUAL_ACCOUNTS,
    ...ID_CARDS,
    ['RETAIL_OUTLET', 'ALFAMART', 4],
    ['RETAIL_OUTLET', 'INDOMARET', 4.5],
    ['PAYLATER', 'KREDIVO', 3],
    ['PAYLATER', 'AKULAKU', 2.5],
  ],
  counter: [
    ['Kaos Polos', 69_000],
    ['Batik Cap', 185_000],
    ['Sandal Kulit', 139_500],
    ['Tas Anyaman', 98_000],
    ['Sambal Botol', 35_000],
    ['Keripik Singkong', 24_500],
    ['Kerudung Voal', 58_000],
  ],
  orders: [
    ['Kebaya Modern', 425_000],
    ['Tenun Ikat', 780_000],
    ['Rak Jati', 1_150_000],
  ],
  extra: 18_000,
  knownShare: 1,
  payoutShare: 0.08,
  payouts: [
    ['Pencairan penjual', 150_000, 4_500_000],
    ['Ongkos kirim', 100_000, 900_000],
  ],
};
