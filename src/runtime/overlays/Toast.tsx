import Snackbar from '@mui/material/Snackbar';
import { Icon } from '../parts/Icon.tsx';
import { MuiRoot } from './MuiRoot.tsx';
import styles from './Toast.module.css';

/** How long a toast stays, in milliseconds (shell.md, section 9). */
const STAYS = 3_000;

export interface ToastProps {
  /** Changes with each toast. */
  readonly id: string | number;
  readonly text: string;
  readonly tone: 'positive' | 'critical';
  readonly onClose: () => void;
}

/** Says for three seconds what has just been done. */
export function Toast({ id, text, tone, onClose }: ToastProps) {
  return (
    <MuiRoot>
      <Snackbar
        key={id}
        open
        autoHideDuration={STAYS}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      >
        <div className={styles.toast} role={tone === 'critical' ? 'alert' : 'status'} data-tone={tone}>
          <Icon name={tone === 'critical' ? 'alert' : 'check'} />
          <span>{text}</span>
        </div>
      </Snackbar>
    </MuiRoot>
  );
}
