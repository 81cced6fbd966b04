import type { Permission } from '#contract/generated/config.ts';
import { NO_PERMISSIONS } from '#contract/permissions.ts';

/** Level of a key for a product. Rule api-keys.products, api-keys.no-more-than-maker. */
export type KeyLevel = 'read' | 'write';

/** The permissions of a key: those of its levels, limited to the current permissions of its creator. */
export function keyPermissions(
  level: KeyLevel,
  maker: Readonly<Record<Permission, boolean>>,
): Readonly<Record<Permission, boolean>> {
  const { can_view, can_edit, can_withdraw } = maker;
  return { ...NO_PERMISSIONS, can_view, can_withdraw, can_edit: level === 'write' && can_edit };
}

/** Whether a user has all permissions that a new key would have. */
export function mayCreateKey(
  granted: readonly Permission[],
  { reads, writes }: { readonly reads: readonly unknown[]; readonly writes: readonly unknown[] },
): boolean {
  if (reads.length + writes.length > 0 && !granted.includes('can_view')) return false;
  return writes.length === 0 || granted.includes('can_edit');
}
