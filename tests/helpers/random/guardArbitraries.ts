import fc from 'fast-check';
import type { Guard, Permission } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';

const BRANDS = ['main', 'second', 'mitra'];
const FLAGS = ['capital', 'issuing'];
const COUNTRIES = ['ID', 'PH', 'SG'] as const;
const ENVIRONMENTS = ['DEVELOPMENT', 'PRODUCTION'] as const;
const ENTITIES = ['main', 'second', 'remittance'] as const;
const ACCOUNTS = ['regular', 'master', 'sub_account', 'owned', 'managed'] as const;
const STATUSES = ['REGISTERED', 'TIER_1', 'LIVE', 'SUSPENDED'] as const;
const EXCLUDED = ['transactions', 'escrow'] as const;

function some<T>(values: readonly T[]): fc.Arbitrary<T[]> {
  return fc.subarray([...values], { minLength: 1 });
}

function one<T>(values: readonly T[]): fc.Arbitrary<T[]> {
  return fc.constantFrom(...values).map((value) => [value]);
}

/** A fact that may not be known. */
function known<T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(values, { nil: undefined, freq: 4 });
}

/** Any guard that the schema allows, nested up to three levels. */
export const anyGuard: fc.Arbitrary<Guard> = fc.letrec<{ guard: Guard }>((tie) => ({
  guard: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constant<Guard>({ anyone: true }),
    fc
      .record(
        {
          permission: some<Permission>(PERMISSIONS),
          country: some(COUNTRIES),
          brand: some(BRANDS),
          entity: some(ENTITIES),
          environment: some(ENVIRONMENTS),
          flag: some(FLAGS),
          account: some(ACCOUNTS),
          status: some(STATUSES),
          excluded_page: some(EXCLUDED),
          internal: fc.boolean(),
          not: tie('guard'),
          any: fc.array(tie('guard'), { minLength: 2, maxLength: 3 }),
          all: fc.array(tie('guard'), { minLength: 2, maxLength: 3 }),
        },
        { requiredKeys: [] },
      )
      .filter((guard) => Object.keys(guard).length > 0),
  ),
})).guard;

/** Any facts; each may not be known. */
export const anyFacts: fc.Arbitrary<GuardFacts> = fc.record({
  permission: known(fc.subarray<Permission>([...PERMISSIONS])),
  country: known(one(COUNTRIES)),
  brand: known(one(BRANDS)),
  entity: known(one(ENTITIES)),
  environment: known(one(ENVIRONMENTS)),
  flag: known(fc.subarray(FLAGS)),
  account: known(fc.subarray([...ACCOUNTS])),
  status: known(one(STATUSES)),
  excluded_page: known(fc.subarray([...EXCLUDED])),
  internal: known(fc.boolean()),
});
