import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { Button } from '../buttons/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { MuiRoot } from './MuiRoot.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** Details below the question. */
  readonly details?: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  readonly tone: 'normal' | 'critical';
  readonly busy: boolean;
  /** The error, in place. */
  readonly error?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Prompts for confirmation before an operation. The safe choice has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, details, confirm, cancel, tone, busy, error, onConfirm, onCancel } = props;
  const id = useId();
  const close = busy ? undefined : onCancel;
  return (
    <MuiRoot>
      <Dialog
        open
        fullWidth
        maxWidth="xs"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        {...(close !== undefined && { onClose: close })}
      >
        <div className={styles.dialog} aria-busy={busy}>
          <h2 id={`${id}-title`}>{title}</h2>
          {text !== '' && <p id={`${id}-text`}>{text}</p>}
          {details}
          <div role="alert">{error}</div>
          <div className={styles.actions}>
            <Button autoFocus aria-disabled={busy} onClick={close}>
              {cancel}
            </Button>
            <Button
              kind={tone === 'critical' ? 'critical' : 'primary'}
              aria-disabled={busy}
              onClick={busy ? undefined : onConfirm}
            >
              {confirm}
            </Button>
          </div>
        </div>
      </Dialog>
    </MuiRoot>
  );
}
