import { useTranslate } from 'react-admin';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './NoticeBars.module.css';

/**
 * The problems of a config that was rejected while the server runs; internal staff only.
 * Rule notices.problem-of-config.
 */
export function ProblemBar({ problems }: { readonly problems: readonly string[] }) {
  const translate = useTranslate();
  return (
    <details className={styles.bar} data-tone="critical">
      <summary>
        <Icon name="alert" />
        <span>
          <strong>{translate('shell.config_problems.title')}</strong>{' '}
          {translate('shell.config_problems.count', { smart_count: problems.length, count: problems.length })}.{' '}
          {translate('shell.config_problems.text')}
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            <code>{problem}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
