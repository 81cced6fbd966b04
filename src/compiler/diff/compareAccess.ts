import type { FactValues } from '../satisfy/factValues.ts';
import { allOf, anyOf, type Formula, holds, notOf } from '../satisfy/formula.ts';
import { findAssumptions } from '../satisfy/satisfy.ts';
import type { Thing } from './Thing.ts';

/** The things of a config as each brand's people see it. */
export type Inventories = ReadonlyMap<string, ReadonlyMap<string, Thing>>;

/** No person. */
export const FALSE: Formula = { kind: 'any', parts: [] };

/** Who has a thing in one config and not in another. */
function difference(having: Thing | undefined, lacking: Thing | undefined): Formula {
  if (having === undefined || having.openKey === lacking?.openKey) return FALSE;
  return lacking === undefined ? having.open : allOf(having.open, notOf(lacking.open));
}

/**
 * Who has a thing in one config and not in the other, over all brands. Brands with the same result are reported
 * together, and if that is all of them, no brand is named.
 */
export function whoHasMore(path: string, having: Inventories, lacking: Inventories, values: FactValues): Formula {
  const groups = new Map<string, { brands: string[]; more: Formula }>();
  for (const brand of values.brand) {
    const [more, less] = [having.get(brand)?.get(path), lacking.get(brand)?.get(path)];
    const key = `${more?.openKey}\n${less?.openKey}`;
    const group = groups.get(key) ?? { brands: [], more: difference(more, less) };
    group.brands.push(brand);
    groups.set(key, group);
  }
  const parts: Formula[] = [];
  for (const { brands, more } of groups.values()) {
    if (more === FALSE) continue;
    const isAll = brands.length === values.brand.length;
    parts.push(isAll ? more : allOf(anyOf(...brands.map((brand) => holds('brand', brand))), more));
  }
  return parts.length === 0 ? FALSE : anyOf(...parts);
}

/** Whether there can be anybody for whom a formula holds. */
export function isAnybody(formula: Formula, values: FactValues): boolean {
  return formula !== FALSE && findAssumptions(formula, values) !== undefined;
}

/** A thing as any brand has it. */
export function anyThing(path: string, inventories: Inventories): Thing | undefined {
  for (const things of inventories.values()) {
    const thing = things.get(path);
    if (thing !== undefined) return thing;
  }
  return undefined;
}

/** The paths of all brands, in the order of the files. */
export function allPaths(inventories: Inventories): Set<string> {
  const paths = new Set<string>();
  for (const things of inventories.values()) for (const path of things.keys()) paths.add(path);
  return paths;
}
