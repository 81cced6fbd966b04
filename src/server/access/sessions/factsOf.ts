import type { Account, Environment, FlagDeclaration, Permission } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';

/** What guards ask of a business: a row of `businesses`. */
export interface BusinessFacts {
  readonly country: NonNullable<GuardFacts['country']>[number];
  readonly brand: string;
  readonly entity: NonNullable<GuardFacts['entity']>[number];
  /** Switched on. */
  readonly flags: readonly string[];
  /** Switched off although on by default. */
  readonly flags_off: readonly string[];
  readonly micro_ecommerce_limits_applied: boolean;
  readonly accounts: NonNullable<GuardFacts['account']>;
  readonly go_live_status: NonNullable<GuardFacts['status']>[number];
  readonly excluded_pages: NonNullable<GuardFacts['excluded_page']>;
  readonly internal: boolean;
}

/** The flags that are on: those switched on, and those that are on by default and not switched off. */
function flagsOf({ flags, flags_off }: BusinessFacts, declared: readonly FlagDeclaration[]): string[] {
  const usual = declared.filter((flag) => flag.default && !flags_off.includes(flag.id)).map((flag) => flag.id);
  return [...new Set([...flags, ...usual])].sort();
}

/** What kinds of account it is; one that the micro e-commerce limits are applied to is restricted as well. */
function accountsOf({ accounts, micro_ecommerce_limits_applied: isRestricted }: BusinessFacts): Account[] {
  return [...accounts, ...(isRestricted ? ['restricted' as const] : [])].sort();
}

/**
 * The facts of a person in a business and environment. Lists are sorted, so that equal facts are equal as text.
 * Rule access.each-request.
 */
export function factsOf(
  business: BusinessFacts,
  membership: Readonly<Record<Permission, boolean>>,
  environment: Environment,
  flags: readonly FlagDeclaration[] = [],
): GuardFacts {
  return {
    permission: PERMISSIONS.filter((permission) => membership[permission]),
    country: [business.country],
    brand: [business.brand],
    entity: [business.entity],
    environment: [environment],
    flag: flagsOf(business, flags),
    account: accountsOf(business),
    status: [business.go_live_status],
    excluded_page: [...business.excluded_pages].sort(),
    internal: business.internal,
  };
}
