import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blameGuard } from '#compiler/guard/blameGuard.ts';
import { evaluateGuard, isOpen } from '#compiler/guard/evaluateGuard.ts';
import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { anyFacts, anyGuard } from '../helpers/random/guardArbitraries.ts';

const RUNS = { numRuns: 10_000 };

const NOTHING_KNOWN: GuardFacts = {
  permission: undefined,
  country: undefined,
  brand: undefined,
  entity: undefined,
  environment: undefined,
  flag: undefined,
  account: undefined,
  status: undefined,
  excluded_page: undefined,
  internal: undefined,
};

describe('a guard', () => {
  it('never widens the guard above it', () => {
    fc.assert(
      fc.property(anyGuard, anyGuard, anyFacts, (parent, child, facts) => {
        if (isOpen([parent, child], facts)) expect(isOpen([parent], facts)).toBe(true);
      }),
      RUNS,
    );
  });

  // Rule access.unknown-is-closed.
  it('never opens on a fact that is not known', () => {
    const facts = fc.constantFrom(...(Object.keys(NOTHING_KNOWN) as (keyof GuardFacts)[]));
    fc.assert(
      fc.property(anyGuard, anyFacts, facts, (guard, known, forgotten) => {
        // A verdict without the fact is the same with it, so that an unknown fact can only close.
        const verdict = evaluateGuard(guard, { ...known, [forgotten]: undefined });
        if (verdict !== 'unknown') expect(evaluateGuard(guard, known)).toBe(verdict);
      }),
      RUNS,
    );
  });

  it('opens without any fact only where it says anyone', () => {
    fc.assert(
      fc.property(anyGuard, (guard) => {
        if (evaluateGuard(guard, NOTHING_KNOWN) === true) expect(JSON.stringify(guard)).toContain('anyone');
      }),
      RUNS,
    );
  });

  it('has a line as its reason exactly when it is not open', () => {
    fc.assert(
      fc.property(anyGuard, anyFacts, (guard, facts) => {
        expect(blameGuard(guard, facts) === undefined).toBe(evaluateGuard(guard, facts) === true);
      }),
      RUNS,
    );
  });

  it.each([
    ['without keys', {}],
    ['with an unknown key', { permision: ['can_view'] }],
    ['with an empty list', { country: [] }],
    ['with nothing under any', { any: [] }],
  ])('stays closed when it is damaged, under not too: %s', (_name, damage) => {
    const damaged = damage as Guard;
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(evaluateGuard(damaged, facts)).not.toBe(true);
        expect(evaluateGuard({ not: damaged }, facts)).not.toBe(true);
      }),
    );
  });
});
