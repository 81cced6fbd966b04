import type { ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';

/** Returns the console's name of a resource. */
export function useResourceName(resource: ResolvedResource): string {
  const { resources } = useConsole().console;
  const found = Object.entries(resources).find(([, candidate]) => candidate === resource);
  return found?.[0] ?? '';
}
