import fc from 'fast-check';
import { KNOWN_VALUES } from '#compiler/satisfy/factValues.ts';
import type { Permission } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';

function one<T>(values: readonly T[]): fc.Arbitrary<T[]> {
  return fc.constantFrom(...values).map((value) => [value]);
}

/** Facts of a user, all of them known, in one of the brands. */
export function totalFacts(brands: readonly string[]): fc.Arbitrary<GuardFacts> {
  return fc.record({
    permission: fc.subarray<Permission>([...PERMISSIONS]),
    country: one(KNOWN_VALUES.country),
    brand: one(brands),
    entity: one(KNOWN_VALUES.entity),
    environment: one(KNOWN_VALUES.environment),
    flag: fc.subarray(['capital', 'issuing']),
    account: fc.subarray([...KNOWN_VALUES.account]),
    status: one(KNOWN_VALUES.status),
    excluded_page: fc.subarray([...KNOWN_VALUES.excluded_page]),
    internal: fc.boolean(),
  });
}
