import { expect, it } from 'vitest';
import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { blameGuard } from './blameGuard.ts';

const FACTS: GuardFacts = {
  permission: ['can_edit', 'can_view'],
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

it.each<[Guard, ReturnType<typeof blameGuard>]>([
  [{ country: ['ID'] }, undefined],
  [{ country: ['PH', 'SG'] }, { path: ['country'], reason: 'country PH or SG (has ID)' }],
  [
    { permission: ['can_withdraw'] },
    { path: ['permission'], reason: 'permission can_withdraw (has can_edit, can_view)' },
  ],
  [{ flag: ['escrow'] }, { path: ['flag'], reason: 'flag escrow (has none)' }],
  [{ status: ['LIVE'] }, { path: ['status'], reason: 'status LIVE (has not known)' }],
  [{ internal: true }, { path: ['internal'], reason: 'internal true (is false)' }],
  [{ not: { country: ['ID'] } }, { path: ['not'], reason: 'not for country ID (has ID)' }],
  [{}, { path: [], reason: 'the guard is empty' }],
  [
    { any: [{ country: ['PH'] }, { internal: true }] },
    { path: ['any'], reason: 'none of the guards under any is open' },
  ],
  [
    { country: ['ID'], all: [{ country: ['ID'] }, { flag: ['escrow'] }] },
    { path: ['all', 1, 'flag'], reason: 'flag escrow (has none)' },
  ],
  // The first key that is closed is to blame, in the order in which they are written.
  [
    { country: ['ID'], flag: ['escrow'], internal: true },
    { path: ['flag'], reason: 'flag escrow (has none)' },
  ],
  [
    { not: { country: ['ID'], permission: ['can_view'] } },
    { path: ['not'], reason: 'not for country ID (has ID) and permission can_view (has can_edit, can_view)' },
  ],
  [{ not: { any: [{ country: ['ID'] }], anyone: true } }, { path: ['not'], reason: 'not for any and anyone' }],
  [{ not: { not: { country: ['PH'] } } }, { path: ['not'], reason: 'not for not' }],
  [{ not: { all: [{ country: ['ID'] }] } }, { path: ['not'], reason: 'not for all' }],
  [{ not: { brand_kind: ['own'] } }, { path: ['not'], reason: 'not for brand_kind' }],
  [{ any: [{ country: ['PH'] }, { country: ['ID'] }] }, undefined],
])('the guard %j is kept closed by %j', (guard, blame) => {
  expect(blameGuard(guard, FACTS)).toEqual(blame);
});
