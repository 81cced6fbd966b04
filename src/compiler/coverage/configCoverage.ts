import type { GuardFacts } from '#contract/guardFacts.ts';
import type { Config } from '../config.ts';
import { isCondition } from '../diff/compareSaid.ts';
import { asBrand } from '../diff/configSources.ts';
import { inventory } from '../diff/inventory.ts';
import type { Thing } from '../diff/Thing.ts';
import { evaluateFormula } from '../guard/evaluateFormula.ts';
import type { Place } from '../problem.ts';
import { factValues } from '../satisfy/factValues.ts';
import { allOf, type Formula, holds, notOf } from '../satisfy/formula.ts';
import { satisfy } from '../satisfy/satisfy.ts';
import { guardParts } from './guardParts.ts';

/** An entry that none of the given people exercises, and a person who would. */
export interface Gap {
  readonly place: Place;
  /** `resources.transactions.list.columns.fee: permission can_withdraw is never closed`. */
  readonly what: string;
  /** In words, such as `brand main, permission can_view`. */
  readonly person: string;
}

/** How far people exercise a config. */
export interface ConfigCoverage {
  /** Demands of guards, each to be seen open and closed; those that cannot be seen so are not counted. */
  readonly demands: number;
  /** Conditions on records, each to be seen by a person. */
  readonly conditions: number;
  readonly gaps: readonly Gap[];
}

/** What has been seen, or should be, of one line of the config. */
interface Sight {
  readonly place: Place;
  readonly what: string;
  isSeen: boolean;
  person: string | undefined;
}

/**
 * Which guards and conditions people exercise: each demand of a guard should be met by one person and not by another
 * who gets that far; each condition on records should be on a part that a person has.
 */
export function configCoverage(config: Config, people: readonly GuardFacts[]): ConfigCoverage {
  const values = factValues(config.brands.keys());
  const demands = new Map<string, Sight>();
  const conditions = new Map<string, Sight>();

  function note(sights: Map<string, Sight>, place: Place, what: string, seen: boolean, who: () => string | undefined) {
    const key = `${place.file}:${place.line}:${place.column} ${what.slice(what.indexOf(':'))}`;
    const sight = sights.get(key) ?? { place, what, isSeen: false, person: undefined };
    sights.set(key, sight);
    sight.isSeen ||= seen;
    if (!sight.isSeen) sight.person ??= who();
  }

  for (const brand of config.brands.keys()) {
    const crowd = people.filter((facts) => facts.brand?.includes(brand));
    const isBrand = holds('brand', brand);
    const findPerson = (formula: Formula) => () => satisfy(allOf(isBrand, formula), values);
    const noteThing = (thing: Thing): void => {
      const reaching = crowd.filter((facts) => evaluateFormula(thing.reached, facts));
      for (const { path, words, formula, judge } of thing.guard === undefined ? [] : guardParts(thing.guard)) {
        const place = thing.source.place([...thing.at, 'guard', ...path]);
        const seen = new Set(reaching.map(judge));
        const subject = `${thing.path}: ${words} is never`;
        note(demands, place, `${subject} open`, seen.has(true), findPerson(allOf(thing.reached, formula)));
        note(demands, place, `${subject} closed`, seen.has(false), findPerson(allOf(thing.reached, notOf(formula))));
      }
      for (const key of thing.says.keys()) {
        if (!isCondition(key)) continue;
        const place = thing.source.place([...thing.at, ...key.split('.')]);
        const isSeen = crowd.some((facts) => evaluateFormula(thing.open, facts));
        note(conditions, place, `${thing.path}: ${key} is never shown`, isSeen, findPerson(thing.open));
      }
    };
    for (const thing of inventory(asBrand(config, brand)).values()) noteThing(thing);
  }

  // If no person is possible, no person is missing.
  const possible = (sights: Map<string, Sight>) =>
    [...sights.values()].filter(({ isSeen, person }) => isSeen || person !== undefined);
  const counted = [...possible(demands), ...possible(conditions)];
  const gaps = counted.flatMap(({ isSeen, person, place, what }) =>
    isSeen || person === undefined ? [] : [{ place, what, person }],
  );
  return { demands: possible(demands).length, conditions: possible(conditions).length, gaps };
}
