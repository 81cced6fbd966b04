import type { ResolvedDetail, ResolvedResource } from '#contract/generated/api.ts';
import { BlockedActions } from '../../actions/buttons/BlockedActions.tsx';
import { RecordActions } from '../../actions/buttons/RecordActions.tsx';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import styles from './DetailScreen.module.css';
import { useRecord } from './useRecord.ts';

interface SourceActionsProps {
  readonly detail: ResolvedDetail;
  readonly record: ApiRecord;
  /** The buttons, or the reasons why some are blocked. */
  readonly show: 'actions' | 'blocked';
}

/** The actions of the source record, if the detail declares it: they run on that record. */
export function SourceActions({ detail: { actions_of: field }, record, show }: SourceActionsProps) {
  const { resources } = useConsole().console;
  const related = field === undefined ? undefined : record.related?.[field];
  const resource = related && resources[related.resource];
  const offered = [...(resource?.actions ?? []), ...(resource?.closed_actions ?? [])];
  if (related === undefined || resource === undefined || !offered.some(({ scope }) => scope === 'record')) return null;
  return <ActionsOf name={related.resource} resource={resource} id={related.record.id} show={show} />;
}

interface ActionsOfProps extends Pick<SourceActionsProps, 'show'> {
  readonly name: string;
  readonly resource: ResolvedResource;
  readonly id: string;
}

/** The response for that record states its current actions. */
function ActionsOf({ name, resource, id, show }: ActionsOfProps) {
  const { record } = useRecord(name, id);
  if (record === undefined) return null;
  const Actions = show === 'actions' ? RecordActions : BlockedActions;
  return (
    <div className={styles.source} data-config={`resources.${name}`}>
      <Actions resource={resource} record={record} />
    </div>
  );
}
