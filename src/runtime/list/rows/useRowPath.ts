import type { ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { recordPath } from '../../console/findScreen.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';

/** Returns the target of a row, as its list declares: the record's own screen, none, or a related record. */
export function useRowPath(resource: ResolvedResource): (record: ApiRecord) => string | undefined {
  const { resources } = useConsole().console;
  const { link, columns } = resource.list;
  if (link === undefined) return (record) => recordPath(resource, record);
  const target = resources[columns.find(({ field }) => field === link)?.resource ?? ''];
  return (record) => {
    const id = record[link];
    return target !== undefined && typeof id === 'string' ? recordPath(target, { id }) : undefined;
  };
}
