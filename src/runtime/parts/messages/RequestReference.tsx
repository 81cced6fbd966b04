import { useTranslate } from 'react-admin';
import type { RequestError } from '../../core/session/RequestError.ts';
import styles from './RequestReference.module.css';

/**
 * The request id that leads support to the log line of an error of the server. What a person can settle has none.
 * Rule errors.reference.
 */
export function RequestReference({ error }: { readonly error: RequestError }) {
  const translate = useTranslate();
  if (error.status < 500 || error.requestId === undefined) return null;
  return <p className={styles.reference}>{translate('errors.reference', { request_id: error.requestId })}</p>;
}
