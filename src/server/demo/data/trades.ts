import type { Bank, Channel, ChannelCategory, DemoCurrency } from './channels.ts';

/** Something that is sold or paid for: what it is, and its price in minor units. */
export type Item = readonly [name: string, price: number];

/** How a business trades: what it sells, when, by which channels, and what it pays for. */
export interface Trade {
  readonly currency: DemoCurrency;
  readonly country: 'ID' | 'PH' | 'SG';
  /** Minutes ahead of UTC. */
  readonly offsetMinutes: number;
  /** What its own references begin with. */
  readonly prefix: string;
  /** Weights from Sunday to Saturday. */
  readonly weekdays: readonly number[];
  /** Weights of the hours from midnight, local. */
  readonly hours: readonly number[];
  /** How much more it sells at the end of the window than at its beginning. */
  readonly growth: number;
  /** Sales on days such as 11.11. */
  readonly twinDays: boolean;
  readonly channels: readonly (readonly [category: ChannelCategory, channel: Channel, weight: number])[];
  /** Sold in passing, several at a time. */
  readonly counter: readonly Item[];
  /** Ordered: paid by virtual account, in shops or later. */
  readonly orders: readonly Item[];
  /** Delivery or service on top, minor units, at most; 0 is none. */
  readonly extra: number;
  /** The share of payers that are known customers. */
  readonly knownShare: number;
  readonly payoutShare: number;
  readonly payouts: readonly (readonly [purpose: string, from: number, to: number])[];
  readonly payoutBanks: readonly Channel[];
  /** Amounts of payouts are multiples of this. */
  readonly step: number;
  /** Where its own money goes each working day. */
  readonly ownBank: Bank;
  /** Days until virtual accounts settle, where not at once (shell.md, section 9). */
  readonly virtualAccountDays?: number;
}

// Hours from midnight, in groups of six.
const CAFE_HOURS = [0, 0, 0, 0, 0, 1, 4, 9, 11, 8, 6, 7, 10, 9, 7, 8, 9, 8, 7, 8, 7, 5, 2, 1];
const SHOP_HOURS = [1, 0, 0, 0, 0, 1, 2, 3, 5, 7, 8, 8, 9, 8, 7, 7, 7, 7, 8, 10, 11, 9, 6, 3];
const OFFICE_HOURS = [0, 0, 0, 0, 0, 0, 1, 3, 9, 12, 12, 9, 6, 10, 11, 10, 8, 4, 2, 1, 1, 0, 0, 0];

const CAFE_WEEK = [1.1, 0.82, 0.84, 0.9, 1, 1.32, 1.42];
const SHOP_WEEK = [1.25, 0.9, 0.88, 0.9, 0.95, 1.1, 1.3];
const OFFICE_WEEK = [0.25, 1.15, 1.1, 1.1, 1.1, 1.2, 0.5];

