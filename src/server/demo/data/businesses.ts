import type { Account, Country, Entity, Environment, GoLiveStatus, Permission } from '#contract/generated/config.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { FEATURE_FLAGS } from './featureFlags.ts';
import { COFFEE } from './trades/coffee.ts';
import { DELIVERY } from './trades/delivery.ts';
import { HOME_GOODS } from './trades/homeGoods.ts';
import { MARKETPLACE } from './trades/marketplace.ts';
import { REMITTANCE } from './trades/remittance.ts';
import { SMALL_SHOP } from './trades/smallShop.ts';
import type { Trade } from './trades/trade.ts';
import { WHOLESALE } from './trades/wholesale.ts';

/** A person of the demo, and what they may do in a business. */
export interface DemoMember {
  readonly email: string;
  readonly permissions: readonly Permission[];
}

/** A business of the demo (design: "What stays put"). */
export interface DemoBusiness {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly brand: string;
  readonly entity: Entity;
  readonly country: Country;
  readonly status: GoLiveStatus;
  readonly kyc: string | null;
  readonly accounts: readonly Account[];
  readonly flags: readonly string[];
  readonly isMicro: boolean;
  /** Key of the platform master. */
  readonly master: string | null;
  /** How long ago it was made, days. */
  readonly age: number;
  readonly members: readonly DemoMember[];
  /** undefined: nothing has been set up. */
  readonly trade: Trade | undefined;
  readonly transactions: Readonly<Record<Environment, number>>;
  readonly customers: Readonly<Record<Environment, number>>;
}

function owner(email: string): DemoMember {
  return { email, permissions: PERMISSIONS };
}

function only(email: string, permission: Permission): DemoMember {
  return { email, permissions: [permission] };
}

const LIVE: Omit<DemoBusiness, 'key' | 'name' | 'email' | 'members' | 'trade' | 'transactions' | 'customers'> = {
  brand: 'main',
  entity: 'main',
  country: 'ID',
  status: 'LIVE',
  kyc: 'VERIFIED',
  accounts: ['regular'],
  flags: [],
  isMicro: false,
  master: null,
  age: 540,
};

const NOTHING = { PRODUCTION: 0, DEVELOPMENT: 0 } as const;

function subAccount(
  key: string,
  name: string,
  type: 'owned' | 'managed',
  prefix: string,
  transactions: number,
  members: readonly DemoMember[],
): DemoBusiness {
  return {
    ...LIVE,
    key,
    name,
    email: `${key}@pasar.test`,
    accounts: ['sub_account', type],
    master: 'pasar',
    age: 300,
    members,
    trade: { ...MARKETPLACE, prefix },
    transactions: { PRODUCTION: transactions, DEVELOPMENT: 40 },
    customers: { PRODUCTION: Math.round(transactions / 5), DEVELOPMENT: 10 },
  };
}

/** Kopi Nusantara's transactions in production unless another number is asked for. */
export const KOPI_TRANSACTIONS = 50_000;

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
    transactions: { PRODUCTION: KOPI_TRANSACTIONS, DEVELOPMENT: 2_000 },
    customers: { PRODUCTION: 3_200, DEVELOPMENT: 120 },
  },
  {
    ...LIVE,
    key: 'manila',
    name: 'Manila Goods',
    email: 'hello@manila.test',
    country: 'PH',
    flags: ['ereceipts'],
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
    entity: 'remittance',
    country: 'SG',
    members: [owner('owner@remit.test')],
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
  {
    ...LIVE,
    key: 'pasar',
    name: 'Pasar Digital',
    email: 'halo@pasar.test',
    accounts: ['master'],
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
  // A managed account belongs to whoever has its e-mail address, and has people of its own.
  subAccount('sambal', 'Sambal Bu Tari', 'managed', 'SB', 450, [
    owner('sambal@pasar.test'),
    { email: 'kasir@sambal.test', permissions: ['can_view', 'operation'] },
    { email: 'keuangan@pasar.test', permissions: ['can_view'] },
  ]),
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
    flags: FEATURE_FLAGS,
    age: 700,
    members: [owner('staff@beranda.test')],
    trade: undefined,
    transactions: NOTHING,
    customers: NOTHING,
  },
  // Of the Philippines and of our own: who sees e-receipts (shell.md, section 6).
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
];
