import { useSyncExternalStore } from 'react';
import { hasNewerBuild, onNewerBuild } from './boot/build.ts';

/** Whether the server has been deployed anew since the page was loaded. Rule session.new-build. */
export function useNewerBuild(): boolean {
  return useSyncExternalStore(onNewerBuild, hasNewerBuild);
}
