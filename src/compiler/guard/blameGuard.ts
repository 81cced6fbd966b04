import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import type { NodePath } from '../config.ts';
import { evaluateGuard, evaluateKey } from './evaluateGuard.ts';

/** The part of a guard that keeps it closed: its path below the guard, and why in words. */
export interface Blame {
  readonly path: NodePath;
  readonly reason: string;
}

/** The first key that is not certainly open, or `undefined` when the guard is open. */
export function blameGuard(guard: Guard, facts: GuardFacts): Blame | undefined {
  if (evaluateGuard(guard, facts) === true) return undefined;
  for (const key of Object.keys(guard) as (keyof Guard)[]) {
    if (evaluateKey(guard, key, facts) === true) continue;
    return blameKey(guard, key, facts);
  }
  return { path: [], reason: 'the guard is empty' };
}

function blameKey(guard: Guard, key: keyof Guard, facts: GuardFacts): Blame {
  switch (key) {
    case 'all':
      return blameInner(guard.all ?? [], facts);
    case 'any':
      return { path: ['any'], reason: 'none of the guards under any is open' };
    case 'not':
      return { path: ['not'], reason: `not for ${describe(guard.not ?? {}, facts)}` };
    default:
      return { path: [key], reason: describe({ [key]: guard[key] }, facts) };
  }
}

function blameInner(guards: readonly Guard[], facts: GuardFacts): Blame {
  for (const [index, inner] of guards.entries()) {
    const blame = blameGuard(inner, facts);
    if (blame) return { path: ['all', index, ...blame.path], reason: blame.reason };
  }
  return { path: ['all'], reason: 'a guard under all is not open' };
}

function describe(guard: Guard, facts: GuardFacts): string {
  const parts: string[] = [];
  for (const key of Object.keys(guard) as (keyof Guard)[]) {
    if (key === 'anyone') parts.push('anyone');
    else if (key === 'internal') parts.push(`internal ${guard.internal} (is ${facts.internal ?? 'not known'})`);
    else if (key === 'not' || key === 'any' || key === 'all' || key === 'brand_kind') parts.push(key);
    else parts.push(`${key} ${(guard[key] ?? []).join(' or ')} (has ${describeFact(facts[key])})`);
  }
  return parts.join(' and ');
}

function describeFact(values: readonly string[] | undefined): string {
  if (values === undefined) return 'not known';
  return values.length === 0 ? 'none' : values.join(', ');
}
