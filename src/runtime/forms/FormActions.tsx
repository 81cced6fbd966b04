import { useTranslate } from 'react-admin';
import { Button } from '../parts/Button.tsx';
import { RequestReference } from '../parts/RequestReference.tsx';
import { RequestError } from '../session/RequestError.ts';
import styles from './forms.module.css';

interface FormActionsProps {
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly isLeaving: boolean;
  /** Why it was not done, where that is about no field. */
  readonly failure: unknown;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Sends the form, or leaves it; what has been filled in is not left without asking. */
export function FormActions({ submitLabel, isBusy, isLeaving, failure, onLeave, onStay }: FormActionsProps) {
  const translate = useTranslate();
  if (isLeaving) {
    return (
      <div className={styles.actions} role="alertdialog" aria-label={translate('shell.form.leave')}>
        <p>{translate('shell.form.leave')}</p>
        <Button autoFocus onClick={onStay}>
          {translate('shell.form.stay')}
        </Button>
        <Button kind="critical" onClick={onLeave}>
          {translate('shell.form.leave_confirm')}
        </Button>
      </div>
    );
  }
  const code = failure instanceof RequestError ? failure.code : 'unexpected';
  return (
    <div className={styles.actions}>
      {failure !== undefined && (
        <div className={styles.problem} role="alert">
          <p>{translate(`errors.${code}`, { _: translate('errors.unexpected') })}</p>
          {failure instanceof RequestError && <RequestReference error={failure} />}
        </div>
      )}
      <Button aria-disabled={isBusy} onClick={onLeave}>
        {translate('shell.cancel')}
      </Button>
      <Button kind="primary" type="submit" aria-disabled={isBusy}>
        {isBusy ? translate('shell.working') : submitLabel}
      </Button>
    </div>
  );
}
