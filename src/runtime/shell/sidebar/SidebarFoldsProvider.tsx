import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useConsole } from '../../console/ConsoleContext.ts';
import { request } from '../../core/session/request.ts';
import { choose, type FoldPlace, type FoldState, isOpen, visit } from './foldState.ts';

type FoldContext = readonly [FoldState, Dispatch<SetStateAction<FoldState>>];

const NOTHING_CHOSEN: FoldState = { chosen: {}, visited: [], foldedAt: {} };

const SidebarFoldsContext = createContext<FoldContext>([NOTHING_CHOSEN, () => undefined]);

/**
 * Holds which headings of the sidebar are open, as long as the shell is mounted: a phone's drawer mounts and unmounts.
 */
export function SidebarFoldsProvider({ children }: { readonly children: ReactNode }) {
  const { console } = useConsole();
  const value = useState<FoldState>(() => ({ ...NOTHING_CHOSEN, chosen: console.sidebar ?? {} }));
  return <SidebarFoldsContext value={value}>{children}</SidebarFoldsContext>;
}

/** Which headings of a sidebar are open, and a function that toggles them. The server stores the user's choice. */
export interface SidebarFolding {
  readonly isOpen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

export function useSidebarFolding(place: FoldPlace): SidebarFolding {
  const [state, setState] = useContext(SidebarFoldsContext);
  const around = place.around.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is around is spelled out
  useEffect(() => setState((before) => visit(before, place)), [place.active, around, setState]);
  return {
    isOpen: (id) => isOpen(state, place, id),
    toggle: (id) => {
      const opens = !isOpen(state, place, id);
      setState((before) => choose(before, place, id, opens));
      // Not reached: the choice applies to this page only.
      request('/api/user/sidebar', { method: 'PATCH', body: { folds: { [id]: opens } } }).catch(() => undefined);
    },
  };
}
