import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import type { NodePath } from '../config.ts';
import { evaluateKey, type Verdict } from '../guard/evaluateGuard.ts';
import { type Formula, formulaOf } from '../satisfy/formula.ts';

/** One demand of a guard: one of its keys, or of the guards in it. */
export interface GuardPart {
  /** From the guard. */
  readonly path: NodePath;
  /** In words: `permission can_view or can_edit`. */
  readonly words: string;
  readonly formula: Formula;
  readonly judge: (facts: GuardFacts) => Verdict;
}

const NESTING: readonly string[] = ['not', 'any', 'all'];

/** Every demand of a guard, the inner ones included. */
export function guardParts(guard: Guard, path: NodePath = []): GuardPart[] {
  const parts: GuardPart[] = [];
  for (const key of Object.keys(guard) as (keyof Guard)[]) {
    if (!NESTING.includes(key)) {
      const alone: Guard = { [key]: guard[key] };
      const values: unknown = guard[key];
      const words = Array.isArray(values) ? `${key} ${values.join(' or ')}` : `${key} ${values}`;
      parts.push({
        path: [...path, key],
        words,
        formula: formulaOf(alone),
        judge: (facts) => evaluateKey(alone, key, facts),
      });
    }
  }
  if (guard.not !== undefined) parts.push(...guardParts(guard.not, [...path, 'not']));
  for (const key of ['any', 'all'] as const) {
    for (const [index, inner] of (guard[key] ?? []).entries()) parts.push(...guardParts(inner, [...path, key, index]));
  }
  return parts;
}
