import { useTranslate } from 'react-admin';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { Cell } from '../../cells/Cell.tsx';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './DetailScreen.module.css';

/** Explains the record's status and the next step: an explained value, below the heading. */
export function RecordNotice({ column, record }: { readonly column: ResolvedColumn; readonly record: ApiRecord }) {
  const translate = useTranslate();
  return (
    <section className={styles.notice} aria-label={translate(column.label)}>
      <Icon name="alert" size={16} />
      <Cell column={column} record={record} />
    </section>
  );
}
