import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { MuiRoot } from './MuiRoot.tsx';

export interface SideDrawerProps {
  readonly side: 'left' | 'right';
  readonly label: string;
  /** A menu, or content to read, which takes the whole screen of a phone. */
  readonly size?: 'menu' | 'reading';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const WIDTHS = { menu: 'min(88vw, 320px)', reading: 'min(100vw, 640px)' } as const;

/** A sheet over the side of the screen. */
export function SideDrawer({ side, label, size = 'menu', onClose, children }: SideDrawerProps) {
  return (
    <MuiRoot>
      <Drawer
        open
        anchor={side}
        onClose={onClose}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { width: WIDTHS[size] } },
        }}
      >
        {children}
      </Drawer>
    </MuiRoot>
  );
}
