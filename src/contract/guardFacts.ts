import type {
  Account,
  Country,
  Entity,
  Environment,
  ExcludedPage,
  GoLiveStatus,
  Permission,
} from './generated/config.ts';

/**
 * The facts about a person, their business and their environment that a guard is evaluated with.
 * A fact is a set of values; `undefined` means unknown, and no guard opens on an unknown fact.
 */
export interface GuardFacts {
  readonly permission: readonly Permission[] | undefined;
  readonly country: readonly Country[] | undefined;
  readonly brand: readonly string[] | undefined;
  readonly entity: readonly Entity[] | undefined;
  readonly environment: readonly Environment[] | undefined;
  /** Feature flags that are on. */
  readonly flag: readonly string[] | undefined;
  readonly account: readonly Account[] | undefined;
  readonly status: readonly GoLiveStatus[] | undefined;
  readonly excluded_page: readonly ExcludedPage[] | undefined;
  readonly internal: boolean | undefined;
}

/** Facts that hold exactly one value for anybody, so that two different values exclude each other. */
export const SINGLE_VALUED_FACTS = ['country', 'brand', 'entity', 'environment', 'status'] as const;

/** Facts that hold any number of values. */
export const MANY_VALUED_FACTS = ['permission', 'flag', 'account', 'excluded_page'] as const;

/** The name of a fact that a guard lists values of. */
export type ListedFact = (typeof SINGLE_VALUED_FACTS)[number] | (typeof MANY_VALUED_FACTS)[number];
