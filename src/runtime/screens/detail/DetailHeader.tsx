import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { rawText } from '#contract/columns/rawText.ts';
import type { ResolvedColumn, ResolvedDetail, ResolvedResource } from '#contract/generated/api.ts';
import { BlockedActions } from '../../actions/buttons/BlockedActions.tsx';
import { RecordActions } from '../../actions/buttons/RecordActions.tsx';
import { Cell } from '../../cells/Cell.tsx';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { DeveloperButton } from '../developer/DeveloperButton.tsx';
import { ParentLink } from '../page/ParentLink.tsx';
import { BackLink } from './BackLink.tsx';
import styles from './DetailScreen.module.css';
import { RecordAlerts } from './RecordAlerts.tsx';
import { RecordId } from './RecordId.tsx';
import { RecordNotice } from './RecordNotice.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { SourceActions } from './SourceActions.tsx';
import type { BackAddress } from './useBackAddress.ts';

interface DetailHeaderProps {
  readonly resource: ResolvedResource;
  readonly detail: ResolvedDetail;
  readonly back: BackAddress | undefined;
  readonly record: ApiRecord | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  /** The id of the action whose route the user is at. */
  readonly action?: string | undefined;
}

/** Whether an amount has a digit other than zero. */
function isSome(amount: unknown): boolean {
  return /[1-9]/.test(rawText(amount) ?? '');
}

/** Whether a column of a record has neither a value nor words for having none. */
function isDash(column: ResolvedColumn | undefined, record: ApiRecord | undefined): boolean {
  return (
    column !== undefined &&
    record !== undefined &&
    column.empty === undefined &&
    rawText(record[column.field]) === undefined
  );
}

/** The title, status and amount of the record, and its actions. */
export function DetailHeader({ resource, detail, back, record, hasFailed, isFetching, action }: DetailHeaderProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  /** The record no longer exists at its address: going back must not lead there. */
  const leave = () => back && navigate(back.to, { replace: true });

  function value(column: ResolvedColumn | undefined, width: string, height = 28) {
    if (!column || hasFailed) return null;
    return record === undefined ? <Skeleton width={width} height={height} /> : <Cell column={column} record={record} />;
  }

  const title = value(detail.title, '200px');
  const isUnnamed = record !== undefined && detail.subtitle && rawText(record[detail.subtitle.field]) === undefined;
  const subtitle = isUnnamed ? null : value(detail.subtitle, '160px', 20);
  const amount = isDash(detail.amount, record) ? null : value(detail.amount, '120px', 36);
  // What comes takes the place of its placeholder, and does not move from there. Rule details.nothing-moves.
  const phase = record === undefined ? 'loading' : 'loaded';
  return (
    <header className={styles.header}>
      <BackLink back={back} />
      {resource.singleton && resource.path !== undefined && <ParentLink path={resource.path} />}
      <div key={`headline ${phase}`} className={styles.headline}>
        <div className={styles.name}>
          <h1>{title ?? translate(resource.label)}</h1>
          {value(detail.status, '80px')}
        </div>
        {record && <RefreshButton isFetching={isFetching} />}
        {record && (
          <div className={styles.actions}>
            <PartBoundary part="actions" shape="text">
              <RecordActions resource={resource} record={record} leave={leave} routed={action} />
            </PartBoundary>
            <PartBoundary part="actions_of" shape="text">
              <SourceActions detail={detail} record={record} show="actions" />
            </PartBoundary>
          </div>
        )}
      </div>
      {(subtitle ?? record) && (
        <p key={`subtitle ${phase}`} className={styles.subtitle}>
          {subtitle}
          {record && <RecordId id={record.id} />}
          {record && detail.developer && (
            <PartBoundary part="detail.developer" shape="text">
              <DeveloperButton api={resource.api} id={record.id} />
            </PartBoundary>
          )}
        </p>
      )}
      {record && (
        <PartBoundary part="actions.blocked" shape="text">
          <BlockedActions resource={resource} record={record} />
          <SourceActions detail={detail} record={record} show="blocked" />
        </PartBoundary>
      )}
      {amount && (
        <p key={`amount ${phase}`} className={styles.amount}>
          {amount}
        </p>
      )}
      {record && detail.amount_less && isSome(record[detail.amount_less.field]) && (
        <p className={styles.less}>
          {translate(detail.amount_less.label)} <Cell column={detail.amount_less} record={record} />
        </p>
      )}
      {record && detail.notice && rawText(record[detail.notice.field]) && (
        <RecordNotice column={detail.notice} record={record} />
      )}
      {record && (
        <PartBoundary part="alerts" shape="text">
          <RecordAlerts detail={detail} record={record} />
        </PartBoundary>
      )}
    </header>
  );
}
