import type { AreaCountry } from '#contract/addresses/areaLevels.ts';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import type { Area, AreasAnswer } from '#contract/generated/api.ts';
import { useRead } from '../../../console/providers/useRead.ts';
import { useSettled } from '../../../parts/browser/useSettled.ts';

/** How long areas stay fresh, in milliseconds: they change with a new version of the product. */
const FRESH_FOR = Number.POSITIVE_INFINITY;

/** Debounce of a search, in milliseconds. */
const REST = 200;

/** The shortest text that is searched. */
export const SHORTEST_SEARCH = 3;

/** The answer of GET /api/areas as far as it has arrived. */
export interface LoadedAreas {
  /** `undefined` until they load. */
  readonly areas: readonly Area[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

function useAnswer(query: Readonly<Record<string, string>>, isEnabled: boolean): LoadedAreas {
  const address = `/api/areas?${new URLSearchParams(query)}`;
  const { data, isError, refetch } = useRead<AreasAnswer>(['areas', address], address, FRESH_FOR, isEnabled);
  return { areas: isEnabled ? data?.areas : undefined, hasFailed: isEnabled && isError, retry: () => void refetch() };
}

/** The areas directly in an area, or the widest ones; nothing is requested while the area above is not chosen. */
export function useAreas(country: AreaCountry, above: string | undefined, isFirst: boolean): LoadedAreas {
  return useAnswer({ country, ...(above !== undefined && { parent: above }) }, isFirst || above !== undefined);
}

interface FoundAreas extends LoadedAreas {
  /** Whether more has to be typed. */
  readonly isTooShort: boolean;
}

/** The areas that a text finds, once typing pauses. */
export function useFoundAreas(country: AreaCountry, text: string): FoundAreas {
  const settled = useSettled(text.trim(), REST);
  // The address of a request never has a card number.
  const isTooShort = settled.length < SHORTEST_SEARCH || hasCardNumber(settled);
  return { ...useAnswer({ country, search: settled }, !isTooShort), isTooShort };
}
