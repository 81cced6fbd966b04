import { useTranslate } from 'react-admin';
import type { ResolvedChangesTab, ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import { Cell } from '../../cells/Cell.tsx';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import styles from './ChangesTab.module.css';
import { LoggedValue } from './LoggedValue.tsx';
import type { TabProps } from './TabProps.ts';

type Values = Readonly<Record<string, unknown>>;

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

/** Returns the column with which the changed record's screens show a field, if the user may open one. */
function shownColumn(resource: ResolvedResource | undefined, field: string): ResolvedColumn | undefined {
  const tabs = resource?.detail?.tabs ?? [];
  const fields = tabs.flatMap((tab) =>
    tab.type === 'fields' ? tab.sections.flatMap((section) => section.fields) : [],
  );
  return [...(resource?.list.columns ?? []), ...fields].find((column) => column.field === field);
}

/** The changes, field by field: before and after. */
export function ChangesTab({ tab, record }: TabProps<ResolvedChangesTab>) {
  const translate = useTranslate();
  const { resources } = useConsole().console;
  if (record === undefined) return <Skeleton lines={4} height={40} />;
  const [before, after] = [valuesOf(record[tab.before.field]), valuesOf(record[tab.after.field])];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return <Message icon="table" title={translate('detail.no_changes')} />;
  const resource = resources[record.related?.[tab.record.field]?.resource ?? ''];
  const kind = String(record[tab.kind.field] ?? '').replaceAll('-', '_');

  /** A field of what was submitted for the record is written `<kind>.<field>`. */
  function named(written: string) {
    const [own, field] = written.split('.');
    return field === undefined ? { kind, field: written } : { kind: own ?? kind, field };
  }

  function label(written: string): string {
    const { kind: own, field } = named(written);
    return translate(shownColumn(resource, written)?.label ?? `fields.${own}.${field}`, { _: field });
  }

  function value(values: Values, field: string) {
    const column = shownColumn(resource, field);
    if (column === undefined) return <LoggedValue {...named(field)} value={values[field]} />;
    const shown: ApiRecord = { ...values, id: String(record?.[tab.record.field] ?? '') };
    return <Cell column={column} record={shown} />;
  }

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
              <th scope="row">{label(field)}</th>
              <td data-before>{value(before, field)}</td>
              <td>{value(after, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
