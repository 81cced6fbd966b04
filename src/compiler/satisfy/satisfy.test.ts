import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { evaluateGuard } from '../guard/evaluateGuard.ts';
import { factValues } from './factValues.ts';
import { allOf, formulaOf, notOf } from './formula.ts';
import { satisfy } from './satisfy.ts';

const VALUES = factValues(['main', 'second']);

function who(...guards: Guard[]): string | undefined {
  return satisfy(allOf(...guards.map(formulaOf)), VALUES);
}

describe('satisfy', () => {
  it('finds a person for a guard that can be open', () => {
    expect(who({ permission: ['can_view'], brand: ['second'] })).toBe('brand second, permission can_view');
    expect(who({ anyone: true })).toBe('anybody');
    expect(who({ not: { internal: true } })).toBe('without internal true');
  });

  it('knows that one value of a single-valued fact excludes the others', () => {
    expect(who({ brand: ['second'] }, { not: { brand: ['second'] } })).toBeUndefined();
    expect(who({ country: ['ID'] }, { country: ['PH', 'SG'] })).toBeUndefined();
    expect(who({ permission: ['can_view'] }, { permission: ['can_edit'] })).toBe(
      'permission can_view, permission can_edit',
    );
  });

  it('knows that a single-valued fact has no other values', () => {
    expect(who({ not: { environment: ['DEVELOPMENT', 'PRODUCTION'] } })).toBeUndefined();
    expect(who({ not: { brand: ['main', 'second'] } })).toBeUndefined();
    expect(who({ not: { anyone: true } })).toBeUndefined();
  });

  it('takes a guard for possible that needs more tries than it makes', () => {
    const either = Array.from({ length: 18 }, (_, index) => ({ flag: [`f${index}`] })) as unknown as Guard[];
    const undecided = either.map((flag): Guard => ({ any: [flag, { not: flag }] }));
    const never: Guard[] = [{ brand: ['main'] }, { brand: ['second'] }];
    expect(who(...undecided.slice(0, 4), ...never)).toBeUndefined();
    expect(who(...undecided, ...never)).toBeDefined();
  });

  const guard: fc.Arbitrary<Guard> = fc.letrec<{ guard: Guard }>((tie) => ({
    guard: fc.oneof(
      { maxDepth: 3 },
      fc.record({ brand: fc.subarray(['main', 'second'], { minLength: 1 }) }),
      fc.record({
        environment: fc.subarray(['DEVELOPMENT', 'PRODUCTION'] as const, { minLength: 1 }),
      }) as fc.Arbitrary<Guard>,
      fc.record({
        permission: fc.subarray(['can_view', 'can_edit'] as const, { minLength: 1 }),
      }) as fc.Arbitrary<Guard>,
      fc.record({ internal: fc.boolean() }),
      fc.record({ not: tie('guard') }),
      fc.record({ any: fc.array(tie('guard'), { minLength: 2, maxLength: 3 }) }),
      fc.record({ all: fc.array(tie('guard'), { minLength: 2, maxLength: 3 }) }),
    ),
  })).guard;

  /** Everybody there can be, over the facts that the guards above ask. */
  function* everybody(): Generator<GuardFacts> {
    for (const brand of ['main', 'second']) {
      for (const environment of ['DEVELOPMENT', 'PRODUCTION'] as const) {
        for (const permission of [
          [],
          ['can_view'],
          ['can_edit'],
          ['can_view', 'can_edit'],
        ] as GuardFacts['permission'][]) {
          for (const internal of [true, false]) {
            yield {
              brand: [brand],
              environment: [environment],
              permission,
              internal,
              country: ['ID'],
              entity: ['main'],
              flag: [],
              account: [],
              status: ['LIVE'],
              excluded_page: [],
            };
          }
        }
      }
    }
  }

  it('agrees with asking the guard of everybody there is', () => {
    fc.assert(
      fc.property(guard, (candidate) => {
        const opens = [...everybody()].map((facts) => evaluateGuard(candidate, facts) === true);
        expect(who(candidate) !== undefined).toBe(opens.includes(true));
        expect(satisfy(notOf(formulaOf(candidate)), VALUES) !== undefined).toBe(opens.includes(false));
      }),
      { seed: 20261101, numRuns: 500 },
    );
  });
});
