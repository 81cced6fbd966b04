import { createContext, useContext } from 'react';
import type { Islands } from './Islands.ts';

/** The islands that the root registers with the runtime. */
export const IslandsContext = createContext<Islands | undefined>(undefined);

/** Returns the islands; `undefined` where the runtime is rendered without pages. */
export function useIslands(): Islands | undefined {
  return useContext(IslandsContext);
}
