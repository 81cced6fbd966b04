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
  /** What went wrong, in place. */
  readonly problem?: ReactNode;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** The inputs. */
  readonly children: ReactNode;
}

/** A few inputs over the screen. What is typed stays while it is sent and after a failure. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, cancel, busy, problem, onSubmit, onCancel, children } = props;
  const id = useId();
  const close = busy ? undefined : onCancel;

  function handle(event: FormEvent): void {
    event.preventDefault();
    if (!busy) onSubmit();
  }

  return (
    <MuiRoot>
      <Dialog
        open
        fullWidth
        maxWidth="xs"
        aria-labelledby={`${id}-title`}
        {...(close !== undefined && { onClose: close })}
      >
        <form className={styles.dialog} noValidate aria-busy={busy} onSubmit={handle}>
          <h2 id={`${id}-title`}>{title}</h2>
          {children}
          <div role="alert">{problem}</div>
          <div className={styles.actions}>
            <Button aria-disabled={busy} onClick={close}>
              {cancel}
            </Button>
            <Button type="submit" kind="primary" aria-disabled={busy}>
              {submit}
            </Button>
          </div>
        </form>
      </Dialog>
    </MuiRoot>
  );
}
