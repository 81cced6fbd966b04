import type { ReactNode } from 'react';
import styles from './DialogFrame.module.css';

/** The buttons at the end of a dialog. They stay visible while long content scrolls. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
