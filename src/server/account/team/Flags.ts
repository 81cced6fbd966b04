import type { Permission } from '#contract/generated/config.ts';
import { NO_PERMISSIONS, PERMISSIONS } from '#contract/permissions.ts';

/** The permissions of a member in one account. */
export type Flags = Readonly<Record<Permission, boolean>>;

/** The permission flags of an object with further properties, such as a row. */
export function flagsOf(source: Flags): Flags {
  return { ...NO_PERMISSIONS, ...Object.fromEntries(PERMISSIONS.map((name) => [name, source[name]])) };
}

/** The flags of a list of permissions. */
export function flagsFrom(granted: readonly Permission[]): Flags {
  return { ...NO_PERMISSIONS, ...Object.fromEntries(granted.map((name) => [name, true])) };
}

/** The permissions whose flags are set, in the order of `PERMISSIONS`. */
export function grantedBy(flags: Flags): Permission[] {
  return PERMISSIONS.filter((name) => flags[name]);
}
