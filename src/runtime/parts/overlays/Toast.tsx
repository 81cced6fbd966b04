import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import type { ToastMessage } from '../../console/ToastProvider.tsx';
import { Icon } from '../icons/Icon.tsx';
import { MuiRoot } from './MuiRoot.tsx';
import styles from './Toast.module.css';

/** How long a toast stays, in milliseconds. Rule navigation.toast. */
const STAYS = 3_000;

export interface ToastProps extends ToastMessage {
  readonly onClose: () => void;
}

/** Confirms a completed operation for three seconds; a toast with an action stays until the action expires. */
export function Toast(props: ToastProps) {
  return <ShownToast key={props.id} {...props} />;
}

function ShownToast({ text, tone, action, onClose }: ToastProps) {
  const [stays] = useState(() => (action === undefined ? STAYS : Math.max(STAYS, action.until - Date.now())));
  return (
    <MuiRoot>
      <Snackbar
        open
        autoHideDuration={stays}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      >
        <div className={styles.toast} role={tone === 'critical' ? 'alert' : 'status'} data-tone={tone}>
          <Icon name={tone === 'critical' ? 'alert' : 'check'} />
          <span>{text}</span>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                action.onSelect();
                onClose();
              }}
            >
              {action.label}
            </button>
          )}
        </div>
      </Snackbar>
    </MuiRoot>
  );
}
