import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts, ListedFact } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import type { Dice } from '../../expression/testing/randomExpression.ts';
import { isSingleFact, KNOWN_VALUES } from '../../satisfy/factValues.ts';
import { LISTED_FACTS } from '../evaluateGuard.ts';

const VALUES: Readonly<Record<ListedFact, readonly string[]>> = {
  ...KNOWN_VALUES,
  permission: PERMISSIONS,
  brand: ['main', 'second', 'mitra'],
  flag: ['capital', 'issuing'],
};

function someOf(dice: Dice, values: readonly string[], least: number): string[] {
  const found = values.filter(() => dice(3) === 0);
  const [first = ''] = [values[dice(values.length)]];
  return found.length < least ? [first] : found;
}

function several(dice: Dice, depth: number): Guard[] {
  return Array.from({ length: 1 + dice(3) }, () => randomGuard(dice, depth));
}

/** A guard as the schema allows it, which nests at most so deep. */
export function randomGuard(dice: Dice, depth: number): Guard {
  if (dice(12) === 0) return { anyone: true };
  const guard: Record<string, unknown> = {};
  for (let keys = dice(3); keys >= 0; keys -= 1) {
    const kind = dice(depth === 0 ? 5 : 8);
    const fact = LISTED_FACTS[dice(LISTED_FACTS.length)] ?? 'permission';
    if (kind < 4) guard[fact] = someOf(dice, VALUES[fact], 1);
    else if (kind === 4) guard.internal = dice(2) === 0;
    else if (kind === 5) guard.not = randomGuard(dice, depth - 1);
    else guard[kind === 6 ? 'any' : 'all'] = several(dice, depth - 1);
  }
  return guard as Guard;
}

/** Facts of a person; about one in five is unknown. */
export function randomFacts(dice: Dice): GuardFacts {
  const facts: Record<string, unknown> = { internal: dice(5) === 0 ? undefined : dice(2) === 0 };
  for (const fact of LISTED_FACTS) {
    const values = VALUES[fact];
    if (dice(5) === 0) facts[fact] = undefined;
    else facts[fact] = isSingleFact(fact) ? [values[dice(values.length)]] : someOf(dice, values, 0);
  }
  return facts as unknown as GuardFacts;
}

const DAMAGE: readonly object[] = [
  {},
  { permision: ['can_view'] },
  { country: [] },
  { any: [] },
  { all: [] },
  { constructor: ['x'] },
];

function damage(dice: Dice, depth: number): Guard {
  if (depth === 0 || dice(3) === 0) return DAMAGE[dice(DAMAGE.length)] as Guard;
  const inner = damage(dice, depth - 1);
  return [{ not: inner }, { any: [inner, damage(dice, depth - 1)] }, { all: [inner] }][dice(3)] ?? inner;
}

/** A guard that no schema would allow: an unknown key, an empty list, however it is nested. */
export function damagedGuard(dice: Dice, depth: number): Guard {
  const inner = damage(dice, depth);
  const beside = randomGuard(dice, 1);
  return [inner, { all: [beside, inner] }, { ...beside, not: inner }][dice(3)] ?? inner;
}
