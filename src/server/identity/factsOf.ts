import type { Environment, Permission } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';

/** What guards ask of a business: a row of `businesses`. */
export interface BusinessFacts {
  readonly country: NonNullable<GuardFacts['country']>[number];
  readonly brand: string;
  readonly entity: NonNullable<GuardFacts['entity']>[number];
  readonly flags: readonly string[];
  readonly accounts: NonNullable<GuardFacts['account']>;
  readonly go_live_status: NonNullable<GuardFacts['status']>[number];
  readonly excluded_pages: NonNullable<GuardFacts['excluded_page']>;
  readonly internal: boolean;
}

/** The facts of a person in a business and environment. Lists are sorted, so that equal facts are equal as text. */
export function factsOf(
  business: BusinessFacts,
  membership: Readonly<Record<Permission, boolean>>,
  environment: Environment,
): GuardFacts {
  return {
    permission: PERMISSIONS.filter((permission) => membership[permission]),
    country: [business.country],
    brand: [business.brand],
    entity: [business.entity],
    environment: [environment],
    flag: [...business.flags].sort(),
    account: [...business.accounts].sort(),
    status: [business.go_live_status],
    excluded_page: [...business.excluded_pages].sort(),
    internal: business.internal,
  };
}
