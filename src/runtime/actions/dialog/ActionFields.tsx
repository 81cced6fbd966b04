import { useTranslate } from 'react-admin';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { Cell } from '../../cells/Cell.tsx';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import styles from './ActionFields.module.css';

interface ActionFieldsProps {
  readonly fields: readonly ResolvedColumn[];
  readonly record: ApiRecord;
}

/** Fields of the record that an action is about to change, by name. */
export function ActionFields({ fields, record }: ActionFieldsProps) {
  const translate = useTranslate();
  return (
    <dl className={styles.fields}>
      {fields.map((column) => (
        <div key={column.field} className={styles.field}>
          <dt>{translate(column.label)}</dt>
          <dd>
            <Cell column={column} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
