import type { Permission } from '#contract/generated/config.ts';
import { NO_PERMISSIONS } from '#contract/permissions.ts';

/** What a key may do with a product. */
export type KeyLevel = 'read' | 'write';

/** The permissions that a key acts with: those that its level asks for, as far as its maker has them now. */
export function keyPermissions(
  level: KeyLevel,
  maker: Readonly<Record<Permission, boolean>>,
): Readonly<Record<Permission, boolean>> {
  return { ...NO_PERMISSIONS, can_view: maker.can_view, can_edit: level === 'write' && maker.can_edit };
}

/** Whether a person may do themselves what a key that they make is good for. */
export function mayGiveKey(
  granted: readonly Permission[],
  { reads, writes }: { readonly reads: readonly unknown[]; readonly writes: readonly unknown[] },
): boolean {
  if (reads.length + writes.length > 0 && !granted.includes('can_view')) return false;
  return writes.length === 0 || granted.includes('can_edit');
}
