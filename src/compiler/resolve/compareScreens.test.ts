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

  it('compare with no console for a new or a leaving user', () => {
    const after = screens(['invoices', resource('invoices', ['amount'])]);
    expect(compareScreens(undefined, after).gains).toEqual([{ kind: 'screen', label: 'invoices.title' }]);
    expect(compareScreens(after, undefined).losses).toEqual([{ kind: 'screen', label: 'invoices.title' }]);
  });
});
