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

/** What a field was and what it is. */
function Change({ of, field, before, after }: ChangeProps) {
  const translate = useTranslate();
  return (
    <div>
      <dt>{translate(loggedLabel(of, field))}:</dt>{' '}
      <dd>
        <span className={styles.before}>
          <LoggedCell of={of} values={before} field={field} inLine /> <span aria-hidden="true">→</span>
        </span>
        <span className="unseen"> {translate('detail.changed_to')}</span>{' '}
        <LoggedCell of={of} values={after} field={field} inLine />
      </dd>
    </div>
  );
}

/**
 * The fields of the record that an event changed, as they were and as they are. Those whose values cannot be read in a line
 * are named after the others. A field without a label is left out.
 * Rule details.history-changes.
 */
export function EventChanges({ changes, event, id }: EventChangesProps) {
  const translate = useTranslate();
  const { words } = useColumnReader();
  const { resources } = useConsole().console;
  const of = { resource: resources[changes.resource], kind: loggedKind(changes.kind), id };
  const [before, after] = [loggedValues(event[changes.before]), loggedValues(event[changes.after])];
  const changed = changedFields(before, after).filter((field) => words(loggedLabel(of, field)) !== undefined);
  if (changed.length === 0) return null;
  const isRead = (field: string) => isReadInLine(of, field, [before, after]);
  const read = changed.filter(isRead).slice(0, MOST_FIELDS);
  const named = changed.filter((field) => !isRead(field)).slice(0, MOST_FIELDS - read.length);
  const others = changed.length - read.length - named.length;
  return (
    <div className={styles.changes}>
      <dl>
        {read.map((field) => (
          <Change key={field} of={of} field={field} before={before} after={after} />
        ))}
        {named.length > 0 && (
          <div>
            <dt>{named.map((field) => translate(loggedLabel(of, field))).join(', ')}:</dt>{' '}
            <dd>{translate('detail.fields_changed')}</dd>
          </div>
        )}
      </dl>
      {others > 0 && <p>{translate('detail.more', { count: others })}</p>}
    </div>
  );
}
