import type { OfferedPermissions } from '#contract/generated/api.ts';
import { type ReadValue, useRead } from '#runtime/islands/index.ts';

/** How long the offered permissions stay fresh, in milliseconds. */
const STALE = 60_000;

/** Queries the permissions that can be granted in an account; nothing is requested without an account. */
export function useOfferedPermissions(account: string | undefined): ReadValue<OfferedPermissions> {
  const address = `/api/team/permissions?account=${encodeURIComponent(account ?? '')}`;
  return useRead(['team-permissions', account], address, STALE, account !== undefined);
}
