import { describe, expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { findScreen } from './findScreen.ts';

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
});
