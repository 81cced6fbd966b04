import type { IconName, NavigationFile } from '#contract/generated/config.ts';

/** Icons by words of a resource's name. */
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

/** Neutral icons for every other name. */
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

/** Returns an icon for a new sidebar item that no first-level item has; `undefined` if all of them are used. */
export function iconOf(name: string, navigation: NavigationFile): IconName | undefined {
  const taken = new Set(navigation.sections.flatMap(({ items }) => items.map(({ icon }) => icon)));
  const fitting = Object.entries(BY_WORD).flatMap(([word, icons]) => (name.includes(word) ? icons : []));
  return [...fitting, ...NEUTRAL].find((icon) => !taken.has(icon));
}
