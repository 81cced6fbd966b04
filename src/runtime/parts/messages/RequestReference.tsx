import { useTranslate } from 'react-admin';
import type { RequestError } from '../../core/session/RequestError.ts';
import styles from './RequestReference.module.css';

/** The request id that leads support to the log line, if the server sent one. */
export function RequestReference({ error }: { readonly error: RequestError }) {
  const translate = useTranslate();
  if (error.requestId === undefined) return null;
  return <p className={styles.reference}>{translate('errors.reference', { request_id: error.requestId })}</p>;
}
