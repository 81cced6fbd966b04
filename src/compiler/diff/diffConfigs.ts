import type { Config } from '../config.ts';
import { type FactValues, factValues } from '../satisfy/factValues.ts';
import type { Change } from './Change.ts';
import type { Inventories } from './compareAccess.ts';
import { asBrand } from './configSources.ts';
import { diffForms } from './diffForms.ts';
import { diffImages } from './diffImages.ts';
import { diffReach } from './diffReach.ts';
import { diffRecords } from './diffRecords.ts';
import { diffThings } from './diffThings.ts';
import { diffWords } from './diffWords.ts';
import { inventory } from './inventory.ts';

function inventories(config: Config, values: FactValues): Inventories {
  return new Map(values.brand.map((brand) => [brand, inventory(asBrand(config, brand))]));
}

/**
 * What a change of the config means to people: who has more, who has less, what is new, gone, and says something else.
 * Things are compared by name and by what guards them altogether, as each brand's people have them; values and
 * operations also by who reaches them, regardless of names. A thing is widened when a person has it now from whom the
 * earlier config, which had it, kept it. Pure.
 */
export function diffConfigs(before: Config, after: Config): Change[] {
  const values = factValues(new Set([...before.brands.keys(), ...after.brands.keys()]));
  const [was, is] = [inventories(before, values), inventories(after, values)];
  const things = diffThings({ before: was, after: is, values });
  const widened = things.filter((change) => change.kind === 'widened');
  const reach = diffReach(was, is, widened, values);
  return [
    ...reach,
    ...things,
    ...diffForms(before, after, values),
    ...diffRecords(before, after, values),
    ...diffImages(before, after),
    ...diffWords(before, after),
  ];
}
