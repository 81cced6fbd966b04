import { useTranslate } from 'react-admin';
import type { ExplainedClosed } from '#contract/generated/api.ts';
import styles from './ExplainMode.module.css';

/** What the person does not have, and the line that took each away. */
export function ClosedThings({ closed }: { readonly closed: readonly ExplainedClosed[] }) {
  const translate = useTranslate();
  return (
    <details className={styles.closed}>
      <summary>{translate('explain.closed', { count: closed.length, smart_count: closed.length })}</summary>
      <ul>
        {closed.map(({ path, place, reason }) => (
          <li key={`${path} ${place}`}>
            <strong>{path}</strong> {reason} <code>{place}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
