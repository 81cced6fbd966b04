import type { ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../console/ConsoleContext.ts';

/** The name that the console has for a resource. */
export function useResourceName(resource: ResolvedResource): string {
  const { resources } = useConsole().console;
  const found = Object.entries(resources).find(([, candidate]) => candidate === resource);
  return found?.[0] ?? '';
}
