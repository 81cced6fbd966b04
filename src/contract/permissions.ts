import type { Permission } from './generated/config.ts';

/** Every permission flag, in the order in which people are shown them. Rule access.seven-permissions. */
export const PERMISSIONS = [
  'can_view',
  'can_edit',
  'can_approve',
  'operation',
  'can_administer',
  'can_manage_tech_settings',
  'can_withdraw',
] as const satisfies readonly Permission[];

/** A user without any of them. */
export const NO_PERMISSIONS: Readonly<Record<Permission, boolean>> = {
  can_view: false,
  can_edit: false,
  can_approve: false,
  operation: false,
  can_administer: false,
  can_manage_tech_settings: false,
  can_withdraw: false,
};
