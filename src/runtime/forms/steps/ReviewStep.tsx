import { useTranslate } from 'react-admin';
import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { FileCell } from '../../cells/columns/FileCell.tsx';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import type { FormValues } from '../values/FormValues.ts';
import { describeValue } from './describeValue.ts';
import styles from './steps.module.css';
import type { Steps } from './useSteps.ts';

interface ReviewStepProps {
  readonly form: ResolvedForm;
  readonly steps: Steps;
  readonly values: FormValues;
  /** The fields that are shown at these values. */
  readonly shown: ReadonlySet<string>;
  /** The fields with an error. */
  readonly invalid: ReadonlySet<string>;
}

/** Everything that was filled in, step by step, to be read once more before it is sent. Rule forms.steps. */
export function ReviewStep({ form, steps, values, shown, invalid }: ReviewStepProps) {
  const translate = useTranslate();
  return (
    <div className={styles.review}>
      <p>{translate('shell.form.review_text')}</p>
      {(form.steps ?? []).map(({ id, label }) => {
        const fields = form.sections.flatMap((section) => (section.step === id ? section.fields : []));
        const own = fields.filter(({ field }) => shown.has(field));
        if (own.length === 0) return null;
        return (
          <section key={id} aria-labelledby={`review-${id}`}>
            <header>
              <h3 id={`review-${id}`}>{translate(label)}</h3>
              <Button
                kind="plain"
                aria-label={`${translate('shell.form.change')}: ${translate(label)}`}
                onClick={() => steps.go(id)}
              >
                {translate('shell.form.change')}
              </Button>
            </header>
            <dl>
              {own.map((field) => (
                <ReviewedValue
                  key={field.field}
                  field={field}
                  value={values[field.field]}
                  isInvalid={invalid.has(field.field)}
                />
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

interface ReviewedValueProps {
  readonly field: ResolvedFormField;
  readonly value: unknown;
  readonly isInvalid: boolean;
}

function ReviewedValue({ field, value, isInvalid }: ReviewedValueProps) {
  const translate = useTranslate();
  const reader = useColumnReader();
  const text = describeValue(field, value, reader);
  const isFile = field.type === 'file' && typeof value === 'string';
  return (
    <div data-invalid={isInvalid}>
      <dt>{translate(field.label)}</dt>
      <dd>
        {isFile && (
          <FileCell
            column={{ type: 'file', field: field.field, label: field.label, sortable: false, hidden: false }}
            record={{ id: '', [field.field]: value }}
          />
        )}
        {!isFile && (text ?? (isInvalid ? '' : '—'))}
        {isInvalid && (
          <span className={styles.missing}>
            {translate(text === undefined ? 'shell.form.missing' : 'shell.form.to_correct')}
          </span>
        )}
      </dd>
    </div>
  );
}
