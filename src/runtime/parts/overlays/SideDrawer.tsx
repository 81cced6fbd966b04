import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { MuiRoot } from './MuiRoot.tsx';

export interface SideDrawerProps {
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the side of a phone's screen. */
export function SideDrawer({ side, label, onClose, children }: SideDrawerProps) {
  return (
    <MuiRoot>
      <Drawer
        open
        anchor={side}
        onClose={onClose}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { width: 'min(88vw, 320px)' } },
        }}
      >
        {children}
      </Drawer>
    </MuiRoot>
  );
}
