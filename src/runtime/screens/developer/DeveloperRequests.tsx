import { useTranslate } from 'react-admin';
import type { DeveloperAnswer } from '#contract/generated/api.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import styles from './DeveloperDrawer.module.css';
import { FieldValue } from './FieldValue.tsx';
import { JsonPart } from './JsonPart.tsx';

/** One request with an API key, and what it got. */
function LoggedRequest({ record }: { readonly record: ApiRecord }) {
  const translate = useTranslate();
  return (
    <details className={styles.entry}>
      <summary>
        <span>
          <code>
            {String(record.method)} {String(record.path)}
          </code>
        </span>
        <FieldValue resource="api-logs" field="status_code" record={record} />
        <FieldValue resource="api-logs" field="created" record={record} />
      </summary>
      <div className={styles.inside}>
        <h4>{translate('developer.request')}</h4>
        <JsonPart value={record.request ?? null} label={translate('developer.request')} />
        <h4>{translate('developer.response')}</h4>
        <JsonPart value={record.response ?? null} label={translate('developer.response')} />
      </div>
    </details>
  );
}

/** The requests of programs that made the record or name it. */
export function DeveloperRequests({ requests }: Required<Pick<DeveloperAnswer, 'requests'>>) {
  const translate = useTranslate();
  if (requests.length === 0) return <p className={styles.text}>{translate('developer.requests_none')}</p>;
  return (
    <ul className={styles.list}>
      {(requests as unknown as readonly ApiRecord[]).map((record) => (
        <li key={record.id}>
          <LoggedRequest record={record} />
        </li>
      ))}
    </ul>
  );
}
