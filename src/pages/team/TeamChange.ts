import type { PermissionGrant } from '#contract/generated/api.ts';
import type { Permission } from '#contract/generated/config.ts';
import { PERMISSIONS } from '#contract/permissions.ts';

/** A change of a user's accounts. */
export interface TeamChange {
  readonly add?: readonly PermissionGrant[];
  readonly update?: readonly PermissionGrant[];
  readonly remove?: readonly { readonly business_id: string }[];
}

/** Returns the flags of an account, all seven. */
export function grantOf(business_id: string, granted: readonly Permission[]): PermissionGrant {
  const flags = Object.fromEntries(PERMISSIONS.map((name) => [name, granted.includes(name)]));
  return { business_id, ...(flags as Record<Permission, boolean>) };
}

/** Returns the permissions whose flags are set, in the order of `PERMISSIONS`. */
export function grantedIn(flags: Readonly<Record<Permission, boolean>>): Permission[] {
  return PERMISSIONS.filter((name) => flags[name]);
}
