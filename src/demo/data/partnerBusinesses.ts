import { type DemoBusiness, LIVE, NOTHING, owner } from './DemoBusiness.ts';
import { HOME_GOODS } from './trades/homeGoods.ts';

const PARTNER = { ...LIVE, brand: 'mitra', country: 'PH' } as const;

/** The platform of the partner's brand in the Philippines, with an account of its own and one that it has invited. */
export const PARTNER_BUSINESSES: readonly DemoBusiness[] = [
  {
    ...PARTNER,
    key: 'mitra-manila',
    name: 'Mitra Manila',
    email: 'hello@mitra-manila.test',
    accounts: ['master'],
    age: 330,
    members: [owner('owner@mitra-manila.test')],
    trade: undefined,
    transactions: NOTHING,
    customers: NOTHING,
  },
  {
    ...PARTNER,
    key: 'lipa',
    name: 'Lipa Coffee Traders',
    email: 'hello@lipa.test',
    accounts: ['sub_account', 'managed'],
    master: 'mitra-manila',
    age: 240,
    members: [owner('owner@lipa.test')],
    trade: { ...HOME_GOODS, prefix: 'LC' },
    transactions: { PRODUCTION: 60, DEVELOPMENT: 40 },
    customers: { PRODUCTION: 15, DEVELOPMENT: 10 },
  },
  {
    ...PARTNER,
    key: 'taal',
    name: 'Taal Woodcraft',
    email: 'hello@taal.test',
    accounts: ['sub_account', 'managed'],
    master: 'mitra-manila',
    status: 'INVITED',
    kyc: null,
    age: 1,
    members: [],
    trade: undefined,
    transactions: NOTHING,
    customers: NOTHING,
  },
];
