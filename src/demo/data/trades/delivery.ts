import { COFFEE } from './coffee.ts';
import { ID_VIRTUAL_ACCOUNTS, ID_WALLETS, OFFICE_HOURS, OFFICE_WEEK } from './rhythms.ts';
import type { Trade } from './trade.ts';

/** Parcels from neighbourhood shops. */
export const DELIVERY: Trade = {
  ...COFFEE,
  prefix: 'WK',
  weekdays: OFFICE_WEEK,
  hours: OFFICE_HOURS,
  growth: 0.15,
  channels: [
    ...ID_VIRTUAL_ACCOUNTS,
    ['QR_CODE', 'QRIS', 12],
    ...ID_WALLETS,
    ['RETAIL_OUTLET', 'ALFAMART', 5],
    ['RETAIL_OUTLET', 'INDOMARET', 6],
  ],
  counter: [
    ['Kirim dalam kota', 14_000],
    ['Kirim antar kota', 32_500],
    ['Kirim kilat', 48_000],
    ['Asuransi paket', 5_500],
  ],
  orders: [
    ['Isi saldo ongkir', 500_000],
    ['Kontrak bulanan warung', 1_250_000],
    ['Sewa gudang per palet', 385_000],
  ],
  knownShare: 0.9,
  payoutShare: 0.12,
  payouts: [
    ['Setoran COD warung', 150_000, 2_400_000],
    ['Upah kurir', 300_000, 1_200_000],
    ['Bahan bakar', 200_000, 900_000],
  ],
  ownBank: 'MANDIRI',
};
