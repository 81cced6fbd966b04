import { describe, expect, it } from 'vitest';
import type { NavigationGroup } from '#contract/generated/api.ts';
import { applyChanges, pinnableItems, pinnedItems } from './pinnedItems.ts';

const NAVIGATION: readonly NavigationGroup[] = [
  { id: 'main', items: [{ id: 'home', label: 'home', icon: 'home', to: '/home' }] },
  {
    id: 'accept',
    items: [
      {
        id: 'accept',
        label: 'accept',
        icon: 'accept-payments',
        items: [
          { id: 'cards', label: 'cards', items: [{ id: 'payments', label: 'payments', to: '/cards' }] },
          { id: 'wallets', label: 'wallets', icon: 'wallet', to: '/wallets' },
        ],
      },
    ],
  },
];

// Rule navigation.pinned.
describe('the screens that can be pinned', () => {
  it('are the links of the sidebar, with the nearest icon and the heading above them', () => {
    expect(pinnableItems(NAVIGATION).map(({ to, icon, above }) => [to, icon, above])).toEqual([
      ['/home', 'home', undefined],
      ['/cards', 'accept-payments', 'cards'],
      ['/wallets', 'wallet', 'accept'],
    ]);
  });

  it('are listed as they were pinned, without those that the sidebar does not have', () => {
    const items = pinnedItems(pinnableItems(NAVIGATION), ['/wallets', '/gone', '/home']);
    expect(items.map(({ item }) => item.id)).toEqual(['wallets', 'home']);
  });
});

describe('what is pinned after changes', () => {
  it('has a new screen last, an earlier one in its place, and an unpinned one no more', () => {
    const changes = [
      { screen: '/c', pinned: true },
      { screen: '/a', pinned: true },
      { screen: '/b', pinned: false },
      { screen: '/d', pinned: false },
    ];
    expect(applyChanges(['/a', '/b'], changes)).toEqual(['/a', '/c']);
    expect(applyChanges(['/a'], [])).toEqual(['/a']);
  });
});
