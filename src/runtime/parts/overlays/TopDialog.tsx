import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { MuiRoot } from './MuiRoot.tsx';

export interface TopDialogProps {
  /** What the dialog is, for screen readers. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog near the top of the window, which stays in place while what it holds becomes shorter or longer. */
export function TopDialog({ label, onClose, children }: TopDialogProps) {
  return (
    <MuiRoot>
      <Dialog
        open
        maxWidth="lg"
        sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
        slotProps={{
          paper: { 'aria-label': label, sx: { width: 'min(576px, 100% - 16px)', margin: 'min(10vh, 80px) 8px 8px' } },
        }}
        onClose={onClose}
      >
        {children}
      </Dialog>
    </MuiRoot>
  );
}
