import { describe, expect, it } from 'vitest';
import { NO_PERMISSIONS, PERMISSIONS } from '#contract/permissions.ts';
import { keyPermissions, mayCreateKey } from './keyPermissions.ts';

const ALL = { ...NO_PERMISSIONS, ...Object.fromEntries(PERMISSIONS.map((name) => [name, true])) };

function held(permissions: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(permissions).filter((name) => permissions[name]);
}

// Rule api-keys.no-more-than-maker.
describe('an API key', () => {
  it('reads and withdraws as its creator does, and edits only with a level to write', () => {
    expect(held(keyPermissions('read', ALL))).toEqual(['can_view', 'can_withdraw']);
    expect(held(keyPermissions('write', ALL))).toEqual(['can_view', 'can_edit', 'can_withdraw']);
  });

  it('has no permission that its creator does not have', () => {
    for (const level of ['read', 'write'] as const) {
      expect(held(keyPermissions(level, NO_PERMISSIONS))).toEqual([]);
      for (const name of PERMISSIONS)
        expect(held(keyPermissions(level, { ...ALL, [name]: false }))).not.toContain(name);
    }
  });

  it.each([
    [[], 0, 0, true],
    [[], 1, 0, false],
    [[], 0, 1, false],
    [['can_view'], 1, 0, true],
    [['can_view'], 0, 1, false],
    [['can_edit'], 0, 1, false],
    [['can_edit'], 1, 0, false],
    [['can_view', 'can_edit'], 1, 1, true],
  ] as const)(
    'may be created by a user with %j, of %i products to read and %i to write: %s',
    (granted, reads, writes, may) => {
      expect(mayCreateKey(granted, { reads: Array(reads).fill(0), writes: Array(writes).fill(0) })).toBe(may);
    },
  );
});
