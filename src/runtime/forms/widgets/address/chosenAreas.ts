import type { Address, AreaKey } from '#contract/addresses/Address.ts';
import { AREA_LEVELS, type AreaCountry, type AreaLevel } from '#contract/addresses/areaLevels.ts';
import type { Area } from '#contract/generated/api.ts';

/** An address while it is filled in. */
export type PartialAddress = Partial<Address>;

/** The lists that the areas of each level are chosen from, as far as they have loaded. */
export type AreaLists = Readonly<Record<AreaLevel, readonly Area[] | undefined>>;

type NamedArea = Pick<Area, 'id' | 'name'>;

/** The area of a level that was chosen, with its name of then. */
export function chosenArea(address: PartialAddress, level: AreaLevel): NamedArea | undefined {
  const key: AreaKey = `area_${level}`;
  const id = address[key];
  return id === undefined ? undefined : { id, name: address[`${key}_name`] ?? id };
}

/** The address with these areas, from the widest; what was chosen below them and the postal code are left out. */
export function withAreas(address: PartialAddress, country: AreaCountry, areas: readonly NamedArea[]): PartialAddress {
  const named = areas.flatMap(({ id, name }, index) => [
    [`area_${index + 1}`, id],
    [`area_${index + 1}_name`, name],
  ]);
  return { country, ...Object.fromEntries(named), ...(address.line !== undefined && { line: address.line }) };
}

/** The areas chosen above a level. */
export function areasAbove(address: PartialAddress, level: number): NamedArea[] {
  return AREA_LEVELS.filter((above) => above < level).flatMap((above) => chosenArea(address, above) ?? []);
}

function listed(address: PartialAddress, lists: AreaLists, level: AreaLevel): Area | undefined {
  return lists[level]?.find(({ id }) => id === address[`area_${level}`]);
}

/** The postal codes of the smallest chosen area that has its own. */
export function offeredPostalCodes(address: PartialAddress, lists: AreaLists): readonly string[] {
  const [fourth, third] = [listed(address, lists, 4), listed(address, lists, 3)];
  return fourth !== undefined && fourth.postal_codes.length > 0 ? fourth.postal_codes : (third?.postal_codes ?? []);
}

/** The next area where there is no other one to choose; `undefined` where a person has to choose. */
export function onlyArea(address: PartialAddress, lists: AreaLists): readonly NamedArea[] | undefined {
  const next = AREA_LEVELS.find((level) => address[`area_${level}`] === undefined);
  const above = areasAbove(address, next ?? 0);
  const [only, ...others] = (next !== undefined && lists[next]) || [];
  return only !== undefined && others.length === 0 && above.length > 0 ? [...above, only] : undefined;
}
