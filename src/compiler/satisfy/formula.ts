import type { Guard } from '#contract/generated/config.ts';
import { MANY_VALUED_FACTS, SINGLE_VALUED_FACTS } from '#contract/guardFacts.ts';
import { isSingleFact } from './factValues.ts';

/** One thing that is so or not: a fact holds a value. `internal` holds `true`. */
export interface Atom {
  readonly fact: string;
  readonly value: string;
  /** `fact=value`. */
  readonly key: string;
  /** Whether the fact holds exactly one value for anybody. */
  readonly isSingle: boolean;
}

/** A guard as a formula over atoms. An empty conjunction is true, an empty disjunction false. */
export type Formula =
  | { readonly kind: 'atom'; readonly atom: Atom }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Formula[] }
  | { readonly kind: 'not'; readonly part: Formula };

export const TRUE: Formula = { kind: 'all', parts: [] };

/** Every formula holds. */
export function allOf(...parts: readonly Formula[]): Formula {
  return { kind: 'all', parts };
}

/** At least one formula holds. */
export function anyOf(...parts: readonly Formula[]): Formula {
  return { kind: 'any', parts };
}

/** The formula does not hold. */
export function notOf(part: Formula): Formula {
  return { kind: 'not', part };
}

const atoms = new Map<string, Formula>();

/** A fact holds a value. The same of both is the same object: guards repeat the same few. */
export function holds(fact: string, value: string): Formula {
  const key = `${fact}=${value}`;
  const known = atoms.get(key) ?? { kind: 'atom', atom: { fact, value, key, isSingle: isSingleFact(fact) } };
  atoms.set(key, known);
  return known;
}

const LISTED = [...SINGLE_VALUED_FACTS, ...MANY_VALUED_FACTS] as const;

/** When a guard is open to a person whose facts are all known. No guard is as open as its parent: true. */
export function formulaOf(guard: Guard | undefined): Formula {
  if (guard === undefined) return TRUE;
  const parts: Formula[] = [];
  for (const fact of LISTED) {
    const values: readonly string[] | undefined = guard[fact];
    if (values !== undefined) parts.push(anyOf(...values.map((value) => holds(fact, value))));
  }
  if (guard.internal !== undefined)
    parts.push(guard.internal ? holds('internal', 'true') : notOf(holds('internal', 'true')));
  if (guard.not !== undefined) parts.push(notOf(formulaOf(guard.not)));
  if (guard.any !== undefined) parts.push(anyOf(...guard.any.map(formulaOf)));
  if (guard.all !== undefined) parts.push(...guard.all.map(formulaOf));
  return allOf(...parts);
}
