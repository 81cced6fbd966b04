import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { DialogActions } from './DialogActions.tsx';
import { DialogFrame } from './DialogFrame.tsx';

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
  return (
    <DialogFrame
      size="small"
      title={title}
      text={text}
      busy={busy}
      error={error}
      actions={
        <DialogActions>
          <Button autoFocus aria-disabled={busy} onClick={busy ? undefined : onCancel}>
            {cancel}
          </Button>
          <Button
            kind={tone === 'critical' ? 'critical' : 'primary'}
            aria-disabled={busy}
            onClick={busy ? undefined : onConfirm}
          >
            {confirm}
          </Button>
        </DialogActions>
      }
      onClose={onCancel}
    >
      {details}
    </DialogFrame>
  );
}
