import type { PublicScreen } from './PublicScreen.ts';

/**
 * The screens that stand alone, each a chunk of its own. What comes first in an address has to stand in
 * `publicSections.ts` as well: the page asks there whether this list is needed at all.
 */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [];
