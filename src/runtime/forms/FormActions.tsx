import { useTranslate } from 'react-admin';
import { RequestError } from '../core/session/RequestError.ts';
import { Button } from '../parts/buttons/Button.tsx';
import styles from '../parts/fields/forms.module.css';
import { RequestReference } from '../parts/messages/RequestReference.tsx';
import { DialogActions } from '../parts/overlays/DialogActions.tsx';
import { LeaveConfirmation } from '../parts/overlays/LeaveConfirmation.tsx';

interface FormActionsProps {
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly isLeaving: boolean;
  /** Why the action did not run, if the error is not about a field. */
  readonly error: unknown;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Sends or leaves the form; unsaved input is not discarded without confirmation. */
export function FormActions({ submitLabel, isBusy, isLeaving, error, onLeave, onStay }: FormActionsProps) {
  const translate = useTranslate();
  if (isLeaving) {
    const text = translate('shell.form.leave');
    return <LeaveConfirmation text={text} onStay={onStay} onLeave={onLeave} />;
  }
  const code = error instanceof RequestError ? error.code : 'unexpected';
  return (
    <DialogActions>
      {error !== undefined && (
        <div className={styles.error} role="alert">
          <p>{translate(`errors.${code}`, { _: translate('errors.unexpected') })}</p>
          {error instanceof RequestError && <RequestReference error={error} />}
        </div>
      )}
      <Button aria-disabled={isBusy} onClick={onLeave}>
        {translate('shell.cancel')}
      </Button>
      <Button kind="primary" type="submit" aria-disabled={isBusy}>
        {isBusy ? translate('shell.working') : submitLabel}
      </Button>
    </DialogActions>
  );
}
