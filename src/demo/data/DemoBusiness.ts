import type {
  Account,
  Country,
  Entity,
  Environment,
  ExcludedPage,
  GoLiveStatus,
  Permission,
} from '#contract/generated/config.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { MARKETPLACE } from './trades/marketplace.ts';
import type { Trade } from './trades/trade.ts';

/** A person of the demo with their permissions in a business. */
export interface DemoMember {
  readonly email: string;
  readonly permissions: readonly Permission[];
}

/** A business of the demo. */
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
  readonly excludedPages: readonly ExcludedPage[];
  readonly isMicro: boolean;
  /** Key of the platform master. */
  readonly master: string | null;
  /** Age in days. */
  readonly age: number;
  /** None until an invited account registers. */
  readonly members: readonly DemoMember[];
  /** undefined: no data. */
  readonly trade: Trade | undefined;
  readonly transactions: Readonly<Record<Environment, number>>;
  readonly customers: Readonly<Record<Environment, number>>;
}

/** A member with all permissions. */
export function owner(email: string): DemoMember {
  return { email, permissions: PERMISSIONS };
}

/** A member with one permission. */
export function only(email: string, permission: Permission): DemoMember {
  return { email, permissions: [permission] };
}

/** Defaults of a live business. */
export const LIVE: Omit<DemoBusiness, 'key' | 'name' | 'email' | 'members' | 'trade' | 'transactions' | 'customers'> = {
  brand: 'main',
  entity: 'main',
  country: 'ID',
  status: 'LIVE',
  kyc: 'PASSED',
  accounts: ['regular'],
  flags: [],
  excludedPages: [],
  isMicro: false,
  master: null,
  age: 540,
};

/** Without transactions. */
export const NOTHING = { PRODUCTION: 0, DEVELOPMENT: 0 } as const;

/** A sub-account of Pasar Digital. */
export function subAccount(
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
