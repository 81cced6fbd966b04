import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { PHONE, useMediaQuery } from '../parts/useMediaQuery.ts';
import styles from './FormSheet.module.css';
import { MuiRoot } from './MuiRoot.tsx';

export interface FormSheetProps {
  readonly title: string;
  readonly onCancel: () => void;
  /** The form, with buttons of its own. */
  readonly children: ReactNode;
}

/** A form over the screen, all of it on a phone. A click beside it does not throw away what was typed. */
export function FormSheet({ title, onCancel, children }: FormSheetProps) {
  const id = useId();
  const isPhone = useMediaQuery(PHONE);
  return (
    <MuiRoot>
      <Dialog
        open
        fullWidth
        fullScreen={isPhone}
        maxWidth="sm"
        aria-labelledby={id}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && onCancel()}
      >
        <div className={styles.sheet}>
          <h2 id={id}>{title}</h2>
          {children}
        </div>
      </Dialog>
    </MuiRoot>
  );
}
