import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { isOpen } from '../../guard/evaluateGuard.ts';

/** The first of several declarations that is open to the facts; one without a guard is open to everybody. */
export function firstOpen<T extends { readonly guard?: Guard }>(
  declarations: readonly T[] | undefined,
  facts: GuardFacts,
): T | undefined {
  return declarations?.find(({ guard }) => isOpen([guard], facts));
}
