import { describe, expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { findScreen, recordActionPath } from './findScreen.ts';

const CONSOLE = {
  pages: {},
  resources: { methods: { path: '/methods', detail: { path: '/methods/{id}' } } },
  closed_routes: [
    { path: '/methods/cards', permissions: ['permissions.can_edit'] },
    { path: '/teams/{id}', permissions: ['permissions.can_administer'] },
  ],
} as unknown as Console;

describe('the screen of an address', () => {
  // Rule access.missing-permission-is-named.
  it('is a closed one before a record that another route would find there', () => {
    expect(findScreen(CONSOLE, '/methods/cards')).toEqual({ kind: 'closed', permissions: ['permissions.can_edit'] });
    expect(findScreen(CONSOLE, '/methods/mth_1')).toMatchObject({ kind: 'detail', name: 'methods', id: 'mth_1' });
  });

  it('is a closed one of a record, and none where no route is', () => {
    expect(findScreen(CONSOLE, '/teams/tea_1')).toEqual({
      kind: 'closed',
      permissions: ['permissions.can_administer'],
    });
    expect(findScreen(CONSOLE, '/methods')).toMatchObject({ kind: 'list', name: 'methods' });
    expect(findScreen(CONSOLE, '/elsewhere')).toBeUndefined();
  });

  // Rule errors.not-a-page.
  it('does not exist at a path that cannot be decoded', () => {
    const withRecords = {
      ...CONSOLE,
      resources: { methods: { path: '/methods', detail: { path: '/methods/{id}' } } },
    } as unknown as Console;
    expect(findScreen(withRecords, '/methods/%25')).toMatchObject({ kind: 'detail' });
    for (const path of ['/methods/%', '/methods/%E0%A4%A', '/%']) expect(findScreen(withRecords, path)).toBeUndefined();
  });

  // Rule store.product-editor.
  it('is a record with an action that has a route of its own, before a list that has none there', () => {
    const edit = { id: 'edit', scope: 'record', path: '/methods/edit/{methodId}', form: 'method' };
    const withAction = {
      ...CONSOLE,
      resources: { methods: { path: '/methods', detail: { path: '/methods/{id}' }, actions: [edit] } },
    } as unknown as Console;
    expect(findScreen(withAction, '/methods/edit/mth_1')).toMatchObject({
      kind: 'detail',
      id: 'mth_1',
      action: 'edit',
    });
    expect(findScreen(withAction, '/methods/edit')).toMatchObject({ kind: 'detail', id: 'edit' });
    expect(findScreen(CONSOLE, '/methods/edit/mth_1')).toBeUndefined();
    expect(recordActionPath(edit, 'mth_1')).toBe('/methods/edit/mth_1');
    expect(recordActionPath(edit, '../x')).toBeUndefined();
    expect(recordActionPath({}, 'mth_1')).toBeUndefined();
  });
});
