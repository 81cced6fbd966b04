import { type RefObject, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedForm } from '#contract/generated/api.ts';
import styles from '../../parts/fields/forms.module.css';
import { Icon } from '../../parts/icons/Icon.tsx';
import { errorsByField } from './errorsByField.ts';
import { focusField } from './focusField.ts';
import { pathLabel } from './pathLabel.ts';
import type { ValidationMessage } from './validationMessages.ts';

interface ErrorSummaryProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly form: ResolvedForm;
  readonly idPrefix: string;
  readonly errors: readonly ValidationMessage[];
  /** Called before a field takes the focus: a list shows the page with it. */
  readonly onReveal: (path: readonly string[]) => void;
}

/** Number of fields that are listed; the rest are counted. */
const MOST_SHOWN = 10;

/** The fields with validation errors, each with a link to it. Rule forms.errors-at-fields. */
export function ErrorSummary({ ref, form, idPrefix, errors, onReveal }: ErrorSummaryProps) {
  const translate = useTranslate();
  const titleId = useId();
  const shown = errorsByField(form, errors);
  if (shown.length === 0) return null;
  const title =
    shown.length === 1
      ? translate('shell.form.errors_one')
      : translate('shell.form.errors_many', { count: shown.length });
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Icon name="alert" size={16} />
        {title}
      </h3>
      <ul>
        {shown.slice(0, MOST_SHOWN).map(({ path, text }) => (
          <li key={`${path.join('.')} ${text}`}>
            <button
              type="button"
              onClick={() => {
                onReveal(path);
                focusField(idPrefix, path);
              }}
            >
              {pathLabel(form, path, translate)}
            </button>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {shown.length > MOST_SHOWN && <p>{translate('shell.form.errors_more', { count: shown.length - MOST_SHOWN })}</p>}
    </div>
  );
}
