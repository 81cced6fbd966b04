import { describe, expect, it } from 'vitest';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { compareScreens } from './compareScreens.ts';
import type { Screens } from './resolution.ts';

const NOTHING: Screens = {
  home: null,
  navigation: [],
  resources: {},
  pages: {},
  redirects: [],
  views: { share: false },
  notices: [],
  errors: {},
};

function column(field: string) {
  return { type: 'text' as const, field, label: `fields.${field}`, sortable: false, hidden: false };
}

function resource(name: string, fields: readonly string[], actions: readonly string[] = []): ResolvedResource {
  return {
    api: `/api/${name}`,
    label: `${name}.title`,
    list: {
      screen: name,
      sort: { field: 'created', order: 'desc' },
      columns: fields.map(column),
      filters: [],
      page_sizes: [],
    },
    actions: actions.map((id) => ({ id, scope: 'record', label: `${name}.${id}`, done: 'done', tone: 'normal' })),
  };
}

function screens(...resources: readonly [string, ResolvedResource][]): Screens {
  return { ...NOTHING, resources: Object.fromEntries(resources) };
}

describe('two consoles of one person', () => {
  it('differ by nothing where they are the same', () => {
    const same = screens(['invoices', resource('invoices', ['amount'], ['create'])]);
    expect(compareScreens(same, same)).toEqual({ gains: [], losses: [] });
  });

  it('differ by screens as a whole, with what can be done on them', () => {
    const before = screens(['invoices', resource('invoices', ['amount'])]);
    const after = screens(['payouts', resource('payouts', ['amount', 'fee'], ['send'])]);
    expect(compareScreens(before, after)).toEqual({
      gains: [
        { kind: 'screen', label: 'payouts.title' },
        { kind: 'action', screen: 'payouts.title', label: 'payouts.send' },
      ],
      losses: [{ kind: 'screen', label: 'invoices.title' }],
    });
  });

  it('differ by columns and actions of a screen that stays', () => {
    const before = screens(['invoices', resource('invoices', ['amount'], ['create'])]);
    const after = screens(['invoices', resource('invoices', ['amount', 'fee'])]);
    expect(compareScreens(before, after)).toEqual({
      gains: [{ kind: 'column', screen: 'invoices.title', label: 'fields.fee' }],
      losses: [{ kind: 'action', screen: 'invoices.title', label: 'invoices.create' }],
    });
  });

  it('differ by pages, exports, and the parts of a detail screen that stays', () => {
    const field = (name: string) => ({ type: 'text', field: name, label: `fields.${name}` });
    const fieldsTab = (...names: string[]) => ({
      type: 'fields',
      id: 'main',
      label: 'tabs.main',
      sections: [{ fields: names.map(field) }],
    });
    const listsTab = (...ids: string[]) => ({
      type: 'lists',
      id: 'lists',
      label: 'tabs.lists',
      lists: ids.map((id) => ({ id, label: `lists.${id}` })),
    });
    const withTabs = (...tabs: object[]): Screens => {
      const invoices = resource('invoices', ['amount']);
      return screens(['invoices', { ...invoices, detail: { tabs } } as never]);
    };
    const detail = (label: string) => ({ kind: 'detail', screen: 'invoices.title', label });
    const gains = (before: Screens, after: Screens) => compareScreens(before, after).gains;
    expect(gains(withTabs(fieldsTab('fee')), withTabs(fieldsTab('fee', 'tax')))).toEqual([detail('fields.tax')]);
    expect(gains(withTabs(listsTab()), withTabs(listsTab('refunds')))).toEqual([detail('lists.refunds')]);
    // Of a tab that comes as a whole, only the tab is named.
    expect(gains(withTabs(), withTabs(fieldsTab('fee'), listsTab('refunds')))).toEqual([
      detail('tabs.main'),
      detail('tabs.lists'),
    ]);
    const exported = resource('invoices', []);
    const whole = screens(['invoices', { ...exported, list: { ...exported.list, export: {} } } as never]);
    expect(gains(screens(['invoices', exported]), whole)).toEqual([{ kind: 'export', label: 'invoices.title' }]);
    const withPage = { ...NOTHING, pages: { home: { label: 'home.title' } } } as never;
    expect(compareScreens(withPage, NOTHING)).toEqual({ gains: [], losses: [{ kind: 'screen', label: 'home.title' }] });
  });

  it('differ by actions that are open, not by those that are shown as closed', () => {
    const open = resource('invoices', [], ['send']);
    const refused = { ...open, actions: open.actions.map((action) => ({ ...action, refused: 'why' })) };
    const send = { kind: 'action', screen: 'invoices.title', label: 'invoices.send' };
    expect(compareScreens(screens(['invoices', refused]), screens(['invoices', open]))).toEqual({
      gains: [send],
      losses: [],
    });
  });

  it('compare with no console for a new or a leaving user', () => {
    const after = screens(['invoices', resource('invoices', ['amount'])]);
    expect(compareScreens(undefined, after).gains).toEqual([{ kind: 'screen', label: 'invoices.title' }]);
    expect(compareScreens(after, undefined).losses).toEqual([{ kind: 'screen', label: 'invoices.title' }]);
  });
});
