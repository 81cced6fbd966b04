import { useTranslate } from 'react-admin';
import type { ExplainedClosed } from '#contract/generated/api.ts';
import styles from './ExplainMode.module.css';

/** The parts of the console that are hidden from the user, each with the line that hides it. */
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
