import { useTranslate } from 'react-admin';
import type { ResolvedColumn, ResolvedFieldsTab } from '#contract/generated/api.ts';
import { Skeleton } from '../../parts/Skeleton.tsx';
import type { ApiRecord } from '../../providers/ApiRecord.ts';
import { Cell } from '../Cell.tsx';
import { COLUMNS } from '../columns.ts';
import styles from './FieldsTab.module.css';
import type { TabProps } from './TabProps.ts';

/** The fields of a record in sections. */
export function FieldsTab({ tab, record }: TabProps<ResolvedFieldsTab>) {
  const translate = useTranslate();
  return (
    <div className={styles.sections}>
      {tab.sections.map(({ id, label, fields }) => (
        <section key={id} className={styles.section} data-config={`sections.${id}`}>
          <h2>{translate(label)}</h2>
          <dl>
            {fields.map((field) => (
              <Field key={field.field} field={field} record={record} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Field({ field, record }: { readonly field: ResolvedColumn; readonly record: ApiRecord | undefined }) {
  const translate = useTranslate();
  return (
    <div className={styles.field} data-wide={field.type === 'json'} data-config={`fields.${field.field}`}>
      <dt>
        {translate(field.label)}
        {field.help !== undefined && <small>{translate(field.help)}</small>}
      </dt>
      <dd>
        {record === undefined ? (
          <Skeleton width={`${COLUMNS[field.type].skeleton}px`} />
        ) : (
          <Cell column={field} record={record} />
        )}
      </dd>
    </div>
  );
}
