import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { DialogActions } from './DialogActions.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import styles from './ReportDialog.module.css';

export interface ReportDialogProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  /**
   * The content cannot be shown again: neither Escape nor a click outside closes the dialog, and the close button does
   * not take the focus first.
   */
  readonly isShownOnce?: boolean;
  readonly children: ReactNode;
}

/** Content to read in a dialog. */
export function ReportDialog({ title, close, onClose, isShownOnce = false, children }: ReportDialogProps) {
  return (
    <DialogFrame
      size="medium"
      title={title}
      actions={
        <DialogActions>
          <Button autoFocus={!isShownOnce} onClick={onClose}>
            {close}
          </Button>
        </DialogActions>
      }
      onClose={isShownOnce ? undefined : onClose}
    >
      <div className={styles.content}>{children}</div>
    </DialogFrame>
  );
}
