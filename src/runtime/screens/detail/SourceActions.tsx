import type { ResolvedDetail, ResolvedResource } from '#contract/generated/api.ts';
import { BlockedActions } from '../../actions/BlockedActions.tsx';
import { RecordActions } from '../../actions/RecordActions.tsx';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import styles from './DetailScreen.module.css';
import { useRecord } from './useRecord.ts';

interface SourceActionsProps {
  readonly detail: ResolvedDetail;
  readonly record: ApiRecord;
  /** The buttons, or why some are closed for the record now. */
  readonly show: 'actions' | 'blocked';
}

/** The actions of the record that this one comes from, where the detail declares it: they are done to that record. */
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

/** Which actions the record has now is in its own answer. */
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
