import { type DemoBusiness, LIVE, NOTHING, only, owner, subAccount } from './DemoBusiness.ts';
import { FEATURE_FLAGS } from './featureFlags.ts';
import { PARTNER_BUSINESSES } from './partnerBusinesses.ts';
import { STATUS_BUSINESSES } from './statusBusinesses.ts';
import { COFFEE } from './trades/coffee.ts';
import { DELIVERY } from './trades/delivery.ts';
import { HOME_GOODS } from './trades/homeGoods.ts';
import { MARKETPLACE } from './trades/marketplace.ts';
import { REMITTANCE } from './trades/remittance.ts';
import { SMALL_SHOP } from './trades/smallShop.ts';
import { WHOLESALE } from './trades/wholesale.ts';

/** Transactions of Kopi Nusantara in production, at the size that other businesses' numbers are for. */
export const KOPI_TRANSACTIONS = 50_000;

/** The same in a demo of the default size, which the first start waits for. */
export const DEFAULT_TRANSACTIONS = 20_000;

export const DEMO_BUSINESSES: readonly DemoBusiness[] = [
  {
    ...LIVE,
    key: 'kopi',
    name: 'Kopi Nusantara',
    email: 'halo@kopi.test',
    flags: FEATURE_FLAGS,
    members: [
      owner('owner@kopi.test'),
      owner('mfa@kopi.test'),
      only('viewer@kopi.test', 'can_view'),
      only('editor@kopi.test', 'can_edit'),
      only('approver@kopi.test', 'can_approve'),
      only('operator@kopi.test', 'operation'),
      only('admin@kopi.test', 'can_administer'),
      only('developer@kopi.test', 'can_manage_tech_settings'),
      only('withdrawer@kopi.test', 'can_withdraw'),
    ],
    trade: COFFEE,
    transactions: { PRODUCTION: KOPI_TRANSACTIONS, DEVELOPMENT: 800 },
    customers: { PRODUCTION: 3_200, DEVELOPMENT: 120 },
  },
  {
    ...LIVE,
    key: 'manila',
    name: 'Manila Goods',
    email: 'hello@manila.test',
    country: 'PH',
    flags: ['ereceipts', 'notification-centre', 'notification-centre-v2'],
    age: 420,
    members: [owner('owner@manila.test'), owner('owner@kopi.test')],
    trade: HOME_GOODS,
    transactions: { PRODUCTION: 3_000, DEVELOPMENT: 200 },
    customers: { PRODUCTION: 700, DEVELOPMENT: 30 },
  },
  {
    ...LIVE,
    key: 'warung',
    name: 'Warung Kirim',
    email: 'halo@warung.test',
    brand: 'second',
    entity: 'second',
    age: 480,
    members: [owner('owner@warung.test')],
    trade: DELIVERY,
    transactions: { PRODUCTION: 2_000, DEVELOPMENT: 150 },
    customers: { PRODUCTION: 450, DEVELOPMENT: 20 },
  },
  {
    ...LIVE,
    key: 'remit',
    name: 'Batam Remit',
    email: 'hello@remit.test',
    brand: 'remittance',
    entity: 'remittance',
    country: 'SG',
    // What is offered to regional remittance. Rule team.offered-remittance.
    members: [
      {
        email: 'owner@remit.test',
        permissions: ['can_view', 'can_edit', 'can_approve', 'can_administer', 'can_manage_tech_settings'],
      },
    ],
    trade: REMITTANCE,
    transactions: { PRODUCTION: 800, DEVELOPMENT: 60 },
    customers: { PRODUCTION: 260, DEVELOPMENT: 15 },
  },
  {
    ...LIVE,
    key: 'mitra',
    name: 'Mitra Niaga',
    email: 'halo@mitra.test',
    brand: 'mitra',
    age: 390,
    members: [owner('owner@mitra.test')],
    trade: WHOLESALE,
    transactions: { PRODUCTION: 1_200, DEVELOPMENT: 100 },
    customers: { PRODUCTION: 220, DEVELOPMENT: 15 },
  },
  // The brand of the second partner.
  {
    ...LIVE,
    key: 'sekar',
    name: 'Butik Sekar',
    email: 'halo@sekar.test',
    brand: 'arunika',
    age: 260,
    members: [owner('owner@sekar.test')],
    trade: { ...SMALL_SHOP, prefix: 'BS' },
    transactions: { PRODUCTION: 300, DEVELOPMENT: 40 },
    customers: { PRODUCTION: 60, DEVELOPMENT: 10 },
  },
  {
    ...LIVE,
    key: 'pasar',
    name: 'Pasar Digital',
    email: 'halo@pasar.test',
    accounts: ['master'],
    flags: ['capital'],
    members: [
      owner('owner@pasar.test'),
      { email: 'keuangan@pasar.test', permissions: ['can_view', 'can_approve', 'can_withdraw'] },
      { email: 'operasional@pasar.test', permissions: ['can_view', 'can_edit', 'can_administer'] },
    ],
    trade: MARKETPLACE,
    transactions: { PRODUCTION: 2_000, DEVELOPMENT: 150 },
    customers: { PRODUCTION: 600, DEVELOPMENT: 25 },
  },
  subAccount('batik', 'Batik Laweyan', 'owned', 'BL', 400, [
    { email: 'cs@pasar.test', permissions: ['can_view'] },
    { email: 'keuangan@pasar.test', permissions: ['can_view', 'can_withdraw'] },
  ]),
  subAccount('anyaman', 'Anyaman Rajapolah', 'owned', 'AR', 320, [
    { email: 'cs@pasar.test', permissions: ['can_view', 'can_edit'] },
  ]),
  // A managed account belongs to the owner of its e-mail address, and has its own people.
  {
    ...subAccount('sambal', 'Sambal Bu Tari', 'managed', 'SB', 450, [
      owner('sambal@pasar.test'),
      { email: 'kasir@sambal.test', permissions: ['can_view', 'operation'] },
      { email: 'keuangan@pasar.test', permissions: ['can_view'] },
    ]),
    flags: ['capital'],
  },
  subAccount('tenun', 'Tenun Sumba', 'managed', 'TS', 300, [owner('tenun@pasar.test')]),
  {
    ...LIVE,
    key: 'toko',
    name: 'Toko Kecil',
    email: 'halo@toko.test',
    status: 'TIER_1',
    flags: ['micro-ecommerce-restriction'],
    isMicro: true,
    age: 210,
    members: [owner('owner@toko.test')],
    trade: SMALL_SHOP,
    transactions: { PRODUCTION: 600, DEVELOPMENT: 60 },
    customers: { PRODUCTION: 140, DEVELOPMENT: 10 },
  },
  {
    ...LIVE,
    key: 'baru',
    name: 'Baru Jaya',
    email: 'new@baru.test',
    status: 'REGISTERED',
    kyc: null,
    age: 2,
    members: [owner('new@baru.test')],
    trade: undefined,
    transactions: NOTHING,
    customers: NOTHING,
  },
  {
    ...LIVE,
    key: 'dokumen',
    name: 'Baru Dokumen',
    email: 'docs@baru.test',
    status: 'AWAITING_DOCS',
    kyc: 'AWAITING_DATA',
    age: 9,
    members: [owner('docs@baru.test')],
    trade: undefined,
    transactions: NOTHING,
    customers: NOTHING,
  },
  {
    ...LIVE,
    key: 'beranda',
    name: 'Beranda',
    email: 'tim@beranda.test',
    // Its people review what businesses request.
    flags: [...FEATURE_FLAGS, 'reviews'],
    age: 700,
    members: [owner('staff@beranda.test'), owner('reviewer@beranda.test')],
    trade: undefined,
    transactions: NOTHING,
    customers: NOTHING,
  },
  // In the Philippines and internal, so that e-receipts are shown.
  {
    ...LIVE,
    key: 'beranda-manila',
    name: 'Beranda Manila',
    email: 'manila@beranda.test',
    country: 'PH',
    flags: ['ereceipts'],
    age: 350,
    members: [owner('manila.staff@beranda.test')],
    trade: { ...HOME_GOODS, prefix: 'BM' },
    transactions: { PRODUCTION: 300, DEVELOPMENT: 40 },
    customers: { PRODUCTION: 60, DEVELOPMENT: 10 },
  },
  ...PARTNER_BUSINESSES,
  ...STATUS_BUSINESSES,
];
