import { canUseLive } from '#contract/canUseLive.ts';
import type { PermissionWords } from '#contract/generated/api.ts';
import type { Environment } from '#contract/generated/config.ts';
import { NO_PERMISSIONS } from '#contract/permissions.ts';
import { factsOf } from '../../access/sessions/people/factsOf.ts';
import type { Services } from '../../core/services.ts';
import type { Flags } from './Flags.ts';
import type { TeamAccount } from './teamAccounts.ts';

/** The default environment of an account. */
function usualEnvironment({ row }: TeamAccount): Environment {
  return canUseLive(row.go_live_status) ? 'PRODUCTION' : 'DEVELOPMENT';
}

/** The resolution of the config for a user in an account. */
export function resolveFor({ config }: Pick<Services, 'config'>, account: TeamAccount, flags: Flags) {
  const declared = config.current().config.flags.value.flags;
  return config.resolve(account.row.brand, factsOf(account.row, flags, usualEnvironment(account), declared));
}

/** Removes permissions that an account never has: an owned account has no developers. Rule team.owned-account-no-developer. */
export function normalised(account: Pick<TeamAccount, 'type'>, flags: Flags): Flags {
  return account.type === 'OWNED' ? { ...flags, can_manage_tech_settings: false } : flags;
}

/**
 * The permissions that can be granted in an account, named by its brand and country (config/permissions.yaml).
 * Rule team.not-offered-refused.
 */
export function offeredPermissions(services: Pick<Services, 'config'>, account: TeamAccount): PermissionWords[] {
  const { permissions } = resolveFor(services, account, NO_PERMISSIONS);
  return permissions.filter(({ id, offered }) => offered && normalised(account, { ...NO_PERMISSIONS, [id]: true })[id]);
}

/** The flags that can be granted in the account. Rule team.may-grant-more. */
export function narrowed(services: Pick<Services, 'config'>, account: TeamAccount, flags: Flags): Flags {
  const granted = offeredPermissions(services, account).filter(({ id }) => flags[id]);
  return { ...NO_PERMISSIONS, ...Object.fromEntries(granted.map(({ id }) => [id, true])) };
}
