import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { MuiRoot } from './MuiRoot.tsx';

export interface PanelProps {
  readonly anchor: HTMLElement;
  /** What the panel is, for screen readers. */
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel under the button that opened it, for more than a menu holds. It keeps the focus until it is closed. */
export function Panel({ anchor, label, align = 'start', onClose, children }: PanelProps) {
  const horizontal = align === 'start' ? 'left' : 'right';
  return (
    <MuiRoot>
      <Popover
        open
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        {children}
      </Popover>
    </MuiRoot>
  );
}
