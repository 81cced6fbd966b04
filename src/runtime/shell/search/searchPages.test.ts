import { describe, expect, it } from 'vitest';
import type { SearchScreen } from '#contract/generated/api.ts';
import { pageChoices, searchPages } from './searchPages.ts';

function screen(to: string, label: string, more: Partial<SearchScreen> = {}): SearchScreen {
  return { to, label, groups: [], names: [label], group_names: [], ...more };
}

const SCREENS = [
  screen('/reports', 'Reports', { level: 2 }),
  screen('/receipts/settings', 'Settings', { groups: ['Receipts'], group_names: ['Receipts', 'Struk'], level: 2 }),
  screen('/payouts', 'Payouts', { names: ['Payouts', 'Pencairan'], level: 1 }),
  screen('/disbursements', 'Disbursements', {
    names: ['Disbursements', 'Kirim dana', 'payout', 'kirim uang'],
    level: 2,
  }),
  screen('/va', 'Virtual accounts', { names: ['Virtual accounts', 'VA'], level: 2 }),
  screen('/reserved', 'Reserved value', { level: 2 }),
  screen('/settings', 'Settings', { level: 1 }),
  screen('/settings/withdrawals', 'Withdrawals', {
    names: ['Withdrawals', 'tarik dana'],
    groups: ['Settings'],
    group_names: ['Settings'],
  }),
  screen('/outlets', 'Gerai São', { names: ['Gerai São'], level: 1 }),
];

const choices = pageChoices(SCREENS, (key) => key);

function found(typed: string): string[] {
  return searchPages(choices, typed).map(({ choice }) => choice.to);
}

describe('the search for pages', () => {
  it('finds by label, by another name in either language and by the headings above', () => {
    expect(found('disb')).toEqual(['/disbursements']);
    expect(found('kirim uang')).toEqual(['/disbursements']);
    expect(found('struk')).toEqual(['/receipts/settings']);
    expect(found('tarik dana')).toEqual(['/settings/withdrawals']);
    expect(found('settings withdraw')).toEqual(['/settings/withdrawals']);
  });

  it('puts labels before other names, and those before headings', () => {
    expect(found('payout')).toEqual(['/payouts', '/disbursements']);
    expect(found('settings')).toEqual(['/settings', '/receipts/settings', '/settings/withdrawals']);
  });

  it('puts the label that was typed before longer ones, at any level', () => {
    const two = [screen('/long', 'Reports of cards', { level: 1 }), screen('/short', 'Reports', { level: 3 })];
    expect(
      searchPages(
        pageChoices(two, (key) => key),
        'reports',
      ).map(({ choice }) => choice.to),
    ).toEqual(['/short', '/long']);
  });

  it('puts another name that was typed whole before a word of a label, and that before a word of another name', () => {
    const screens = [
      screen('/word-of-name', 'Cards', { names: ['Cards', 'kirim dana'] }),
      screen('/word', 'Reports kirim'),
      screen('/name', 'Payouts', { names: ['Payouts', 'kirim'] }),
    ];
    const all = pageChoices(screens, (key) => key);
    expect(searchPages(all, 'kirim').map(({ choice }) => choice.to)).toEqual(['/name', '/word', '/word-of-name']);
  });

  it('puts words that begin with what is typed before words that contain it', () => {
    expect(found('va')).toEqual(['/va', '/reserved']);
    expect(found('serve')).toEqual(['/reserved']);
    expect(found('rese')).toEqual(['/reserved']);
    expect(found('rve')).toEqual(['/reserved']);
    expect(found('er')).toEqual([]);
  });

  it('leaves out case and marks', () => {
    expect(found('SAO')).toEqual(['/outlets']);
    expect(found('são')).toEqual(['/outlets']);
  });

  it('finds everything by nothing, in its own order, and nothing by what is nowhere', () => {
    expect(found('  ')).toEqual(SCREENS.map(({ to }) => to));
    expect(found('zebra')).toEqual([]);
    expect(found('payout zebra')).toEqual([]);
  });
});
