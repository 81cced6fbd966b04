import Popover from '@mui/material/Popover';
import { type ReactNode, useEffect } from 'react';
import { isShortcut } from '../keys/shortcuts.ts';
import { MuiRoot } from './MuiRoot.tsx';

export interface PanelProps {
  readonly anchor: HTMLElement;
  /** The name of the panel, for screen readers. */
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel under the button that opened it, for more content than a menu. It keeps the focus until it is closed. */
export function Panel({ anchor, label, align = 'start', onClose, children }: PanelProps) {
  // Some elements disappear when they are pressed, such as an undo button. Then nothing has the focus for a moment, and
  // the popover does not receive Escape.
  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent): void {
      if (isShortcut(event, 'close') && document.activeElement === document.body) onClose();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
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
