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
  team: 'team',
  bank: 'bank',
  key: 'key',
  callback: 'callback',
  gift: 'gift',
  wallet: 'wallet',
  shield: 'shield',
  phone: 'phone',
  link: 'link',
  document: 'document',
  store: 'store',
  calendar: 'calendar',
  play: 'play',
  chat: 'chat',
  progress: 'progress',
  check: 'check',
} as const satisfies { [N in IconName]: IconKey };
