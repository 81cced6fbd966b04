import { type RefObject, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { Icon } from '../parts/Icon.tsx';
import type { FormProblem } from './faultWords.ts';
import { focusField } from './focusField.ts';
import styles from './forms.module.css';
import { problemLabel } from './problemLabel.ts';

interface ErrorSummaryProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly form: ResolvedForm;
  readonly idPrefix: string;
  readonly problems: readonly FormProblem[];
}

/** Everything that is not right yet, each leading to its field. */
export function ErrorSummary({ ref, form, idPrefix, problems }: ErrorSummaryProps) {
  const translate = useTranslate();
  const titleId = useId();
  if (problems.length === 0) return null;
  const title =
    problems.length === 1
      ? translate('shell.form.errors_one')
      : translate('shell.form.errors_many', { count: problems.length });
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Icon name="alert" size={16} />
        {title}
      </h3>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={`${path.join('.')} ${text}`}>
            <button type="button" onClick={() => focusField(idPrefix, path)}>
              {problemLabel(form, path, translate)}
            </button>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
