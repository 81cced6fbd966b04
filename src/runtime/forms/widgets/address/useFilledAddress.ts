import { useEffect, useRef } from 'react';
import type { AreaCountry } from '#contract/addresses/areaLevels.ts';
import { type AreaLists, offeredPostalCodes, onlyArea, type PartialAddress, withAreas } from './chosenAreas.ts';

interface Filling {
  readonly country: AreaCountry;
  readonly address: PartialAddress;
  readonly lists: AreaLists;
  readonly isDisabled: boolean;
  readonly change: (address: PartialAddress) => void;
}

/**
 * Fills in what leaves no choice: the only area in the one above, and the only postal code of the areas. A postal code that
 * a person removes stays removed.
 */
export function useFilledAddress({ country, address, lists, isDisabled, change }: Filling): void {
  const filledFor = useRef<string>(undefined);
  useEffect(() => {
    if (isDisabled) return;
    const areas = onlyArea(address, lists);
    if (areas !== undefined) {
      change(withAreas(address, country, areas));
      return;
    }
    const [code, ...others] = offeredPostalCodes(address, lists);
    const last = address.area_4 ?? address.area_3;
    const isRemoved = address.postal_code === undefined && filledFor.current === last;
    if (address.postal_code !== undefined) filledFor.current = last;
    if (address.postal_code !== undefined || isRemoved || code === undefined || others.length > 0) return;
    change({ ...address, postal_code: code });
  });
}
