import type { ResolvedDetail } from '#contract/generated/api.ts';
import { BlockedActions } from '../../actions/buttons/BlockedActions.tsx';
import { RecordActions } from '../../actions/buttons/RecordActions.tsx';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import styles from './DetailScreen.module.css';

interface SourceActionsProps {
  readonly detail: ResolvedDetail;
  readonly record: ApiRecord;
  /** The buttons, or the reasons why some are blocked. */
  readonly show: 'actions' | 'blocked';
}

/** The actions of the source record, if the detail declares it: they run on that record, which the response has whole. */
export function SourceActions({ detail: { actions_of: field }, record, show }: SourceActionsProps) {
  const { resources } = useConsole().console;
  const source = field === undefined ? undefined : record.related?.[field];
  const resource = source && resources[source.resource];
  if (source === undefined || resource === undefined) return null;
  const Actions = show === 'actions' ? RecordActions : BlockedActions;
  return (
    <div className={styles.source} data-config={`resources.${source.resource}`}>
      <Actions resource={resource} record={source.record} />
    </div>
  );
}
