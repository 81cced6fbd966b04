import type { IconName } from '#contract/generated/api.ts';
import type { IconKey } from '../parts/iconPaths.ts';

/** The drawing of each icon that navigation.yaml may name. */
export const NAVIGATION_ICONS = {
  home: 'home',
  transactions: 'transactions',
  balance: 'balance',
  cash: 'cash',
  customers: 'customers',
  'accept-payments': 'accept-payments',
  developers: 'developers',
  activity: 'activity',
  settings: 'settings',
} as const satisfies { [N in IconName]: IconKey };
