import { useTranslate } from 'react-admin';
import type { ResolvedChangesTab } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import styles from './ChangesTab.module.css';
import { LoggedCell } from './LoggedCell.tsx';
import { type LoggedRecord, loggedField, loggedKind, loggedLabel, loggedValues } from './loggedRecord.ts';
import type { TabProps } from './TabProps.ts';

/** The changes, field by field: before and after. */
export function ChangesTab({ tab, record }: TabProps<ResolvedChangesTab>) {
  const translate = useTranslate();
  const { resources } = useConsole().console;
  if (record === undefined) return <Skeleton lines={4} height={40} />;
  const [before, after] = [loggedValues(record[tab.before.field]), loggedValues(record[tab.after.field])];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return <Message icon="table" title={translate('detail.no_changes')} />;
  const of: LoggedRecord = {
    resource: resources[record.related?.[tab.record.field]?.resource ?? ''],
    kind: loggedKind(record[tab.kind.field]),
    id: String(record[tab.record.field] ?? ''),
  };

  return (
    <div className={styles.card}>
      <table className={styles.table} aria-label={translate(tab.label)}>
        <thead>
          <tr>
            <th scope="col">{translate('detail.changed_field')}</th>
            <th scope="col">{translate(tab.before.label)}</th>
            <th scope="col">{translate(tab.after.label)}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{translate(loggedLabel(of, field), { _: loggedField(of, field).field })}</th>
              <td data-before>
                <LoggedCell of={of} values={before} field={field} />
              </td>
              <td>
                <LoggedCell of={of} values={after} field={field} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
