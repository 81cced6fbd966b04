import { type FactValues, isSingleFact } from './factValues.ts';
import type { Atom, Formula } from './formula.ts';

/** The assumptions about a person: the value of single-valued facts, and which `fact=value` the others hold. */
export interface Assumptions {
  readonly single: Map<string, string>;
  readonly many: Map<string, boolean>;
}

/** Most assumptions that one search tries. No guard of a real config comes near it. */
const MOST_TRIES = 100_000;

function judgeAtom(atom: Atom, { single, many }: Assumptions): boolean | Atom {
  if (!atom.isSingle) return many.get(atom.key) ?? atom;
  const value = single.get(atom.fact);
  return value === undefined ? atom : value === atom.value;
}

/** Whether a formula holds under the assumptions, or the first atom that has to be assumed to decide. */
function judge(formula: Formula, assumptions: Assumptions): boolean | Atom {
  if (formula.kind === 'atom') return judgeAtom(formula.atom, assumptions);
  if (formula.kind === 'not') {
    const verdict = judge(formula.part, assumptions);
    return typeof verdict === 'boolean' ? !verdict : verdict;
  }
  const settling = formula.kind === 'any';
  let open: Atom | undefined;
  for (const part of formula.parts) {
    const verdict = judge(part, assumptions);
    if (verdict === settling) return settling;
    if (typeof verdict !== 'boolean') open ??= verdict;
  }
  return open ?? !settling;
}

/** Who a formula holds for, in words: `brand second, permission can_view`. */
function describe({ single, many }: Assumptions): string {
  const held = [...many].filter(([, is]) => is).map(([key]) => key.replace('=', ' '));
  const known = [...single].map(([fact, value]) => `${fact} ${value}`);
  const without = [...many].filter(([, is]) => !is).map(([key]) => key.replace('=', ' '));
  const parts = [...known, ...held, ...(without.length > 0 ? [`without ${without.join(' and ')}`] : [])];
  return parts.length === 0 ? 'anybody' : parts.join(', ');
}

/**
 * What is enough for a formula to hold, or `undefined` when it never holds. Exact: values of a single-valued fact
 * exclude each other, and there are no others than those given. Facts that do not matter are left open.
 */
export function findAssumptions(formula: Formula, values: FactValues): Assumptions | undefined {
  const assumptions: Assumptions = { single: new Map(), many: new Map() };
  let tries = 0;

  function search(): boolean {
    tries += 1;
    const verdict = judge(formula, assumptions);
    if (typeof verdict === 'boolean') return verdict;
    // Giving up must not accuse anybody: what was not decided counts as possible.
    if (tries > MOST_TRIES) return true;
    const { fact } = verdict;
    if (isSingleFact(fact)) {
      for (const value of values[fact]) {
        assumptions.single.set(fact, value);
        if (search()) return true;
      }
      assumptions.single.delete(fact);
      return false;
    }
    for (const held of [true, false]) {
      assumptions.many.set(verdict.key, held);
      if (search()) return true;
    }
    assumptions.many.delete(verdict.key);
    return false;
  }

  return search() ? assumptions : undefined;
}

/** A person for whom the formula holds, in words, or `undefined` if it never holds. */
export function satisfy(formula: Formula, values: FactValues): string | undefined {
  const found = findAssumptions(formula, values);
  return found && describe(found);
}
