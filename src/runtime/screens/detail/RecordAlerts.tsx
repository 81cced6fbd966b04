import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedDetail } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { recordPath } from '../../console/findScreen.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './DetailScreen.module.css';

interface RecordAlertsProps {
  readonly detail: ResolvedDetail;
  readonly record: ApiRecord;
}

/** Notices from related records, each with a link if the user may open that record. */
export function RecordAlerts({ detail, record }: RecordAlertsProps) {
  const translate = useTranslate();
  const { resources } = useConsole().console;
  return detail.alerts?.map(({ id, tone, text, link, resource: name }) => {
    const other = record.alerts?.[id];
    if (other === undefined) return null;
    const resource = resources[name];
    const path = resource && recordPath(resource, { id: other });
    return (
      <section key={id} className={styles.notice} data-tone={tone} data-config={`alerts.${id}`}>
        <Icon name="alert" size={16} />
        <p className={styles.alert}>
          {translate(text)}
          {path !== undefined && <Link to={path}>{translate(link)}</Link>}
        </p>
      </section>
    );
  });
}
