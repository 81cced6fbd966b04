import Dialog from '@mui/material/Dialog';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../parts/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { MuiRoot } from './MuiRoot.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly cancel: string;
  readonly busy: boolean;
  /** What is filled in is not enough yet. */
  readonly disabled?: boolean;
  /** Room for more than a few inputs. */
  readonly wide?: boolean;
  /** What went wrong, in place. */
  readonly problem?: ReactNode;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Closes it without the button; without it, what the button does. */
  readonly onClose?: () => void;
  /** The inputs. */
  readonly children: ReactNode;
}

/** A few inputs over the screen. What is typed stays while it is sent and after a failure. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, cancel, busy, disabled = false, wide = false, problem, onSubmit, onCancel, children } = props;
  const id = useId();
  const goBack = busy ? undefined : onCancel;
  const close = busy ? undefined : (props.onClose ?? onCancel);

  function handle(event: FormEvent): void {
    event.preventDefault();
    if (!busy && !disabled) onSubmit();
  }

  return (
    <MuiRoot>
      <Dialog
        open
        fullWidth
        maxWidth={wide ? 'sm' : 'xs'}
        aria-labelledby={`${id}-title`}
        {...(close !== undefined && { onClose: close })}
      >
        <form className={styles.dialog} data-wide={wide} noValidate aria-busy={busy} onSubmit={handle}>
          <h2 id={`${id}-title`}>{title}</h2>
          {children}
          <div role="alert">{problem}</div>
          <div className={styles.actions}>
            <Button aria-disabled={busy} onClick={goBack}>
              {cancel}
            </Button>
            <Button type="submit" kind="primary" disabled={disabled} aria-disabled={busy}>
              {submit}
            </Button>
          </div>
        </form>
      </Dialog>
    </MuiRoot>
  );
}
