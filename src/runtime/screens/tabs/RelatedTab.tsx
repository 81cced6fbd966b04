import type { ResolvedRelatedTab } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { RelatedRows } from './RelatedRows.tsx';
import type { TabProps } from './TabProps.ts';

/** The records of another resource that belong to this one. */
export function RelatedTab({ tab, id }: TabProps<ResolvedRelatedTab>) {
  const resource = useConsole().console.resources[tab.resource];
  if (resource === undefined) throw new Error(`The resource ${tab.resource} is not there.`);
  return <RelatedRows list={tab} resource={resource} id={id} />;
}
