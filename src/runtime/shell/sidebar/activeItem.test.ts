import { describe, expect, it } from 'vitest';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { activeItem, holdsItem } from './activeItem.ts';

const resources = Object.values(FIXTURE_CONSOLE.resources);

function activeAt(pathname: string): string | undefined {
  return activeItem(FIXTURE_CONSOLE.navigation, resources, pathname);
}

describe('the active item of the sidebar', () => {
  it('is the one that the path leads to, at any level', () => {
    expect(activeAt('/payments')).toBe('payments');
    expect(activeAt('/customers/cus_1')).toBe('customers');
    expect(activeAt('/refunds')).toBe('refunds');
  });

  // Rule navigation.active-item.
  it('is found by the singular spelling of a detail route', () => {
    expect(activeAt('/payment/pay_1')).toBe('payments');
  });

  it('matches whole segments only', () => {
    expect(activeAt('/payments-links')).toBeUndefined();
    expect(activeAt('/')).toBeUndefined();
  });

  it('is the one with the longest prefix', () => {
    const navigation = [
      {
        id: 'main',
        items: [
          { id: 'settings', label: 'a', to: '/settings' },
          { id: 'methods', label: 'b', to: '/settings/payment-methods' },
        ],
      },
    ];
    expect(activeItem(navigation, [], '/settings/payment-methods/cards')).toBe('methods');
    expect(activeItem(navigation, [], '/settings/team')).toBe('settings');
  });
});

it('the first of two items with the same path is active', () => {
  const items = ['first', 'second'].map((id) => ({ id, label: id, to: '/settings' }));
  expect(activeItem([{ id: 'main', items }], [], '/settings/team')).toBe('first');
});

describe('an item', () => {
  const item = {
    id: 'settings',
    label: 'a',
    items: [
      { id: 'team', label: 'b' },
      { id: 'money', label: 'c', items: [{ id: 'withdrawals', label: 'd' }] },
    ],
  };

  it.each(['settings', 'team', 'money', 'withdrawals'])('holds %s', (id) => {
    expect(holdsItem(item, id)).toBe(true);
  });

  it.each(['home', undefined])('does not hold %s', (id) => {
    expect(holdsItem(item, id)).toBe(false);
  });
});
