import { evaluateGuard } from '#compiler/guard/evaluateGuard.ts';
import type { Account, Environment, FlagDeclaration, Permission } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { type BusinessFlags, flagsInEffect } from './flagsInEffect.ts';

/** Facts of a business for guards: a row of `businesses`. */
export interface BusinessFacts extends BusinessFlags {
  readonly country: NonNullable<GuardFacts['country']>[number];
  readonly brand: string;
  readonly entity: NonNullable<GuardFacts['entity']>[number];
  /** What it is in test mode alone. */
  readonly test_accounts: readonly Account[];
  readonly micro_ecommerce_limits_applied: boolean;
  readonly accounts: NonNullable<GuardFacts['account']>;
  readonly go_live_status: NonNullable<GuardFacts['status']>[number];
  readonly excluded_pages: NonNullable<GuardFacts['excluded_page']>;
  readonly internal: boolean;
}

/** The account kinds; a platform is not regular, and an account with micro e-commerce limits is restricted as well. */
function accountsOf({ accounts, micro_ecommerce_limits_applied }: BusinessFacts, own: readonly Account[]): Account[] {
  const kinds = new Set([...accounts, ...own]);
  if (kinds.has('master')) kinds.delete('regular');
  if (micro_ecommerce_limits_applied) kinds.add('restricted');
  return [...kinds].sort();
}

/** What a person has in a business: a row of `memberships`. */
export type MemberFacts = Readonly<Record<Permission, boolean>> & {
  /** Flags that they have switched on for themselves. */
  readonly flags?: readonly string[];
};

/** With the flags that a person has chosen and may still choose. Rule access.own-flags. */
function withChosen(facts: GuardFacts, chosen: readonly string[], declared: readonly FlagDeclaration[]): GuardFacts {
  const own = declared.filter(
    ({ id, chosen_by }) => chosen.includes(id) && chosen_by !== undefined && evaluateGuard(chosen_by, facts) === true,
  );
  if (own.length === 0) return facts;
  return { ...facts, flag: [...new Set([...(facts.flag ?? []), ...own.map(({ id }) => id)])].sort() };
}

/**
 * The facts of a user in a business and environment. Lists are sorted, so that equal facts serialize equally.
 * Rule access.each-request.
 */
export function factsOf(
  business: BusinessFacts,
  membership: MemberFacts,
  environment: Environment,
  flags: readonly FlagDeclaration[] = [],
): GuardFacts {
  const isTest = environment === 'DEVELOPMENT';
  const facts: GuardFacts = {
    permission: PERMISSIONS.filter((permission) => membership[permission]),
    country: [business.country],
    brand: [business.brand],
    entity: [business.entity],
    environment: [environment],
    flag: flagsInEffect(business, environment, flags),
    account: accountsOf(business, isTest ? business.test_accounts : []),
    status: [business.go_live_status],
    excluded_page: [...business.excluded_pages].sort(),
    internal: business.internal,
  };
  return withChosen(facts, membership.flags ?? [], flags);
}
