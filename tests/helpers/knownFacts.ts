import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';

/** A user with all facts known and every permission in a live business. */
export const KNOWN_FACTS: GuardFacts = {
  permission: PERMISSIONS,
  country: ['ID'],
  brand: ['main'],
  entity: ['main'],
  environment: ['PRODUCTION'],
  flag: [],
  account: ['regular'],
  status: ['LIVE'],
  excluded_page: [],
  internal: false,
};
