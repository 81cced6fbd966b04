import { type SQL, sql } from 'drizzle-orm';
import type { Environment, FlagDeclaration } from '#contract/generated/config.ts';

/** Feature flags of a business: columns of `businesses`. */
export interface BusinessFlags {
  /** Flags that are on. */
  readonly flags: readonly string[];
  /** Flags that are off although on by default. */
  readonly flags_off: readonly string[];
  /** What is on in test mode alone. */
  readonly test_flags: readonly string[];
}

/**
 * The flags that a business has in an environment: those switched on, in test mode also those of test mode alone, and those
 * on by default that are not switched off. Sorted.
 * Rule access.feature-flags, activation.unlocks.
 */
export function flagsInEffect(
  { flags, flags_off, test_flags }: BusinessFlags,
  environment: Environment,
  declared: readonly FlagDeclaration[],
): string[] {
  const usual = declared.filter((flag) => flag.default && !flags_off.includes(flag.id)).map((flag) => flag.id);
  return [...new Set([...flags, ...(environment === 'DEVELOPMENT' ? test_flags : []), ...usual])].sort();
}

/** Where a flag is looked up in SQL. */
interface FlagTerms {
  readonly flag: string;
  /** Name of the row of `businesses`. */
  readonly business: SQL;
  readonly environment: SQL;
  /** Whether the flag is on by default. */
  readonly isUsual: boolean;
}

/** Condition that `flagsInEffect` has a flag. */
export function flagCondition({ flag, business, environment, isUsual }: FlagTerms): SQL {
  return sql`(${flag} = any(${business}.flags)
    or (${environment} = 'DEVELOPMENT' and ${flag} = any(${business}.test_flags))
    or (${isUsual}::boolean and ${flag} <> all(${business}.flags_off)))`;
}
