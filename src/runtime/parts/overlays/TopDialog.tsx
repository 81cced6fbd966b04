import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';

export interface TopDialogProps {
  /** What the dialog is, for screen readers. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog near the top of the window, which stays in place while what it holds becomes shorter or longer. */
export function TopDialog({ label, onClose, children }: TopDialogProps) {
  return (
    <DialogFrame size="medium" place="top" title={label} hidesTitle onClose={onClose}>
      {children}
    </DialogFrame>
  );
}
