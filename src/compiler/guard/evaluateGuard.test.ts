import { expect, it } from 'vitest';
import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { evaluateGuard } from './evaluateGuard.ts';

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
])('the guard %j, for a person with %j, says %s', (guard, facts, verdict) => {
  expect(evaluateGuard(guard, { ...FACTS, ...facts })).toBe(verdict);
});
