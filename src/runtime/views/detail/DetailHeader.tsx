import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ResolvedColumn, ResolvedDetail, ResolvedResource } from '#contract/generated/api.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import type { ApiRecord } from '../../providers/ApiRecord.ts';
import { Cell } from '../../registry/Cell.tsx';
import styles from './DetailScreen.module.css';
import { RecordActions } from './RecordActions.tsx';

interface DetailHeaderProps {
  readonly resource: ResolvedResource;
  readonly detail: ResolvedDetail;
  readonly record: ApiRecord | undefined;
  readonly hasFailed: boolean;
}

/** The list that the person came from, with its filters and page; else the list as declared. */
function useListAddress({ path }: ResolvedResource): string {
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  const isOfResource = typeof list === 'string' && (list === path || list.startsWith(`${path}?`));
  return isOfResource ? list : path;
}

/** What the record is, how it stands, how much it is of, and what can be done with it. */
export function DetailHeader({ resource, detail, record, hasFailed }: DetailHeaderProps) {
  const translate = useTranslate();
  const back = useListAddress(resource);
  const label = translate(resource.label);

  function value(column: ResolvedColumn | undefined, width: string, height = 28) {
    if (column === undefined || hasFailed) return null;
    return record === undefined ? <Skeleton width={width} height={height} /> : <Cell column={column} record={record} />;
  }

  const title = value(detail.title, '200px');
  const amount = value(detail.amount, '120px', 36);
  return (
    <header className={styles.header}>
      <Link className={styles.back} to={back}>
        <Icon name="arrow-left" size={16} />
        {translate('detail.back', { label })}
      </Link>
      <div className={styles.headline}>
        <h1>{title ?? label}</h1>
        {value(detail.status, '80px')}
        <span className={styles.space} />
        {record && <RecordActions resource={resource} record={record} />}
      </div>
      {amount && <p className={styles.amount}>{amount}</p>}
    </header>
  );
}
