import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { Button } from '../buttons/Button.tsx';
import { MuiRoot } from './MuiRoot.tsx';
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

/** Content to read in a dialog, which scrolls within itself. */
export function ReportDialog({ title, close, onClose, isShownOnce = false, children }: ReportDialogProps) {
  const id = useId();
  return (
    <MuiRoot>
      <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={isShownOnce ? undefined : onClose}>
        <div className={styles.dialog}>
          <h2 id={id}>{title}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
          <section className={styles.content} aria-labelledby={id} tabIndex={0}>
            {children}
          </section>
          <div className={styles.actions}>
            <Button autoFocus={!isShownOnce} onClick={onClose}>
              {close}
            </Button>
          </div>
        </div>
      </Dialog>
    </MuiRoot>
  );
}
