import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedFormField } from '#contract/generated/api.ts';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useWording } from '../errors/useWording.ts';
import { serverMessages } from '../errors/validationMessages.ts';
import type { FormContext } from '../values/FormContext.ts';
import { FormValuesContext } from '../values/FormValuesContext.ts';
import styles from './FieldCheck.module.css';
import { useFieldCheck } from './useFieldCheck.ts';

interface FieldCheckProps {
  readonly declared: ResolvedFormField;
  readonly context: FormContext;
}

const LABELS = { 'tax-number': 'shell.form.check_tax_number', website: 'shell.form.check_website' } as const;

/** Below a field: a button by which a service checks its value, and what it says. */
export function FieldCheck({ declared, context: { address } }: FieldCheckProps) {
  const translate = useTranslate();
  const wording = useWording();
  const describe = useDescribeError();
  const { current, isSlow, wait, isSending, error, run } = useFieldCheck(
    declared,
    address,
    useContext(FormValuesContext),
  );
  const isPending = isSending || current?.status === 'PENDING';
  const [wrong] = error instanceof RequestError ? serverMessages(error.errors, wording) : [];
  const problem = current?.problem && translate(`form_errors.${current.problem}`);
  const failed =
    problem ?? (current === undefined && error !== null ? (wrong?.text ?? describe(error).text) : undefined);
  return (
    <div className={styles.check}>
      {current?.status !== 'SUCCESS' && (
        <Button onClick={run} disabled={isPending || wait > 0}>
          {translate(LABELS[declared.check?.service ?? 'website'])}
        </Button>
      )}
      <p
        className={styles.said}
        role="status"
        data-tone={failed ? 'critical' : current?.status === 'SUCCESS' ? 'positive' : undefined}
      >
        {isPending && translate(isSlow ? 'shell.form.check_slow' : 'shell.form.check_pending')}
        {current?.status === 'SUCCESS' && (
          <>
            <Icon name="check" size={16} /> {translate('shell.form.check_done')}
          </>
        )}
        {!isPending && failed}
      </p>
      {!isPending && wait > 0 && current?.status !== 'SUCCESS' && (
        <small className={styles.wait}>{translate('shell.form.check_wait', { smart_count: wait })}</small>
      )}
    </div>
  );
}
