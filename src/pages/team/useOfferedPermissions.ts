import type { UseQueryResult } from '@tanstack/react-query';
import type { OfferedPermissions } from '#contract/generated/api.ts';
import { useRead } from '#runtime/islands/index.ts';

/** How long what is offered stays the same for a dialog, in milliseconds. */
const STALE = 60_000;

/** The permissions that may be granted in an account; nothing is asked without one. */
export function useOfferedPermissions(account: string | undefined): UseQueryResult<OfferedPermissions> {
  const address = `/api/team/permissions?account=${encodeURIComponent(account ?? '')}`;
  return useRead(['team-permissions', account], address, STALE, account !== undefined);
}
