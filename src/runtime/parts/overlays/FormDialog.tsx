import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../buttons/Button.tsx';
import { useFirstFocus } from '../focus/useFirstFocus.ts';
import { DialogActions } from './DialogActions.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import styles from './FormDialog.module.css';
import { LeaveConfirmation } from './LeaveConfirmation.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly cancel: string;
  readonly busy: boolean;
  /** Whether the input is still incomplete. */
  readonly disabled?: boolean;
  /** Whether the dialog is wide enough for more than a few inputs. */
  readonly wide?: boolean;
  /** The error, in place. */
  readonly error?: ReactNode;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Closes the dialog without the cancel button; by default, does what the button does. */
  readonly onClose?: () => void;
  /** The inputs. */
  readonly children: ReactNode;
}

/**
 * A few inputs in a dialog. Input stays while it is sent and after an error, and is not discarded without confirmation.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, cancel, busy, disabled = false, wide = false, error, onSubmit, onCancel, children } = props;
  const translate = useTranslate();
  const fields = useFirstFocus<HTMLDivElement>();
  const [isFilled, setIsFilled] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const close = props.onClose ?? onCancel;

  /** Closes the dialog, after a confirmation if there is unsaved input. */
  function leave(): void {
    if (busy) return;
    if (isFilled && !isLeaving) setIsLeaving(true);
    else close();
  }

  /** If the button only goes back a step, no input is lost. */
  const goBack = props.onClose === undefined ? leave : onCancel;

  return (
    <DialogFrame
      size={wide ? 'medium' : 'small'}
      fillsPhone
      title={title}
      busy={busy}
      error={error}
      actions={
        isLeaving ? (
          <LeaveConfirmation
            text={translate('shell.form.leave_unkept')}
            onStay={() => setIsLeaving(false)}
            onLeave={close}
          />
        ) : (
          <DialogActions>
            <Button aria-disabled={busy} onClick={busy ? undefined : goBack}>
              {cancel}
            </Button>
            <Button type="submit" kind="primary" disabled={disabled} aria-disabled={busy}>
              {submit}
            </Button>
          </DialogActions>
        )
      }
      onSubmit={() => !disabled && onSubmit()}
      onInput={() => setIsFilled(true)}
      onClose={leave}
    >
      <div ref={fields} className={styles.fields}>
        {children}
      </div>
    </DialogFrame>
  );
}
