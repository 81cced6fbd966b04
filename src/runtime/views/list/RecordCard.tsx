import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from '../../providers/ApiRecord.ts';
import { Cell } from '../../registry/Cell.tsx';
import { recordName } from '../recordName.ts';
import type { CardLayout } from './cardLayout.ts';
import styles from './RecordCards.module.css';
import { useRowPath } from './useRowPath.ts';

interface RecordCardProps {
  readonly record: ApiRecord;
  readonly resource: ResolvedResource;
  readonly layout: CardLayout;
}

/** A column without links and buttons of its own: in a card there is no room to hit them. */
function plain({ resource: _resource, copy: _copy, ...column }: ResolvedColumn): ResolvedColumn {
  const isLinked = column.type === 'email' || column.type === 'phone' || column.type === 'link';
  return isLinked ? { ...column, type: 'text' } : column;
}

/** A record in two lines. The whole of it is one link. */
export function RecordCard({ record, resource, layout }: RecordCardProps) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const path = useRowPath(resource)(record);

  function hasValue({ field }: ResolvedColumn): boolean {
    return record[field] !== null && record[field] !== undefined && record[field] !== '';
  }

  function value(column: ResolvedColumn | undefined) {
    return column && <Cell column={plain(column)} record={record} />;
  }

  return (
    <li className={styles.card}>
      {path !== undefined && (
        <Link
          className={styles.open}
          to={path}
          state={{ list: pathname + search }}
          data-row
          aria-label={translate('list.open', { label: recordName(record, resource, translate) })}
        />
      )}
      <div className={styles.line}>
        <span className={styles.title}>{value(layout.title)}</span>
        <span className={styles.amount}>{value(layout.amount)}</span>
      </div>
      <div className={styles.line}>
        <span className={styles.details}>
          {layout.details.filter(hasValue).map((column) => (
            <span key={column.field}>{value(column)}</span>
          ))}
        </span>
        {value(layout.status)}
      </div>
    </li>
  );
}
