import { expect, it } from 'vitest';
import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { evaluateGuard, evaluateKey, every, isOpen, negate, some, type Verdict } from './evaluateGuard.ts';

const FACTS: GuardFacts = {
  permission: ['can_edit'],
  country: ['ID'],
  brand: ['main'],
  entity: [],
  environment: ['PRODUCTION'],
  flag: [],
  account: [],
  status: undefined,
  excluded_page: [],
  internal: false,
};

it.each<[Guard, Partial<GuardFacts>, ReturnType<typeof evaluateGuard>]>([
  [{ internal: true }, {}, false],
  [{ internal: true }, { internal: true }, true],
  [{ internal: true }, { internal: undefined }, 'unknown'],
  [{ internal: false }, {}, true],
  [{ internal: false }, { internal: true }, false],
  [{ country: ['ID'] }, {}, true],
  [{ country: ['PH'] }, {}, false],
  [{ country: ['PH', 'ID'] }, {}, true],
  [{ country: ['ID'] }, { country: undefined }, 'unknown'],
  [{ permission: ['can_edit'], country: ['PH'] }, {}, false],
  [{ permission: ['can_edit'], internal: true }, {}, false],
  [{ not: { country: ['ID'] } }, {}, false],
  [{ not: { country: ['PH'] } }, {}, true],
  [{ not: { country: ['PH'] } }, { country: undefined }, 'unknown'],
  [{ any: [{ country: ['PH'] }, { permission: ['can_edit'] }] }, {}, true],
  [{ any: [{ country: ['PH'] }, { internal: true }] }, {}, false],
  [{ all: [{ country: ['ID'] }, { internal: true }] }, {}, false],
  [{ all: [{ country: ['ID'] }, { internal: false }] }, {}, true],
  [{ brand_kind: ['own'] }, {}, 'unknown'],
  [{ anyone: true }, {}, true],
  [{ anyone: false } as never, {}, false],
  [{ any: [{ country: ['PH'] }, { status: ['LIVE'] }] }, {}, 'unknown'],
  [{ any: [{ country: ['ID'] }, { status: ['LIVE'] }] }, {}, true],
  [{ all: [{ country: ['ID'] }, { status: ['LIVE'] }] }, {}, 'unknown'],
  [{ all: [{ country: ['PH'] }, { status: ['LIVE'] }] }, {}, false],
  [{ entity: ['main'] }, {}, false],
])('the guard %j, for a person with %j, says %s', (guard, facts, verdict) => {
  expect(evaluateGuard(guard, { ...FACTS, ...facts })).toBe(verdict);
});

// Rule access.unknown-is-closed.
it.each<{ readonly damaged: object }>(
  [{}, { country: [] }, { any: [] }, { all: [] }, { permision: ['can_edit'] }, { constructor: ['x'] }].map(
    (damaged) => ({ damaged }),
  ),
)('the damaged guard $damaged opens nothing, and nothing where it is negated or combined', ({ damaged }) => {
  const guard = damaged as Guard;
  for (const each of [guard, { not: guard }, { all: [guard, { anyone: true }] }, { any: [guard, { country: ['PH'] }] }])
    expect([evaluateGuard(each as Guard, FACTS), isOpen([each as Guard], FACTS)]).toEqual(['unknown', false]);
});

it.each(['anyone', 'internal', 'not', 'any', 'all', 'brand_kind', 'country', 'permission', 'status'] as const)(
  'a guard without %s allows as much as its other keys do',
  (key) => {
    expect(evaluateKey({}, key, FACTS)).toBe(true);
  },
);

it('joins verdicts as three-valued logic does', () => {
  const verdicts: Verdict[] = [true, false, 'unknown'];
  const rank = { true: 2, unknown: 1, false: 0 } as const;
  const lowest = (one: Verdict, other: Verdict) => (rank[`${one}`] <= rank[`${other}`] ? one : other);
  for (const one of verdicts)
    for (const other of verdicts) {
      expect(every([one, other])).toBe(lowest(one, other));
      expect(some([one, other])).toBe(negate(lowest(negate(one), negate(other))));
    }
  expect([every([]), some([]), negate(true), negate(false)]).toEqual([true, false, false, true]);
});

it('is open where every guard of the chain certainly is', () => {
  const [open, closed, unknown]: Guard[] = [{ country: ['ID'] }, { country: ['PH'] }, { status: ['LIVE'] }];
  expect(isOpen([], FACTS)).toBe(true);
  expect(isOpen([undefined, open], FACTS)).toBe(true);
  for (const last of [closed, unknown])
    expect([isOpen([open, last], FACTS), isOpen([last, open, undefined], FACTS)]).toEqual([false, false]);
});
