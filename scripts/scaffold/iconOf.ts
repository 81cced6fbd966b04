import type { IconName, NavigationFile } from '#contract/generated/config.ts';

/** Icons for what a resource's name speaks of. */
const BY_WORD: Readonly<Record<string, readonly IconName[]>> = {
  account: ['wallet', 'bank'],
  bank: ['bank'],
  callback: ['callback'],
  card: ['card'],
  customer: ['person', 'customers'],
  dispute: ['shield', 'flag'],
  event: ['activity', 'calendar'],
  fee: ['percent'],
  invoice: ['receipt', 'document'],
  message: ['chat'],
  order: ['cart', 'store'],
  payment: ['exchange', 'wallet'],
  payout: ['send'],
  plan: ['recurring', 'calendar'],
  product: ['store', 'cart'],
  refund: ['exchange', 'receipt'],
  subscription: ['recurring', 'calendar'],
  tax: ['percent'],
  transfer: ['exchange', 'send'],
  user: ['person', 'team'],
  webhook: ['callback', 'network'],
};

/** Icons that claim little, for every other name. */
const NEUTRAL: readonly IconName[] = [
  'layers',
  'document',
  'book',
  'flag',
  'star',
  'apps',
  'network',
  'plug',
  'palette',
  'play',
];

/** An icon for a new item of the sidebar that no item of the first level has; `undefined` where all of them are taken. */
export function iconOf(name: string, navigation: NavigationFile): IconName | undefined {
  const taken = new Set(navigation.sections.flatMap(({ items }) => items.map(({ icon }) => icon)));
  const fitting = Object.entries(BY_WORD).flatMap(([word, icons]) => (name.includes(word) ? icons : []));
  return [...fitting, ...NEUTRAL].find((icon) => !taken.has(icon));
}