const ID_BANKS: readonly Channel[] = [
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
const PH_BANKS: readonly Channel[] = ['BDO', 'BDO', 'BPI', 'BPI', 'METROBANK', 'UNIONBANK', 'GCASH'];

/** Shares of payments by count, in percent or so; cards and wallets as each country uses them. */
const ID_WALLETS = [
  ['EWALLET', 'DANA', 6],
  ['EWALLET', 'OVO', 6],
  ['EWALLET', 'SHOPEEPAY', 6.5],
  ['EWALLET', 'LINKAJA', 1.5],
] as const;
const ID_VIRTUAL_ACCOUNTS = [
  ['VIRTUAL_ACCOUNT', 'BCA', 7],
  ['VIRTUAL_ACCOUNT', 'MANDIRI', 4.5],
  ['VIRTUAL_ACCOUNT', 'BRI', 3.5],
  ['VIRTUAL_ACCOUNT', 'BNI', 3],
  ['VIRTUAL_ACCOUNT', 'PERMATA', 1],
  ['VIRTUAL_ACCOUNT', 'BSI', 0.8],
  ['VIRTUAL_ACCOUNT', 'CIMB', 0.7],
] as const;
const ID_CARDS = [
  ['CARD', 'VISA', 3.5],
  ['CARD', 'MASTERCARD', 3],
  ['CARD', 'JCB', 0.4],
  ['CARD', 'AMEX', 0.2],
] as const;

export const COFFEE: Trade = {
  currency: 'IDR',
  country: 'ID',
  offsetMinutes: 420,
  prefix: 'KN',
  weekdays: CAFE_WEEK,
  hours: CAFE_HOURS,
  growth: 0.35,
  twinDays: false,
  channels: [
    ['QR_CODE', 'QRIS', 44],
    ...ID_WALLETS,
    ...ID_VIRTUAL_ACCOUNTS,
    ...ID_CARDS,
    ['RETAIL_OUTLET', 'ALFAMART', 1.6],
    ['RETAIL_OUTLET', 'INDOMARET', 1.9],
    ['DIRECT_DEBIT', 'BRI', 1.2],
    ['DIRECT_DEBIT', 'MANDIRI', 0.9],
    ['PAYLATER', 'KREDIVO', 1.6],
  ],
  counter: [
    ['Kopi Susu Gula Aren', 24_000],
    ['Americano', 22_000],
    ['Es Kopi Pandan', 27_000],
    ['Cappuccino', 32_000],
    ['Kopi Tubruk', 16_500],
    ['Matcha Latte', 35_000],
    ['Teh Tarik', 20_000],
    ['Croissant', 28_000],
    ['Roti Bakar Srikaya', 22_500],
    ['Donat Kentang', 14_500],
    ['Nasi Goreng Kampung', 42_000],
    ['Cold Brew 1 L', 95_000],
  ],
  orders: [
    ['Biji Kopi Gayo 1 kg', 285_000],
    ['Biji Kopi Toraja 1 kg', 320_000],
    ['Biji Kopi Kintamani 1 kg', 298_500],
    ['Robusta Lampung 5 kg', 640_000],
    ['Paket Rapat Kantor', 875_000],
    ['Langganan Kopi Bulanan', 450_000],
    ['Kelas Barista', 1_250_000],
    ['Sewa Mesin Espresso', 2_500_000],
  ],
  extra: 0,
  knownShare: 0.62,
  payoutShare: 0.022,
  payouts: [
    ['Pembelian biji kopi', 1_500_000, 12_000_000],
    ['Susu dan bahan segar', 400_000, 3_500_000],
    ['Kemasan dan gelas', 350_000, 2_800_000],
    ['Gaji karyawan', 2_800_000, 6_500_000],
    ['Servis mesin', 250_000, 1_900_000],
    ['Sewa gerai', 4_000_000, 15_000_000],
  ],
  payoutBanks: ID_BANKS,
  step: 50_000,
  ownBank: 'BCA',
};

export const HOME_GOODS: Trade = {
  currency: 'PHP',
  country: 'PH',
  offsetMinutes: 480,
  prefix: 'MG',
  weekdays: SHOP_WEEK,
  hours: SHOP_HOURS,
  growth: 0.2,
  twinDays: true,
  channels: [
    ['EWALLET', 'GCASH', 41],
    ['EWALLET', 'MAYA', 13],
    ['EWALLET', 'GRABPAY', 6],
    ['EWALLET', 'SHOPEEPAY', 4],
    ['CARD', 'VISA', 9],
    ['CARD', 'MASTERCARD', 7],
    ['CARD', 'JCB', 0.7],
    ['RETAIL_OUTLET', '7ELEVEN', 6],
    ['RETAIL_OUTLET', 'CEBUANA', 3],
    ['DIRECT_DEBIT', 'BPI', 3],
    ['DIRECT_DEBIT', 'UNIONBANK', 2],
    ['VIRTUAL_ACCOUNT', 'BDO', 4],
    ['VIRTUAL_ACCOUNT', 'BPI', 3],
    ['VIRTUAL_ACCOUNT', 'METROBANK', 2],
    ['VIRTUAL_ACCOUNT', 'UNIONBANK', 1.5],
  ],
  counter: [
    ['Rattan Basket', 39_975],
    ['Capiz Lamp', 129_950],
    ['Abaca Placemat Set', 54_925],
    ['Linen Pillowcase', 34_950],
    ['Ceramic Mug', 18_975],
    ['Scented Candle', 27_450],
    ['Banig Mat', 79_925],
    ['Acacia Serving Board', 64_975],
  ],
  orders: [
    ['Narra Side Table', 389_950],
    ['Rattan Lounge Chair', 624_975],
    ['Curtain Set', 215_925],
    ['Dinnerware for Six', 284_950],
  ],
  extra: 14_875,
  knownShare: 0.85,
  payoutShare: 0.03,
  payouts: [
    ['Supplier payment', 800_000, 4_500_000],
    ['Courier', 150_000, 900_000],
    ['Payroll', 900_000, 1_800_000],
    ['Warehouse rent', 2_000_000, 4_000_000],
  ],
  payoutBanks: PH_BANKS,
  step: 5_000,
  ownBank: 'BDO',
};

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
    ['DIRECT_DEBIT', 'BRI', 3],
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
    ['PAYLATER', 'KREDIVO', 5],
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
