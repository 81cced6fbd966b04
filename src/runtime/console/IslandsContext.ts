import { createContext, useContext } from 'react';
import type { Islands } from './Islands.ts';

/** The islands that the root has put together with the runtime. */
export const IslandsContext = createContext<Islands | undefined>(undefined);

/** The islands; none where the runtime is drawn without pages. */
export function useIslands(): Islands | undefined {
  return useContext(IslandsContext);
}
