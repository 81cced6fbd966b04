import { useTranslate } from 'react-admin';
import { useDescribeError } from '../console/useDescribeError.ts';
import { RequestError } from '../core/session/RequestError.ts';
import { Button } from '../parts/buttons/Button.tsx';
import styles from '../parts/fields/forms.module.css';
import { RequestReference } from '../parts/messages/RequestReference.tsx';
import { DialogActions } from '../parts/overlays/DialogActions.tsx';
import { LeaveConfirmation } from '../parts/overlays/LeaveConfirmation.tsx';
import type { Saving } from './drafts/Draft.ts';
import stepStyles from './steps/steps.module.css';

interface FormActionsProps {
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly isLeaving: boolean;
  /** Why the action did not run, if the error is not about a field. */
  readonly error: unknown;
  /** Whether the server has what was filled in, for a draft that it keeps. */
  readonly saving: Saving | undefined;
  /** To the step before; `undefined` in the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Sends or leaves the form; unsaved input is not discarded without confirmation. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, isBusy, isLeaving, error, saving, onBack, onLeave, onStay } = props;
  const translate = useTranslate();
  const describe = useDescribeError();
  if (isLeaving) {
    const text = translate(saving === undefined ? 'shell.form.leave' : 'shell.form.leave_unsaved');
    return <LeaveConfirmation text={text} onStay={onStay} onLeave={onLeave} />;
  }
  return (
    <DialogActions>
      {error !== undefined && (
        <div className={styles.error} role="alert">
          <p>{describe(error).text}</p>
          {error instanceof RequestError && <RequestReference error={error} />}
        </div>
      )}
      {saving !== undefined && (
        <span className={stepStyles.saving} data-failed={saving === 'failed'} role="status">
          {translate(`shell.form.draft_${saving}`)}
        </span>
      )}
      <Button aria-disabled={isBusy} onClick={onLeave}>
        {translate(saving === undefined ? 'shell.cancel' : 'shell.close')}
      </Button>
      {onBack !== undefined && (
        <Button aria-disabled={isBusy} onClick={onBack}>
          {translate('shell.form.back')}
        </Button>
      )}
      <Button kind="primary" type="submit" aria-disabled={isBusy}>
        {isBusy ? translate('shell.working') : submitLabel}
      </Button>
    </DialogActions>
  );
}
