import { useConsole } from '../../../console/ConsoleContext.ts';

/** The path of a resource's list; `undefined` without a list of its own. */
export function useListPath(resource: string | undefined): string | undefined {
  const { resources } = useConsole().console;
  return resource === undefined ? undefined : resources[resource]?.path;
}
