import { expect, it } from 'vitest';
import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { diceOf } from '../expression/testing/randomExpression.ts';
import { randomRuns } from '../testing/randomRuns.ts';
import { blameGuard } from './blameGuard.ts';
import { evaluateGuard, isOpen } from './evaluateGuard.ts';
import { damagedGuard, randomFacts, randomGuard } from './testing/randomGuard.ts';

const { count: COUNT, seed: SEED } = randomRuns();

/** What is wrong with how a guard below another answers, or nothing. */
function wrongAnswer(above: Guard, guard: Guard, facts: GuardFacts, forgotten: keyof GuardFacts): string | undefined {
  const verdict = evaluateGuard(guard, facts);
  if (isOpen([above, guard], facts) && !isOpen([above], facts)) return 'it widens the guard above it';
  if ((blameGuard(guard, facts) === undefined) !== (verdict === true)) return 'its blame is not its verdict';
  const less = evaluateGuard(guard, { ...facts, [forgotten]: undefined });
  if (less !== 'unknown' && less !== verdict) return `knowing ${forgotten} turns it from ${less} to ${verdict}`;
  const opposite = evaluateGuard({ not: guard }, facts);
  if (verdict === 'unknown' ? opposite !== 'unknown' : opposite !== !verdict) return 'its negation is wrong';
  return undefined;
}

it(`${COUNT} random guards: none throws, none widens, none opens on what is not known`, () => {
  const dice = diceOf(SEED);
  const people = Array.from({ length: 256 }, () => randomFacts(dice));
  const names = Object.keys(randomFacts(dice)) as (keyof GuardFacts)[];
  const found = { true: 0, false: 0, unknown: 0, damaged: 0 };
  for (let count = 0; count < COUNT; count += 1) {
    const facts = people[dice(people.length)] ?? randomFacts(dice);
    const above = randomGuard(dice, 1);
    if (count % 4 === 3) {
      const damaged = damagedGuard(dice, 3);
      if (isOpen([above, damaged], facts)) throw new Error(`open, though damaged: ${JSON.stringify(damaged)}`);
      found.damaged += 1;
      continue;
    }
    const guard = randomGuard(dice, dice(4));
    const said = wrongAnswer(above, guard, facts, names[dice(names.length)] ?? 'internal');
    if (said !== undefined) throw new Error(`${said}: ${JSON.stringify({ above, guard, facts })}`);
    found[`${evaluateGuard(guard, facts)}`] += 1;
  }
  expect(Math.min(found.true, found.false, found.unknown, found.damaged)).toBeGreaterThan(COUNT / 20);
  process.stdout.write(
    `${COUNT} guards: ${found.true} open, ${found.false} closed, ${found.unknown} not known, ${found.damaged} damaged and never open; seed ${SEED}\n`,
  );
}, 600_000);
