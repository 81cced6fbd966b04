import type { AreaCountry, AreaLevel } from '#contract/addresses/areaLevels.ts';
import type { PartialAddress } from './chosenAreas.ts';
import { type LoadedAreas, useAreas } from './useAreas.ts';

/** The areas of each level that can be chosen at an address. */
export function useAreaLists(country: AreaCountry, address: PartialAddress): Readonly<Record<AreaLevel, LoadedAreas>> {
  return {
    1: useAreas(country, undefined, true),
    2: useAreas(country, address.area_1, false),
    3: useAreas(country, address.area_2, false),
    4: useAreas(country, address.area_3, false),
  };
}
