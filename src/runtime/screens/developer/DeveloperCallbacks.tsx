import { useTranslate } from 'react-admin';
import type { DeveloperAnswer } from '#contract/generated/api.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import styles from './DeveloperDrawer.module.css';
import { FieldValue } from './FieldValue.tsx';
import { JsonPart } from './JsonPart.tsx';

interface SentCallbackProps {
  readonly callback: ApiRecord;
  readonly attempts: readonly ApiRecord[];
}

/** One callback with its payload and every attempt to deliver it. */
function SentCallback({ callback, attempts }: SentCallbackProps) {
  const translate = useTranslate();
  return (
    <details className={styles.entry}>
      <summary>
        <FieldValue resource="callbacks" field="product" record={callback} />
        <FieldValue resource="callbacks" field="status" record={callback} />
        <FieldValue resource="callbacks" field="created" record={callback} />
      </summary>
      <div className={styles.inside}>
        {typeof callback.url === 'string' && <code translate="no">{callback.url}</code>}
        <h4>{translate('developer.attempts')}</h4>
        {attempts.length === 0 && <p className={styles.text}>{translate('developer.attempts_none')}</p>}
        {attempts.length > 0 && (
          <ol className={styles.list}>
            {attempts.map((attempt) => (
              <li key={attempt.id} className={styles.attempt}>
                <FieldValue resource="callback-events" field="created" record={attempt} />
                <FieldValue resource="callback-events" field="status" record={attempt} />
                {attempt.response_code !== 0 && <code>{String(attempt.response_code ?? '')}</code>}
                {attempt.error_code != null && (
                  <FieldValue resource="callback-events" field="error_code" record={attempt} />
                )}
                <FieldValue resource="callback-events" field="sender" record={attempt} />
              </li>
            ))}
          </ol>
        )}
        <h4>{translate('developer.payload')}</h4>
        <JsonPart value={callback.payload ?? null} label={translate('developer.payload')} />
      </div>
    </details>
  );
}

/** The callbacks about the record. */
export function DeveloperCallbacks({ callbacks }: Required<Pick<DeveloperAnswer, 'callbacks'>>) {
  const translate = useTranslate();
  if (callbacks.length === 0) return <p className={styles.text}>{translate('developer.callbacks_none')}</p>;
  return (
    <ul className={styles.list}>
      {callbacks.map((sent) => {
        const { callback, attempts } = sent as unknown as SentCallbackProps;
        return (
          <li key={callback.id}>
            <SentCallback callback={callback} attempts={attempts} />
          </li>
        );
      })}
    </ul>
  );
}
