import { useTranslate } from 'react-admin';
import type { ResolvedEventChanges } from '#contract/generated/api.ts';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { changedFields, isReadInLine } from './changedFields.ts';
import styles from './EventChanges.module.css';
import { LoggedCell } from './LoggedCell.tsx';
import { type LoggedRecord, type LoggedValues, loggedKind, loggedLabel, loggedValues } from './loggedRecord.ts';

/** Of more changed fields the others are counted. */
const MOST_FIELDS = 5;

interface EventChangesProps {
  readonly changes: ResolvedEventChanges;
  readonly event: ApiRecord;
  /** The id of the record. */
  readonly id: string;
}

interface ChangeProps {
  readonly of: LoggedRecord;
  readonly field: string;
  readonly before: LoggedValues;
  readonly after: LoggedValues;
}

/** What a field was and what it is, or only that it changed where that cannot be read in a line. */
function Change({ of, field, before, after }: ChangeProps) {
  const translate = useTranslate();
  if (!isReadInLine(of, field, [before, after])) return <dd>{translate('detail.field_changed')}</dd>;
  return (
    <dd>
      <span className={styles.value} data-before>
        <LoggedCell of={of} values={before} field={field} />
      </span>
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <span className="unseen"> {translate('detail.changed_to')} </span>
      <span className={styles.value}>
        <LoggedCell of={of} values={after} field={field} />
      </span>
    </dd>
  );
}

/**
 * The fields of the record that an event changed, as they were and as they are. A field without a label is left out.
 * Rule details.history-changes.
 */
export function EventChanges({ changes, event, id }: EventChangesProps) {
  const translate = useTranslate();
  const { words } = useColumnReader();
  const { resources } = useConsole().console;
  const of = { resource: resources[changes.resource], kind: loggedKind(changes.kind), id };
  const [before, after] = [loggedValues(event[changes.before]), loggedValues(event[changes.after])];
  const fields = changedFields(before, after).filter((field) => words(loggedLabel(of, field)) !== undefined);
  if (fields.length === 0) return null;
  const others = fields.length - MOST_FIELDS;
  return (
    <>
      <dl className={styles.changes}>
        {fields.slice(0, MOST_FIELDS).map((field) => (
          <div key={field}>
            <dt>{translate(loggedLabel(of, field))}:</dt>
            <Change of={of} field={field} before={before} after={after} />
          </div>
        ))}
      </dl>
      {others > 0 && <p className={styles.more}>{translate('detail.more', { count: others })}</p>}
    </>
  );
}
