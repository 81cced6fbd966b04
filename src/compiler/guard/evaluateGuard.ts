import type { Guard } from '#contract/generated/config.ts';
import { type GuardFacts, type ListedFact, MANY_VALUED_FACTS, SINGLE_VALUED_FACTS } from '#contract/guardFacts.ts';

/**
 * What a guard says of the facts: open, closed, or not known. Only `true` opens.
 * Rule access.unknown-is-closed.
 */
export type Verdict = true | false | 'unknown';

/** Every fact that a guard lists values of. */
export const LISTED_FACTS: readonly ListedFact[] = [...SINGLE_VALUED_FACTS, ...MANY_VALUED_FACTS];

/** False if any is false, else unknown if any is unknown, else true. An empty conjunction is true. */
export function every(verdicts: Iterable<Verdict>): Verdict {
  let result: Verdict = true;
  for (const verdict of verdicts) {
    if (verdict === false) return false;
    if (verdict === 'unknown') result = 'unknown';
  }
  return result;
}

/** True if any is true, else unknown if any is unknown, else false. An empty disjunction is false. */
export function some(verdicts: Iterable<Verdict>): Verdict {
  return negate(every([...verdicts].map(negate)));
}

/** The opposite; what is not known stays not known. */
export function negate(verdict: Verdict): Verdict {
  return verdict === 'unknown' ? 'unknown' : !verdict;
}

/** What one key of a guard says. A key that the guard does not have says nothing: true. */
export function evaluateKey(guard: Guard, key: keyof Guard, facts: GuardFacts): Verdict {
  switch (key) {
    case 'anyone':
      return guard.anyone === undefined || guard.anyone === true;
    case 'internal':
      if (guard.internal === undefined) return true;
      return facts.internal === undefined ? 'unknown' : facts.internal === guard.internal;
    case 'not':
      return guard.not === undefined || negate(evaluateGuard(guard.not, facts));
    case 'any':
      return guard.any === undefined || judgeAll(guard.any, facts, some);
    case 'all':
      return guard.all === undefined || judgeAll(guard.all, facts, every);
    case 'brand_kind':
      // The compiler writes it out in brands; a guard that is read before that is unknown.
      return guard.brand_kind === undefined || 'unknown';
    default:
      return guard[key] === undefined || holdsOneOf(guard[key], facts[key]);
  }
}

function judgeAll(guards: readonly Guard[], facts: GuardFacts, join: typeof every): Verdict {
  if (guards.length === 0) return 'unknown';
  return join(guards.map((inner) => evaluateGuard(inner, facts)));
}

function holdsOneOf(wanted: readonly string[], held: readonly string[] | undefined): Verdict {
  if (held === undefined || wanted.length === 0) return 'unknown';
  return wanted.some((value) => held.includes(value));
}

const GUARD_KEYS: ReadonlySet<string> = new Set([...LISTED_FACTS, 'anyone', 'internal', 'not', 'any', 'all']);

function isGuardKey(key: string): key is keyof Guard {
  return GUARD_KEYS.has(key);
}

/**
 * What the guard says of the facts. Keys AND, values OR.
 * A damaged guard (no keys, an unknown key, an empty list) is not known, so that it stays closed under `not` too.
 */
export function evaluateGuard(guard: Guard, facts: GuardFacts): Verdict {
  const keys = Object.keys(guard);
  if (keys.length === 0) return 'unknown';
  return every(keys.map((key) => (isGuardKey(key) ? evaluateKey(guard, key, facts) : 'unknown')));
}

/** Whether every guard of a chain, from the outermost to the thing itself, is certainly open. */
export function isOpen(chain: readonly (Guard | undefined)[], facts: GuardFacts): boolean {
  return chain.every((guard) => guard === undefined || evaluateGuard(guard, facts) === true);
}
